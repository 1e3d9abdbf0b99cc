# Torres: las palabras del tablero, de lo que ocurre y de lo que toca hacer.

torres-name = Torres
torres-tagline = Levanta castillos, sube a lo alto y quédate cerca del rey.

torres-rules-basic = Versión básica
    .note = Cada cual compra cartas de acción de su propio mazo.
torres-rules-master = Versión maestra
    .note = Las diez cartas en la mano desde el principio, castillos colocados por los jugadores y una carta maestra como meta.

torres-option-auto-convert-ap = Los puntos sobrantes avanzan por la pista
    .note = Lo que no gastes mueve tu marcador por sí solo.
torres-option-passage-needs-inner-path = El paso por un castillo no puede subir
    .note = Por dentro, el caballero necesita un camino de puertas que nunca suba.
torres-option-cards-returned-to-same-end = Las cartas devueltas van al mismo lado
    .note = Las dos cartas que no se guardan van encima del mazo, o las dos debajo.
torres-option-master-all-means-all-six = Las cartas maestras cuentan los seis caballeros
    .note = «Todos tus caballeros» son los seis, en el tablero.
torres-option-master-row-contiguous = Fila: sin huecos
    .note = Los caballeros de la carta «Fila» deben estar uno junto a otro.
torres-option-master-row-includes-diagonals = Fila: también en diagonal
    .note = Una línea inclinada también es una fila.
torres-option-master-square-axis-parallel-only = Cuadrado: paralelo al tablero
    .note = Los lados de la carta «Cuadrado» siguen filas y columnas.
torres-option-master-neighbours-orthogonal = Vecinos: solo lado con lado
    .note = Las casillas que se tocan en una esquina no son vecinas.
torres-option-tied-last-king-mover = Quién mueve al rey si se comparte el último puesto
    .note = Solo puede pasar mientras haya marcadores en la salida.
torres-option-tied-last-king-mover-last-in-turn-order = quien va el último en el turno
torres-option-tied-last-king-mover-first-in-turn-order = quien va el primero en el turno
torres-option-master-castle-count-by-phase = El número de castillos va por fases
    .note = Cuatro castillos cuentan en la fase 1, cinco en la 2 y seis en la 3. Si no, cada número cuenta en todas.
torres-option-leader-starts-new-phases = Quien va en cabeza empieza las fases
    .note = En la versión maestra. Si no, empieza quien mueve al rey.

torres-source-castles = Castillos
torres-source-king = Rey
torres-source-master = Carta maestra
torres-source-track = Pista

torres-phase = Fase { $phase }
torres-heading = Fase { $phase } de { $phases } · ronda { $round } de { $rounds }
torres-heading-setup = Preparación
torres-heading-scoring = Fase { $phase } de { $phases } · puntuación
torres-heading-over = La partida ha terminado

## Qué toca hacer

torres-prompt-castle = Coloca un castillo: con al menos dos casillas libres hasta cualquier otro.
torres-prompt-knight = Pon tu primer caballero en un castillo donde no haya nadie.
torres-prompt-king = Pon al rey en un castillo vacío: será el castillo del rey.
torres-prompt-turn = { $ways ->
       *[both] Coloca un bloque, mueve un caballero o trae uno nuevo
        [block] Coloca un bloque o mueve un caballero
        [knight] Mueve un caballero o trae uno nuevo
        [neither] Mueve un caballero o avanza por la pista
    }: { $points ->
        [one] te queda 1 punto
       *[other] te quedan { $points } puntos
    }.
torres-prompt-turn-spent = No te quedan puntos: termina el turno.
torres-prompt-turn-spent-card = No te quedan puntos: juega una carta si quieres y termina el turno.
torres-prompt-keep = Guarda una de estas cartas; las demás vuelven a tu mazo.
torres-prompt-return = Devuelve el resto: ¿encima del mazo o debajo?
torres-prompt-return-order = ¿Qué carta vuelve primero y a qué lado del mazo?
torres-prompt-use = No has construido nada: ¿qué pila se da por usada?
torres-prompt-leftover = Sobran bloques: ¿a qué pila va el siguiente?
torres-prompt-move-king = Vas en último lugar, así que te toca mover al rey: elige una casilla de un castillo o deja que se quede.
torres-prompt-over = La partida ha terminado.
torres-prompt-jump-up-2 = Elige un caballero y una casilla a su lado exactamente dos niveles más alta.
torres-prompt-diagonal = Elige un caballero y una casilla en diagonal junto a él.
torres-prompt-free-passage = Elige un caballero junto a una puerta y cualquier otra puerta de ese castillo.
torres-prompt-block-under-knight = Elige uno de tus caballeros: pondrás un bloque bajo sus pies.
torres-prompt-extra-block = Coloca un bloque de la reserva común.
torres-prompt-move-block = Toma el bloque de arriba de una casilla sin piezas.
torres-prompt-move-block-put = Deja el bloque en otra casilla.
torres-prompt-jump-over = Elige un caballero y la casilla que hay tras la pieza que salta.
torres-prompt-knight-up-1 = Coloca un caballero nuevo junto a uno tuyo, como mucho un nivel más arriba.

## Qué ha pasado

torres-event-first-player = Empieza { $player }.
torres-event-master-card-drawn = La carta maestra es «{ $card }»: { $effect }
torres-event-castle-placed = { $player } coloca un castillo en { $cell }.
torres-event-knight-placed = { $player } pone un caballero en { $cell }.
torres-event-king-placed = { $player } pone al rey en { $cell }.
torres-event-phase-started = Comienza la fase { $phase }; abre { $player }.
torres-event-turn-started = { $player }, ronda { $round }
torres-event-knight-added = { $player } trae un caballero nuevo a { $cell }.
torres-event-knight-moved = { $way ->
        [passage] { $player } cruza el castillo con un caballero, de { $from } a { $to }.
        [free-passage] { $player } atraviesa el castillo con un caballero, de { $from } a { $to }.
        [jump-up-2] { $player } sube dos niveles de un salto, de { $from } a { $to }.
        [diagonal] { $player } mueve un caballero en diagonal, de { $from } a { $to }.
        [jump-over] { $player } salta con un caballero por encima de una pieza, de { $from } a { $to }.
       *[step] { $player } mueve un caballero de { $from } a { $to }.
    }
torres-event-block-built = { $how ->
        [under] { $player } eleva el caballero de { $cell } al nivel { $level }.
        [founded] { $player } funda un castillo nuevo en { $cell }.
        [founded-under] { $player } funda un castillo nuevo bajo el caballero de { $cell }.
       *[plain] { $player } construye en { $cell }, ahora nivel { $level }.
    }
torres-event-block-lifted = { $player } toma un bloque de { $cell }.
torres-event-block-lifted-gone = { $player } toma el bloque de { $cell }; ese castillo desaparece.
torres-event-block-put = { $player } lo deja en { $cell }, ahora nivel { $level }.
torres-event-block-put-founded = { $player } lo deja en { $cell } y funda un castillo nuevo.
torres-event-track-step = { $player } avanza por la pista, de { $from } a { $to }.
torres-event-card-bought = { $player } compra una carta y mira { $count ->
        [one] la única que queda
       *[other] { $count }
    }.
torres-event-card-drawn = A la vista: { $card }.
torres-event-card-kept = { $player } se queda con «{ $card }».
torres-event-card-kept-hidden = { $player } se queda con una carta.
torres-event-cards-returned = { $end ->
        [top] { $count ->
            [one] Una carta vuelve encima del mazo.
           *[other] { $count } cartas vuelven encima del mazo.
        }
       *[bottom] { $count ->
            [one] Una carta vuelve debajo del mazo.
           *[other] { $count } cartas vuelven debajo del mazo.
        }
    }
torres-event-card-played = { $player } juega «{ $card }».
torres-event-points-raised = { $points ->
        [one] Ahora queda 1 punto de acción.
       *[other] Ahora quedan { $points } puntos de acción.
    }
torres-event-turn-ended = { $unused ->
        [one] 1 punto de acción queda sin usar.
       *[other] { $unused } puntos de acción quedan sin usar.
    }
torres-event-points-converted = { $player } avanza con los puntos sobrantes, de { $from } a { $to }.
torres-event-stack-used = La pila { $stack } queda usada; { $blocks ->
        [one] sobra 1 bloque.
       *[other] sobran { $blocks } bloques.
    }
torres-event-leftover-kept = Un bloque pasa a la pila { $stack }.
torres-event-blocks-returned = { $count ->
        [one] 1 bloque vuelve a la reserva.
       *[other] { $count } bloques vuelven a la reserva.
    }
torres-event-castles-scored = { $player } suma { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por castillos.
torres-event-king-bonus = { $player } recibe { $points } puntos del rey.
torres-event-master-card-scored = { $player } recibe { $points } puntos de la carta maestra.
torres-event-king-moved = { $player } lleva al rey a { $cell }.
torres-event-king-stayed = { $player } deja al rey donde está.
torres-event-game-over = { $count ->
        [one] Gana { $players } con { $points } puntos.
       *[other] Comparten la victoria { $players }.
    }

## Qué se puede hacer

torres-group-board = En el tablero
torres-group-cards = Cartas
torres-group-turn = El turno
torres-do-move = Mover el caballero de { $from } a { $cell }
torres-do-build = Construir en { $cell } con la pila { $stack } ({ $blocks ->
        [one] 1 bloque
       *[other] { $blocks } bloques
    })
torres-do-build-supply = Construir en { $cell } con un bloque de la reserva
torres-do-build-under = Un bloque de la pila { $stack } bajo el caballero de { $cell }
torres-do-place-knight = Poner tu caballero en { $cell }
torres-do-knight = Caballero nuevo en { $cell } (2 puntos)
torres-do-knight-card = Caballero nuevo en { $cell } (con la carta)
torres-do-castle = Colocar un castillo en { $cell }
torres-do-king = Poner al rey en { $cell }
torres-do-king-stays = Dejar al rey donde está
torres-do-lift = Tomar el bloque de { $cell }
torres-do-put = Dejar el bloque en { $cell }
torres-do-track = Un paso por la pista de puntuación
torres-do-buy = Comprar una carta
torres-do-keep = Guardar «{ $card }»
torres-do-return-top = De vuelta encima del mazo: primero «{ $card }»
torres-do-return-bottom = De vuelta debajo del mazo: primero «{ $card }»
torres-do-play = Jugar «{ $card }»
torres-do-end = Terminar el turno
torres-do-use = Dar por usada la pila { $stack } ({ $blocks ->
        [one] 1 bloque
       *[other] { $blocks } bloques
    })
torres-do-leftover = El bloque va a la pila { $stack } (ahora { $blocks })
torres-do-first = El azar decide quién empieza
torres-do-master = Se saca la carta maestra
torres-do-draw = Se saca una carta

## El tablero

torres-board = Tablero de Torres
torres-view = Vista del tablero
torres-view-left = Girar el tablero a la izquierda
torres-view-right = Girar el tablero a la derecha
torres-view-plan = Ver desde arriba
torres-view-oblique = Ver en perspectiva
torres-choose = ¿Qué hacer aquí?
torres-space-ground = suelo
torres-space-castle = nivel { $level }, castillo { $castle } de superficie { $surface }
torres-space-own-knight = tu caballero
torres-space-knight = caballero de { $player }
torres-space-king = el rey
torres-space-site = lugar de castillo
torres-space-may = puedes: { $list }
torres-castle = Castillo { $castle }
torres-castle-surface = Superficie
torres-castle-highest = Nivel más alto
torres-castle-worth = Valdría ahora
torres-castle-nobody = Ningún caballero puntúa aquí todavía.

## Junto al tablero

torres-points = { $points ->
        [one] Queda 1 punto de acción
       *[other] Quedan { $points } puntos de acción
    }
torres-stacks = Bloques
torres-stack = Pila { $stack }: { $blocks ->
        [0] vacía
        [one] 1 bloque
       *[other] { $blocks } bloques
    }
torres-stack-used = Pila { $stack }: usada
torres-stack-now = este turno
torres-blocks-left = { $blocks ->
        [one] 1 bloque más este turno
       *[other] { $blocks } bloques más este turno
    }
torres-supply-block = Bloque de la reserva
torres-knight = Caballero nuevo
torres-knight-cost = 2 puntos
torres-reserve = { $count } en reserva
torres-buy = Comprar carta
torres-buy-cost = 1 punto
torres-deck = { $count } en el mazo
torres-track-gain = +{ $gain }
torres-track-label = Paso por la pista de puntuación: { $gain ->
        [one] 1 punto
       *[other] { $gain } puntos
    }
torres-track-picture = Pista de puntuación
torres-hand = Cartas en la mano
torres-play = Jugar
torres-fresh = A partir de tu próximo turno
torres-keep = Guardar
torres-return-top = Encima
torres-return-bottom = Debajo del mazo
torres-return-first = Primero { $card }
torres-stay = El rey se queda
torres-played = Jugadas
torres-seat-reserve = Caballeros en reserva: { $count }
torres-seat-hand = Cartas en la mano: { $count }
torres-seat-deck = Cartas en el mazo: { $count }
torres-seat-stacks = Pilas de bloques: { $list }
torres-master-card = Carta maestra

## Puntuación

torres-scoring-title = Puntuación de la fase { $phase }
torres-scoring-castle = Castillo { $castle }
torres-scoring-product = { $surface } × { $level }
torres-scoring-king = Premio del rey
torres-scoring-sum = Puntos ganados
torres-scoring-passed = Por adelantar a otros
torres-scoring-before = Antes
torres-scoring-after = Puntuación nueva

## Teclas

torres-key-arrows = Ir de casilla en casilla
torres-key-enter = Elegir la casilla: primero una pieza, luego adónde va
torres-key-escape = Soltar lo elegido
torres-key-turn = Girar el tablero
torres-key-plan = Desde arriba o en perspectiva

## Cartas

torres-card-ap6 = 6 puntos
    .effect = 6 puntos de acción este turno en vez de 5.
torres-card-ap7 = 7 puntos
    .effect = 7 puntos de acción este turno en vez de 5.
torres-card-jump-up-2 = Gran salto
    .effect = Un caballero sube dos niveles a una casilla contigua.
torres-card-diagonal = En diagonal
    .effect = Un caballero avanza una casilla en diagonal y sube como mucho un nivel.
torres-card-free-passage = Paso franco
    .effect = Un caballero entra por una puerta y sale por cualquiera, a cualquier nivel.
torres-card-block-under-knight = Pedestal
    .effect = Un bloque de tus pilas va debajo de uno de tus caballeros.
torres-card-extra-block = Regalo de piedra
    .effect = Construye con un bloque más, de la reserva común.
torres-card-move-block = Piedra viajera
    .effect = Toma cualquier bloque descubierto y ponlo en otro sitio.
torres-card-jump-over = Pirueta
    .effect = Un caballero salta por encima de la pieza de al lado.
torres-card-knight-up-1 = Refuerzo
    .effect = Un caballero nuevo junto a uno tuyo, como mucho un nivel más arriba.

torres-card-border = Borde
    .effect = Cada fase: 2, 5 o 10 por cada caballero en el borde del tablero; otro tanto a quien tenga más allí.
torres-card-diagonals = Diagonales
    .effect = Cada fase: 2, 5 o 10 por cada caballero en las dos diagonales largas; otro tanto a quien tenga más allí.
torres-card-castle-count = Muchos castillos
    .effect = Caballeros en exactamente 4, 5 o 6 castillos: 5, 15 o 30 puntos.
torres-card-neighbours = Vecinos
    .effect = Al final: todos tus caballeros en casillas vecinas, 40 puntos.
torres-card-different-levels = Todos distintos
    .effect = Al final: todos tus caballeros en niveles distintos, 40 puntos.
torres-card-row = Fila
    .effect = Al final: todos tus caballeros en una fila o columna, 50 puntos.
torres-card-square = Cuadrado
    .effect = Al final: cuatro caballeros tuyos en las esquinas de un cuadrado, 50 puntos.
torres-card-same-level = Todos iguales
    .effect = Al final: todos tus caballeros en el mismo nivel, 50 puntos.
