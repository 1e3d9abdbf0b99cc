# Heaven & Ale: las palabras del tablero, de lo que ocurre y de lo que toca hacer.

heaven-and-ale-name = Heaven & Ale
heaven-and-ale-tagline = Cuida el jardín de la abadía y elabora una cerveza digna del cielo.

heaven-and-ale-rules-standard = El juego completo
    .note = Jardín, maestro cervecero, cobertizos, privilegios y barriles: toda la caja, sin expansiones.

heaven-and-ale-option-start-positions = Dónde empiezan los marcadores
    .note = Las fuentes coinciden salvo en dos casos: la madera y el maestro cervecero empiezan a una casilla de diferencia.
heaven-and-ale-option-start-positions-usual = madera en 0, maestro cervecero en −10
heaven-and-ale-option-start-positions-alternative = madera en 1, maestro cervecero en −9
heaven-and-ale-option-exchange-mode = Hasta cuándo se intercambian marcadores al final
    .note = Solo importa a quien aún tenga 20 ducados o más.
heaven-and-ale-option-exchange-mode-exhaustive-then-ducats = mientras se pueda
heaven-and-ale-option-exchange-mode-may-stop-early = mientras convenga

heaven-and-ale-heading = Ronda { $round } de { $rounds }
heaven-and-ale-heading-setup = Preparación
heaven-and-ale-heading-over = La partida ha terminado
heaven-and-ale-round = Ronda { $round }

## Recursos y monjes: ".title" abre una etiqueta, ".object" es lo que se toma, ".of" va detrás de "de" o "del"

heaven-and-ale-resource-wood = madera
    .title = Madera
    .object = madera
    .of = madera
heaven-and-ale-resource-yeast = levadura
    .title = Levadura
    .object = levadura
    .of = levadura
heaven-and-ale-resource-hops = lúpulo
    .title = Lúpulo
    .object = lúpulo
    .of = lúpulo
heaven-and-ale-resource-water = agua
    .title = Agua
    .object = agua
    .of = agua
heaven-and-ale-resource-barley = cebada
    .title = Cebada
    .object = cebada
    .of = cebada
heaven-and-ale-monk-a = monje A (rastrillo)
    .title = Monje A (rastrillo)
    .subject = El monje A (rastrillo)
    .object = el monje A (rastrillo)
    .of = monje A (rastrillo)
    .emblem = rastrillo
heaven-and-ale-monk-b = monje B (libro)
    .title = Monje B (libro)
    .subject = El monje B (libro)
    .object = el monje B (libro)
    .of = monje B (libro)
    .emblem = libro
heaven-and-ale-monk-c = monje C (llave)
    .title = Monje C (llave)
    .subject = El monje C (llave)
    .object = el monje C (llave)
    .of = monje C (llave)
    .emblem = llave
heaven-and-ale-monk-d = monje D (jarra)
    .title = Monje D (jarra)
    .subject = El monje D (jarra)
    .object = el monje D (jarra)
    .of = monje D (jarra)
    .emblem = jarra
heaven-and-ale-tile = { $resource } { $number }
heaven-and-ale-brewmaster = Maestro cervecero
heaven-and-ale-side-sunny = al sol
    .title = Lado soleado
heaven-and-ale-side-shady = a la sombra
    .title = Lado sombreado

## El camino alrededor de la abadía: ".to" es adonde va una figura

heaven-and-ale-place-start-area = Zona de inicio
    .to = a la zona de inicio
heaven-and-ale-place-resource = Espacio de recursos { $place }
    .to = al espacio de recursos { $place }
heaven-and-ale-place-monk = Espacio de monjes { $place }
    .to = al espacio de monjes { $place }
heaven-and-ale-place-scoring = Espacio de discos { $place } ({ $disc })
    .to = al espacio de discos { $place } ({ $disc })
heaven-and-ale-place-barrel = Espacio de barriles { $place }
    .to = al espacio de barriles { $place }

heaven-and-ale-start-first-player-next-round = espacio del primer jugador
    .does = Abres la ronda siguiente; tras la última, vale { $points ->
        [one] 1 punto.
       *[other] { $points } puntos.
    }
heaven-and-ale-start-brewmaster = maestro cervecero +{ $amount }
    .does = Tu maestro cervecero avanza { $amount ->
        [one] un paso.
       *[other] { $amount } pasos.
    }
heaven-and-ale-start-one-resource-marker-of-choice = un marcador a elegir +{ $amount }
    .does = Uno de tus marcadores, el que prefieras, avanza { $amount ->
        [one] un paso.
       *[other] { $amount } pasos.
    }
heaven-and-ale-start-ducats = { $amount ->
        [one] un ducado
       *[other] { $amount } ducados
    }
    .does = Recibes { $amount ->
        [one] un ducado.
       *[other] { $amount } ducados.
    }

## Casillas de puntuación: ".on" es donde se pone un disco

heaven-and-ale-spot-number = Número
    .on = la casilla del número
heaven-and-ale-spot-resource = { $title }
    .on = la casilla de { $of }
heaven-and-ale-spot-monk = { $title }
    .on = la casilla del { $of }

## Cartas de privilegio

heaven-and-ale-card-money = Dinero
    .effect = { $amount ->
        [one] 1 ducado.
       *[other] { $amount } ducados.
    }
heaven-and-ale-card-brewmaster = Maestro cervecero
    .effect = El maestro cervecero avanza { $amount ->
        [one] un paso.
       *[other] { $amount } pasos.
    }
heaven-and-ale-card-barrels = Barriles
    .effect = Al final, { $amount ->
        [one] 1 punto más
       *[other] { $amount } puntos más
    } por cada barril tuyo.
heaven-and-ale-card-resource = Recurso
    .effect = El marcador que elijas avanza un paso por cada loseta de su recurso en tu jardín.
heaven-and-ale-card-discs = Discos
    .effect = Tu último marcador avanza un paso por cada disco de tus casillas.

## Objetivos de los barriles: ".progress" dice cuánto se lleva hecho

heaven-and-ale-goal-1 = Maestro cervecero en el { $value } o más allá
    .progress = en el { $reached }
heaven-and-ale-goal-2 = Los cinco marcadores en el { $value } o más allá
    .progress = el último en el { $reached }
heaven-and-ale-goal-3 = { $value } losetas con un { $number }
    .progress = { $reached } de { $value }
heaven-and-ale-goal-4 = { $value } losetas con un { $number }
    .progress = { $reached } de { $value }
heaven-and-ale-goal-5 = Discos en las { $value } casillas de monjes
    .progress = { $reached } de { $value }
heaven-and-ale-goal-6 = Discos en las { $value } casillas de recursos
    .progress = { $reached } de { $value }
heaven-and-ale-goal-7 = { $value } cobertizos de un mismo tipo
    .progress = { $reached } de { $value }
heaven-and-ale-goal-8 = Cobertizos de { $value } tipos
    .progress = { $reached } de { $value }
heaven-and-ale-goal-9 = Un marcador en el { $value }
    .progress = el primero en el { $reached }
heaven-and-ale-goal-10 = { $value } cartas de privilegio colocadas
    .progress = { $reached } de { $value }
heaven-and-ale-goal-11 = Las { $value } parcelas al sol llenas
    .progress = { $reached } de { $value }
heaven-and-ale-goal-12 = Las { $value } parcelas a la sombra llenas
    .progress = { $reached } de { $value }

## Los cobertizos, y lo que da cada cosa

heaven-and-ale-shed = Cobertizo de tipo { $type }
heaven-and-ale-shed-range = suma de { $from } a { $to }
heaven-and-ale-shed-pattern = { $pattern ->
        [none] no activa nada
        [opposite] activa dos losetas opuestas
        [alternating] activa tres losetas que no se tocan entre sí
       *[any] activa { $count ->
            [one] una loseta cualquiera
           *[other] { $count } losetas cualesquiera
        }
    }

heaven-and-ale-gain-ducats = { $ducats ->
        [one] 1 ducado
       *[other] { $ducats } ducados
    }
heaven-and-ale-gain-brewmaster = maestro cervecero +{ $steps }
heaven-and-ale-gain-marker = { $resource } +{ $steps }
heaven-and-ale-gain-nothing = nada

## Qué toca hacer

heaven-and-ale-prompt-start = Elige un espacio de inicio: su recompensa es tuya en el acto.
heaven-and-ale-prompt-move = { $ways ->
        [home] En el paseo ya no hay ningún espacio para ti: elige un espacio de inicio.
        [must] En el paseo ya no hay ningún espacio para ti y solo te queda el espacio del primer jugador.
       *[ahead] ¿Hasta dónde avanzas? { $ducats ->
            [0] No tienes dinero.
            [one] Tienes un ducado.
           *[other] Tienes { $ducats } ducados.
        }
    }
heaven-and-ale-prompt-buy = { $ways ->
        [more] Toma otra loseta o termina tu turno: { $ducats ->
            [one] te queda un ducado.
           *[other] te quedan { $ducats } ducados.
        }
        [done] Ya has comprado lo que podías; termina tu turno.
        [sell] No puedes pagar otra loseta: vende una carta o termina tu turno.
        [must-sell] Aún no puedes pagar ninguna loseta: vende antes una carta de privilegio.
       *[first] Toma al menos una loseta: { $ducats ->
            [one] tienes un ducado.
           *[other] tienes { $ducats } ducados.
        }
    }
heaven-and-ale-prompt-put = { $ways ->
        [sunny] ¿En qué parcela al sol pones { $tile }? Allí cuesta { $sunny }.
        [shady] ¿En qué parcela a la sombra pones { $tile }? Allí cuesta { $shady }.
       *[both] ¿Dónde pones { $tile }? Cuesta { $shady } a la sombra y { $sunny } al sol.
    }
heaven-and-ale-prompt-shed = { $pattern ->
        [opposite] Tu cobertizo activa dos losetas de lados opuestos: púlsalas o elige abajo.
        [alternating] Tu cobertizo activa tres losetas que no se tocan entre sí: púlsalas o elige abajo.
       *[any] Tu cobertizo activa { $count ->
            [one] una loseta contigua: ¿cuál?
           *[other] { $count } losetas contiguas: púlsalas o elige abajo.
        }
    }
heaven-and-ale-prompt-score = ¿En qué casilla pones tu disco? Cada una admite solo uno en toda la partida.
heaven-and-ale-prompt-number = Elige un número: se activan todas tus losetas que lo llevan.
heaven-and-ale-prompt-privilege = La pareja está completa: pon ahora una carta a su lado o déjala sin carta para siempre.
heaven-and-ale-prompt-marker = { $steps ->
        [one] ¿Qué marcador avanza un paso?
       *[other] ¿Qué marcador avanza { $steps } pasos?
    }
heaven-and-ale-prompt-marker-resource = ¿Qué recurso? Su marcador avanza un paso por cada loseta suya en tu jardín.
heaven-and-ale-prompt-marker-discs = Varios marcadores van los últimos: { $steps ->
        [one] ¿cuál de ellos avanza un paso?
       *[other] ¿cuál de ellos avanza { $steps } pasos?
    }
heaven-and-ale-prompt-end = { $ways ->
        [sell] Ya no te queda nada por hacer: termina tu turno o vende antes una carta.
       *[done] Ya no te queda nada por hacer: termina tu turno.
    }
heaven-and-ale-prompt-over = La partida ha terminado.
heaven-and-ale-prompt-chance = Un momento, decide el azar…

## Qué ha pasado

heaven-and-ale-event-first-player = { $player } empieza, desde el espacio del primer jugador.
heaven-and-ale-event-start-entered = { $when ->
        [first] { $player } ocupa { $start }: { $reward }.
       *[back] { $player } regresa a { $start }: { $reward }.
    }
heaven-and-ale-event-round-started = Comienza la ronda { $round }; empieza { $player }.
heaven-and-ale-event-turn-started = { $player }, ronda { $round }
heaven-and-ale-event-figure-moved = { $player } va { $to }.
heaven-and-ale-event-tile-taken = { $player } toma { $tile }.
heaven-and-ale-event-tile-put = { $side ->
        [sunny] { $player } pone { $tile } al sol
       *[shady] { $player } pone { $tile } a la sombra
    } por { $ducats ->
        [one] un ducado
       *[other] { $ducats } ducados
    } y se queda con { $money }.
heaven-and-ale-event-shed-built = { $steps ->
        [0] { $player } construye un cobertizo de tipo { $type }: suma { $sum }.
       *[other] { $player } construye un cobertizo de tipo { $type }: suma { $sum }, maestro cervecero +{ $steps }, ahora en el { $brewmaster }.
    }
heaven-and-ale-event-tile-activated-ducats = { $tile }, a la sombra, da { $ducats ->
        [one] un ducado
       *[other] { $ducats } ducados
    } (ahora { $money }).
heaven-and-ale-event-tile-activated-marker = { $ducats ->
        [0] { $tile }, al sol, lleva el marcador de { $resource } al { $marker }.
        [one] { $tile }, al sol, lleva el marcador de { $resource } al { $marker } y da un ducado.
       *[other] { $tile }, al sol, lleva el marcador de { $resource } al { $marker } y da { $ducats } ducados.
    }
heaven-and-ale-event-tile-activated-monk = { $monk } lleva al maestro cervecero al { $brewmaster }.
heaven-and-ale-event-monk-triggered = { $monk } llama a todas las losetas que lo rodean.
heaven-and-ale-event-disc-placed = { $player } pone un disco en { $spot }.
heaven-and-ale-event-number-named = { $player } elige el número { $number }.
heaven-and-ale-event-card-sold = { $player } vende el privilegio «{ $card }» por { $ducats ->
        [one] un ducado
       *[other] { $ducats } ducados
    } y ahora tiene { $money }.
heaven-and-ale-event-card-placed = { $player } coloca el privilegio «{ $card }».
heaven-and-ale-event-card-declined = { $player } deja una pareja sin privilegio.
heaven-and-ale-event-ducats-gained = { $player } recibe { $ducats ->
        [one] un ducado
       *[other] { $ducats } ducados
    } y ahora tiene { $money }.
heaven-and-ale-event-brewmaster-moved = { $steps ->
        [0] El maestro cervecero de { $player } sigue en el { $brewmaster }.
        [one] El maestro cervecero de { $player } avanza un paso, hasta el { $brewmaster }.
       *[other] El maestro cervecero de { $player } avanza { $steps } pasos, hasta el { $brewmaster }.
    }
heaven-and-ale-event-marker-moved = { $steps ->
        [0] El marcador de { $resource } de { $player } sigue en el { $marker }.
        [one] El marcador de { $resource } de { $player } avanza un paso, hasta el { $marker }.
       *[other] El marcador de { $resource } de { $player } avanza { $steps } pasos, hasta el { $marker }.
    }
heaven-and-ale-event-marker-moved-beyond = El marcador de { $resource } de { $player } está en el { $marker }; los pasos de más dan { $ducats ->
        [one] un ducado.
       *[other] { $ducats } ducados.
    }
heaven-and-ale-event-barrel-taken = { $size ->
        [large] { $player } toma el barril grande «{ $goal }».
       *[small] { $player } toma el barril pequeño «{ $goal }».
    }
heaven-and-ale-event-game-scored = Se sirve la cerveza: { $list }.
heaven-and-ale-event-share = { $player } { $points }
heaven-and-ale-event-game-over = { $count ->
        [one] Gana { $players } con { $points ->
            [one] un punto.
           *[other] { $points } puntos.
        }
       *[other] Comparten la victoria { $players }.
    }

## Qué se puede hacer

heaven-and-ale-group-move = Seguir el camino
heaven-and-ale-group-start = La zona de inicio
heaven-and-ale-group-buy = Comprar
heaven-and-ale-group-put = Parcelas de tu jardín
heaven-and-ale-group-shed = El cobertizo
heaven-and-ale-group-score = Puntuar
heaven-and-ale-group-privilege = Privilegios
heaven-and-ale-group-marker = Marcadores
heaven-and-ale-group-sell = Vender cartas
heaven-and-ale-group-turn = El turno
heaven-and-ale-group-chance = El azar
heaven-and-ale-do-move = { $space }: { $there }
heaven-and-ale-do-move-monk = { $space }: { $there }, { $price ->
        [one] 1 ducado cada uno a la sombra
       *[other] { $price } ducados cada uno a la sombra
    }
heaven-and-ale-do-start = { $start }: { $reward }
heaven-and-ale-do-sell = Vender «{ $card }» por { $ducats ->
        [one] 1 ducado
       *[other] { $ducats } ducados
    }
heaven-and-ale-do-buy = Tomar { $tile }: { $shady } a la sombra, { $sunny } al sol
heaven-and-ale-do-end = Terminar el turno
heaven-and-ale-do-end-buying = No tomar más y terminar el turno
heaven-and-ale-do-put = { $side ->
        [sunny] Parcela { $cell } al sol
       *[shady] Parcela { $cell } a la sombra
    }: { $ducats ->
        [one] 1 ducado
       *[other] { $ducats } ducados
    }
heaven-and-ale-do-activate = Activar { $tiles }
heaven-and-ale-do-score = { $spot }: { $gains }
heaven-and-ale-do-score-number = Número: lo eliges después
heaven-and-ale-do-number = Número { $number }: { $gains }
heaven-and-ale-do-card = Colocar «{ $card }»: { $effect }
heaven-and-ale-do-decline = Dejar la pareja sin carta
heaven-and-ale-do-marker = { $resource }, ahora en el { $marker }: { $steps ->
        [one] 1 paso adelante
       *[other] { $steps } pasos adelante
    }
heaven-and-ale-do-lay = Se coloca una loseta
heaven-and-ale-do-first = El azar decide quién empieza

## Losetas, jardines, asientos y puntuación final

heaven-and-ale-garden = Jardín: { $sunny } de { $sunny-spots } parcelas ocupadas al sol, { $shady } de { $shady-spots } a la sombra
heaven-and-ale-garden-spot = Parcela { $cell }, { $side }: { $holds }
heaven-and-ale-garden-empty = vacía
heaven-and-ale-garden-shed = Parcela de cobertizo { $cell }: suma { $sum }, { $tiles } de 6 losetas
heaven-and-ale-garden-built = Parcela { $cell }: { $shed }
heaven-and-ale-garden-would = Con esta suma (de { $from } a { $to }): { $gives }
heaven-and-ale-garden-activated = Cada vez que se activa: { $gains }
heaven-and-ale-garden-price = { $ducats ->
        [one] 1 ducado
       *[other] { $ducats } ducados
    } { $side }
heaven-and-ale-garden-touches = Toca { $tiles }
heaven-and-ale-garden-touches-nothing = No toca ninguna loseta
heaven-and-ale-garden-closes = Cierra un cobertizo, suma { $sum }: { $gives }
heaven-and-ale-garden-nears = Parcela de cobertizo: suma { $from } → { $sum }, { $tiles } de 6 losetas
heaven-and-ale-garden-sheds = Lo que da un cobertizo
heaven-and-ale-garden-sheds-sum = Suma
heaven-and-ale-garden-sheds-gives = Lo que da

heaven-and-ale-seat-track = Pista de producción: { $list }. { $brewmaster }
heaven-and-ale-seat-marker = { $resource } { $space }
heaven-and-ale-seat-markers = Marcadores
heaven-and-ale-seat-brewmaster = Maestro cervecero en el { $space }: cambio { $rate } : 1, multiplicador { $multiplier }
heaven-and-ale-seat-rate = Cambio { $rate } : 1, multiplicador { $multiplier }
heaven-and-ale-seat-spots = Casillas de puntuación y privilegios
heaven-and-ale-seat-spot-used = { $spot }: ya tiene un disco
heaven-and-ale-seat-privilege-open = Lugar para un privilegio
heaven-and-ale-seat-privilege-declined = Esta pareja se queda sin privilegio
heaven-and-ale-seat-discs = { $count ->
        [one] 1 disco colocado
       *[other] { $count } discos colocados
    }
heaven-and-ale-seat-sheds = { $count ->
        [one] 1 cobertizo
       *[other] { $count } cobertizos
    }
heaven-and-ale-seat-cards = { $count ->
        [one] Queda 1 carta de privilegio
       *[other] Quedan { $count } cartas de privilegio
    }
heaven-and-ale-seat-barrels = { $count ->
        [0] Sin barriles
        [one] 1 barril
       *[other] { $count } barriles
    }
heaven-and-ale-seat-barrel = { $goal } ({ $points })
heaven-and-ale-seat-now = Si la partida acabara ahora: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
heaven-and-ale-seat-ended-now = Si la partida acabara ahora
heaven-and-ale-seat-compare = Comparar todos los jardines
heaven-and-ale-seat-gardens = Los jardines

heaven-and-ale-scoring-final = La puntuación final
heaven-and-ale-scoring-rate = Cambio y multiplicador
heaven-and-ale-scoring-exchanges = Cambios
heaven-and-ale-scoring-ducats = Pasos por { $ducats } ducados cada uno
heaven-and-ale-scoring-sum = Suma
heaven-and-ale-source-product = Último marcador × multiplicador
heaven-and-ale-source-barrels = Barriles
heaven-and-ale-source-privilege = Privilegio de los barriles
heaven-and-ale-source-first-space = Espacio del primer jugador

## Fin de las palabras de los jardines

## El paseo alrededor de la abadía, la barra de debajo y las teclas

heaven-and-ale-board = El paseo alrededor de la abadía
heaven-and-ale-board-views = Qué se ve
heaven-and-ale-board-view-walk = El paseo
heaven-and-ale-board-view-garden = El jardín
heaven-and-ale-board-view-brewery = La cervecería
heaven-and-ale-board-whose = De quién es el jardín
heaven-and-ale-board-garden-of = Jardín de { $player }
heaven-and-ale-board-stacks = Lo que aún puede salir de las pilas
heaven-and-ale-board-stack = Pila { $stack }
heaven-and-ale-board-does-resource = Toma cualquiera de las losetas de aquí, al menos una: su número a la sombra, el doble al sol.
heaven-and-ale-board-does-monk = Toma cualquiera de los monjes, al menos uno: { $shady } a la sombra, { $sunny } al sol.
heaven-and-ale-board-does-scoring = { $discs ->
        [0] Aquí no queda ningún disco.
        [one] Toma el disco y puntúa { $which ->
            [number] tu casilla del número.
            [monks] una casilla de tus monjes.
            [resources] una casilla de recurso.
           *[any] cualquiera de tus casillas.
        }
       *[other] Toma uno de los { $discs } discos y puntúa { $which ->
            [number] tu casilla del número.
            [monks] una casilla de tus monjes.
            [resources] una casilla de recurso.
           *[any] cualquiera de tus casillas.
        }
    }
heaven-and-ale-board-does-barrel = Te llevarías: { $list }.
heaven-and-ale-board-no-barrel = Ahora no hay aquí ningún barril para ti.
heaven-and-ale-board-closed = Ahora no puedes ir aquí: pulsa para saber por qué.
heaven-and-ale-board-figures = aquí: { $list }
heaven-and-ale-board-may-go = puedes ir aquí
heaven-and-ale-board-may-take = puedes tomarla
heaven-and-ale-board-tile = { $tile }, { $shady } a la sombra, { $sunny } al sol
heaven-and-ale-board-prices = { $shady } a la sombra, { $sunny } al sol.
heaven-and-ale-board-start = Espacio de inicio { $start }: { $reward }
heaven-and-ale-board-barrels-left = { $left ->
        [both] barril grande y pequeño, { $large } y { $small } puntos
        [small] queda el barril pequeño, { $small } puntos
       *[none] ya no queda ningún barril
    }
heaven-and-ale-board-discs = { $discs ->
        [0] ningún disco
        [one] un disco
       *[other] { $discs } discos
    }
heaven-and-ale-board-empty = vacío
heaven-and-ale-board-passed = { $places ->
        [one] Pasas de largo un espacio
       *[other] Pasas de largo { $places } espacios
    }{ $discs ->
        [0] {""}
        [one] , un disco
       *[other] , { $discs } discos
    }{ $barrels ->
        [0] {""}
        [one] , un barril para ti
       *[other] , { $barrels } barriles para ti
    }
heaven-and-ale-bar-purse = { $ducats ->
        [one] Tienes un ducado
       *[other] Tienes { $ducats } ducados
    }
heaven-and-ale-bar-cards = Tus cartas de privilegio
heaven-and-ale-bar-card-when = Colócala junto a una pareja de casillas de puntuación al completarla.
heaven-and-ale-bar-card-now = Ahora: { $gains }
heaven-and-ale-bar-card-best = Ahora, como mucho: { $gains }
heaven-and-ale-bar-card-points = { $points ->
        [one] Ahora: 1 punto
       *[other] Ahora: { $points } puntos
    }
heaven-and-ale-bar-completes = Completa una pareja: podrás colocar una carta.
heaven-and-ale-bar-card-placed = Está junto a una pareja.
heaven-and-ale-bar-card-sold = Se ha vendido.
heaven-and-ale-bar-choices = Entre qué elegir
heaven-and-ale-bar-number = Número { $number }
heaven-and-ale-bar-hand = La loseta que tienes en la mano
heaven-and-ale-bar-now = Si acabara ahora
heaven-and-ale-bar-now-of = Si la partida acabara ahora: último marcador { $lowest }, multiplicador { $multiplier }; con barriles y lo demás, { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    }
heaven-and-ale-key-walk = recorrer el paseo
heaven-and-ale-key-within = recorrer lo que hay en un espacio
heaven-and-ale-key-enter = ir allí, tomarla, ponerla allí
heaven-and-ale-key-escape = cerrar lo abierto, volver a tu jardín

## Fin de los textos del paseo
