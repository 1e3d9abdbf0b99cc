# Asara: las palabras del tablero, de lo que ocurre y de lo que toca hacer.

asara-name = Asara
asara-tagline = Envía a tus compradores al mercado y levanta las torres más bellas del califato.

asara-rules-beginner = Versión para principiantes
    .note = Comprar, construir y algún soborno: todo lo necesario para una primera partida.
asara-rules-professional = Versión profesional
    .note = Abren dos lugares más: la jaima, donde se contratan compradores, y la casa de las ventanas iluminadas.

asara-option-allow-placement-without-action = Los compradores pueden quedarse ociosos
    .note = Se puede enviar un comprador solo para ocupar el espacio, sin hacer la acción que le corresponde.
asara-option-substitutes-need-same-colour = Las dos cartas boca abajo deben coincidir
    .note = Las dos cartas que sustituyen al color pedido tienen que ser del mismo color.
asara-option-substitutes-in-empty-area = Dos cartas boca abajo en un área vacía
    .note = Se puede poner una pareja también donde aún no se pide ningún color.
asara-option-lit-window-same-action = Ventana iluminada sobre una recién puesta
    .note = Una ventana iluminada puede cubrir una ventana colocada en el mismo turno.
asara-option-lit-window-counts-for-height = Las ventanas iluminadas dan altura
    .note = Cuentan como las demás secciones al medir las torres.
asara-option-lit-window-counts-as-section-used = Las ventanas iluminadas cuentan como secciones usadas
    .note = Cada una ocupa una sección de la parcela y da su punto. Si no, se coloca aparte y no da ninguno.
asara-option-same-player-may-take-first-and-second = Primer y segundo puesto para una misma persona
    .note = Quien tiene la torre más alta puede ocupar también el segundo puesto con otra.
asara-option-patronage-holder-may-retake = El patrocinio se puede defender
    .note = Quien lo tiene también puede enviar un comprador al califa y cerrar el paso a los demás.
asara-option-pro-tiebreak-by = Qué ventanas iluminadas deshacen un empate
    .note = Solo importa cuando alguien posee dos de las torres igualadas.
asara-option-pro-tiebreak-by-player = las de todas las torres igualadas de cada cual
asara-option-pro-tiebreak-by-tower = las de cada torre por separado

asara-heading = Año { $year } de { $years }
asara-heading-setup = Preparación
asara-heading-over = La partida ha terminado

## Áreas: ".to" es adonde se envía un comprador, ".at" donde está

asara-area-market-base = Mercado de bases
    .to = al mercado de bases
    .at = en el mercado de bases
asara-area-market-trunk = Mercado de troncos
    .to = al mercado de troncos
    .at = en el mercado de troncos
asara-area-market-window = Mercado de ventanas
    .to = al mercado de ventanas
    .at = en el mercado de ventanas
asara-area-market-turret = Mercado de torretas
    .to = al mercado de torretas
    .at = en el mercado de torretas
asara-area-building-circle = Círculo de construcción
    .to = al círculo de construcción
    .at = en el círculo de construcción
asara-area-bank = Banco
    .to = al banco
    .at = en el banco
asara-area-coloured-house = Casa de color
    .to = a la casa de color
    .at = en la casa de color
asara-area-spies = Casa de los espías
    .to = a la casa de los espías
    .at = en la casa de los espías
asara-area-caliph = Patrocinio del califa
    .to = ante el califa
    .at = ante el califa
asara-area-tent = Jaima
    .to = a la jaima
    .at = en la jaima
asara-area-lit-house = Casa de las ventanas iluminadas
    .to = a la casa de las ventanas iluminadas
    .at = en la casa de las ventanas iluminadas

## Secciones: ".gender" elige la forma del color, ".object" lleva su artículo, ".many" va detrás de "de"

asara-shape-base = base
    .gender = feminine
    .object = una base
    .many = bases
asara-shape-trunk = tronco
    .gender = masculine
    .object = un tronco
    .many = troncos
asara-shape-window = ventana
    .gender = feminine
    .object = una ventana
    .many = ventanas
asara-shape-turret = torreta
    .gender = feminine
    .object = una torreta
    .many = torretas
asara-shape-lit = ventana iluminada
    .gender = feminine
    .object = una ventana iluminada
    .many = ventanas iluminadas

asara-colour-brown = marrón
    .masculine = marrón
    .feminine = marrón
    .feminine-object = marrón
    .neuter = marrón
asara-colour-green = verde
    .masculine = verde
    .feminine = verde
    .feminine-object = verde
    .neuter = verde
asara-colour-red = rojo
    .masculine = rojo
    .feminine = roja
    .feminine-object = roja
    .neuter = rojo
asara-colour-black = negro
    .masculine = negro
    .feminine = negra
    .feminine-object = negra
    .neuter = negro
asara-colour-white = blanco
    .masculine = blanco
    .feminine = blanca
    .feminine-object = blanca
    .neuter = blanco

asara-section = { $gold ->
        [yes] { $shape } { $colour } con oro
       *[no] { $shape } { $colour }
    }
asara-section-object = { $gold ->
        [yes] { $shape } { $colour } con oro
       *[no] { $shape } { $colour }
    }

## Los compradores y lo que se disputa al final

asara-buyer-blue = comprador azul
    .object = un comprador azul
    .colour = azul
asara-buyer-green = comprador verde
    .object = un comprador verde
    .colour = verde
asara-buyer-violet = comprador violeta
    .object = un comprador violeta
    .colour = violeta
asara-buyer-red = comprador rojo
    .object = un comprador rojo
    .colour = rojo
asara-buyer-yellow = comprador amarillo
    .object = un comprador amarillo
    .colour = amarillo

asara-contest-brown = Torre marrón más alta
asara-contest-green = Torre verde más alta
asara-contest-red = Torre roja más alta
asara-contest-black = Torre negra más alta
asara-contest-white = Torre blanca más alta
asara-contest-tallest-overall = La torre más alta de todas
asara-contest-most-towers = Mayor número de torres

## Qué toca hacer

asara-prompt-area = ¿Adónde envías un comprador? { $cards ->
        [1] Es tu última carta del año.
       *[other] Te quedan { $cards } cartas.
    }
asara-prompt-card = { $ways ->
        [colour] Envía { $buyer }: es el color que se pide aquí.
        [either] Envía { $buyer }, el color que se pide aquí, o dos cartas boca abajo.
        [pair] No tienes ninguna carta del color pedido: puedes poner otras dos boca abajo.
        [alone] Elige el comprador que irá ante el califa.
       *[any] Elige un comprador: los que lleguen después tendrán que ser del mismo color.
    }
asara-prompt-down-house = Pon cualquier carta boca abajo y toma { $asari } Asari.
asara-prompt-down-first = Van dos cartas boca abajo: ¿cuál es la primera?
asara-prompt-down-second = ¿Y cuál es la segunda carta boca abajo?
asara-prompt-space = Elige un espacio: su número dice cuántos Asari pagas.
asara-prompt-space-bank = Elige un espacio: su número dice cuántos Asari recibes.
asara-prompt-plot = Elige una parcela: su número dice cuánto pagas y cuántas secciones construyes.
asara-prompt-plot-idle = Elige una parcela para ocuparla: no tienes nada que construir en ella.
asara-prompt-tile = Elige { $shape } en el mercado; tienes { $money } Asari.
asara-prompt-stack = Elige la pila que quieres mirar.
asara-prompt-bribe = Toma una sección de esta pila y paga su precio, o no tomes nada.
asara-prompt-lit-option = Elige cuánto pagas y cuántas ventanas iluminadas ves a cambio.
asara-prompt-keep = { $count ->
        [one] Quédate con una de estas ventanas iluminadas.
       *[other] Quédate con { $count } de estas ventanas iluminadas.
    }
asara-prompt-return = Devuelve las demás debajo de la pila, una tras otra: ¿cuál va ahora?
asara-prompt-build = Empieza una torre o amplía una de las tuyas: { $left ->
        [one] falta una sección.
       *[other] faltan { $left } secciones.
    }
asara-prompt-build-done = Coloca ventanas iluminadas si quieres y termina de construir.
asara-prompt-turret = Elige la torreta de tu nueva torre.
asara-prompt-hire = ¿Pagas y contratas compradores, o solo ocupas el espacio?
asara-prompt-over = La partida ha terminado.
asara-prompt-chance = Un momento, decide el azar…

## Qué ha pasado

asara-event-first-player = { $player } empieza la partida con el patrocinio del califa.
asara-event-year-started = { $income ->
        [0] Comienza el año { $year }; abre { $player }.
       *[other] Comienza el año { $year }. Todos reciben { $income } Asari; abre { $player }.
    }
asara-event-turn-started = { $player }, año { $year }
asara-event-area-chosen = { $player } envía un comprador { $to }.
asara-event-buyer-shown = Boca arriba: { $buyer }.
asara-event-pair-chosen = Van dos cartas boca abajo en lugar del color pedido.
asara-event-card-laid-down = Boca abajo: { $buyer }.
asara-event-buyer-placed = El comprador ocupa el espacio { $space }.
asara-event-paid = { $player } paga { $asari } Asari y se queda con { $money }.
asara-event-received = { $player } recibe { $asari } Asari y ya tiene { $money }.
asara-event-section-bought = { $player } compra { $section } por { $asari } Asari y se queda con { $money }.
asara-event-stack-looked-through = { $player } mira la pila de { $shapes }.
asara-event-bribe-declined = { $player } no toma nada de la pila.
asara-event-patronage-taken = { $player } le quita a { $other } el patrocinio del califa.
asara-event-patronage-taken-kept = { $player } conserva el patrocinio del califa.
asara-event-card-drawn = Carta tomada: { $buyer }.
asara-event-card-drawn-hidden = { $player } toma una carta.
asara-event-lit-looked = { $player } mira { $number ->
        [one] una ventana iluminada
       *[other] { $number } ventanas iluminadas
    }.
asara-event-lit-seen = A la vista: { $section }.
asara-event-lit-kept = { $player } se queda con { $section }.
asara-event-lit-kept-hidden = { $player } se queda con una ventana iluminada.
asara-event-lit-returned = Vuelve debajo de la pila: { $section }.
asara-event-building-started = { $player } construye en la parcela { $plot } con { $sections ->
        [one] una sección
       *[other] { $sections } secciones
    }, paga { $asari } Asari y se queda con { $money }.
asara-event-section-built = { $shape ->
        [base] { $player } empieza la torre { $tower } con { $section }.
        [turret] { $player } corona la torre { $tower } con { $section }.
       *[other] { $player } añade { $section } a la torre { $tower }.
    }
asara-event-section-built-lit = { $covers ->
        [gold] { $player } pone { $section } sobre una ventana con oro de la torre { $tower }.
       *[plain] { $player } pone { $section } sobre una ventana de la torre { $tower }.
    }
asara-event-building-done = Termina la obra: { $sections ->
        [one] una sección colocada.
       *[other] { $sections } secciones colocadas.
    }
asara-event-idle = { $player } deja un comprador ocioso { $at }.
asara-event-year-scored = Termina el año { $year } y da prestigio: { $list }.
asara-event-contest-scored = { $contest }: { $list }.
asara-event-contest-scored-nobody = { $contest }: nadie.
asara-event-money-scored = Prestigio por el dinero: { $list }.
asara-event-share = { $player } { $points }
asara-event-game-over = { $count ->
        [one] Gana { $players } con { $points } puntos de prestigio.
       *[other] Comparten la victoria { $players }.
    }

## Qué se puede hacer

asara-group-send = Enviar un comprador
asara-group-space = Espacios
asara-group-buy = Comprar
asara-group-lit = Ventanas iluminadas
asara-group-build = Construir
asara-group-turn = El turno
asara-group-chance = El azar
asara-do-send-follow = { $area } (se pide { $colour })
asara-do-send-house = { $area } (tomar { $asari } Asari)
asara-do-card = Enviar { $buyer }
asara-do-pair = Poner dos cartas boca abajo
asara-do-down = Poner { $buyer } boca abajo
asara-do-space = Espacio { $space }
asara-do-space-pay = Espacio { $space }: pagar { $asari } Asari
asara-do-space-take = Espacio { $space }: tomar { $asari } Asari
asara-do-space-plot = Parcela { $space }, sin construir
asara-do-plot = Parcela { $plot }: construir con { $sections ->
        [one] una sección
       *[other] { $sections } secciones
    }
asara-do-take = Comprar { $section } por { $asari } Asari
asara-do-stack = Mirar la pila de { $shapes }
asara-do-decline = No tomar nada
asara-do-look = Pagar { $asari } Asari: ver { $look }, guardar { $keep }
asara-do-keep = Guardar { $section }
asara-do-return = Devolver debajo de la pila { $section }
asara-do-base = Empezar una torre con { $section }
asara-do-turret = Coronar la torre con { $section }
asara-do-add = Añadir { $section } a la torre { $tower }
asara-do-light = { $covers ->
        [gold] Poner { $section } sobre una ventana con oro de la torre { $tower }
       *[plain] Poner { $section } sobre una ventana de la torre { $tower }
    }
asara-do-done = Terminar de construir
asara-do-nothing = Solo ocupar el espacio
asara-do-hire = Pagar { $asari } Asari y contratar compradores
asara-do-fill = Llega una sección al mercado
asara-do-first = El azar decide quién empieza
asara-do-deal = Se reparte un comprador
asara-do-lit = Aparece una ventana iluminada

## Towers, seats and scoring

asara-tower-label = Torre { $colour }, altura { $height }{ $gold ->
        [0] {""}
       *[other] , oro { $gold }
    }{ $lits ->
        [0] {""}
        [one] , una ventana iluminada
       *[other] , { $lits } ventanas iluminadas
    }
asara-tower-none = Aún no hay torres
asara-tower-new = Empezar una torre nueva
asara-tower-mark = { $contest }: { $place ->
        [1] primer puesto
       *[2] segundo puesto
    }, { $points }

asara-seat-money = { $money } Asari
asara-seat-buyers = { $count ->
        [one] Un comprador en la mano
       *[other] { $count } compradores en la mano
    }
asara-seat-lits = { $count ->
        [one] Una ventana iluminada tras la pantalla
       *[other] { $count } ventanas iluminadas tras la pantalla
    }
asara-seat-patronage = Tiene el patrocinio del califa
asara-seat-sections = Sin construir todavía
asara-seat-compare = Comparar las torres de todos
asara-seat-skylines = Las torres de todos
asara-seat-year-end = Fin de año, tal como está: { $points }
asara-seat-contests = Si la partida acabara ahora

asara-scoring-part = { $year ->
        [5] Evaluación final
       *[other] Año { $year }
    }
asara-scoring-year = Fin del año { $year }
asara-scoring-final = Evaluación final
asara-scoring-sum = Suma
asara-scoring-total = Prestigio
asara-scoring-prizes = { $first } y { $second }
asara-scoring-height = altura { $size }
asara-scoring-number = { $size ->
        [one] una torre
       *[other] { $size } torres
    }
asara-scoring-nobody = Nadie participa.
asara-scoring-tie-first = { $who ->
        [players] { $count } jugadores empatan
       *[towers] { $count } torres empatan
    } en el primer puesto y se reparten los dos premios: ({ $first } + { $second }) : { $count } = { $rounded ->
        [yes] { NUMBER($exact, maximumFractionDigits: 2) }, redondeado hacia arriba a { $each } por parte.
       *[no] { $each } por parte.
    } No hay segundo puesto.
asara-scoring-tie-second = { $who ->
        [players] { $count } jugadores empatan
       *[towers] { $count } torres empatan
    } en el segundo puesto y se reparten su premio: { $second } : { $count } = { $rounded ->
        [yes] { NUMBER($exact, maximumFractionDigits: 2) }, redondeado hacia arriba a { $each } por parte.
       *[no] { $each } por parte.
    }
asara-scoring-lits-decide = Igual de grandes: deciden las ventanas iluminadas.
asara-scoring-money = Un punto por cada { $asari } Asari completos

asara-source-build = Construcción
asara-source-towers = Torres
asara-source-gold = Oro
asara-source-patronage = Patrocinio
asara-source-lits = Ventanas iluminadas
asara-source-tallest = La más alta de su color
asara-source-tallest-overall = La más alta de todas
asara-source-most-towers = Mayor número de torres
asara-source-money = Dinero

## The board and the bar

asara-board = Plaza del mercado
asara-board-track = Prestigio: { $list }
asara-board-free = { $free } de { $spaces } espacios libres
asara-board-full = completo hasta que acabe el año
asara-board-follow = se pide { $colour }
asara-board-gain = cada carta da { $gain } Asari
asara-board-space = espacio { $space }
asara-board-space-take = espacio { $space }, da { $asari } Asari
asara-board-space-pay = espacio { $space }, cuesta { $asari } Asari
asara-board-plot = parcela { $plot }
asara-board-empty = libre
asara-board-lies = { $player }: { $buyer }
asara-board-lies-down = { $player }: { $cards ->
        [one] una carta boca abajo
       *[other] { $cards } cartas boca abajo
    }
asara-board-pile = cartas boca abajo: { $list }
asara-board-patronage = { $player } tiene el patrocinio del califa.
asara-board-may-send = puedes enviar aquí un comprador
asara-board-may-buy = puedes comprarlo
asara-board-tile = { $count } × { $section }, { $asari } Asari
asara-board-stack = pila: { $count }
asara-board-does-market = Compra una de las secciones expuestas; el precio depende de su color.
asara-board-does-circle = Paga el número de una parcela y construye con otras tantas secciones: un punto de prestigio por cada una.
asara-board-does-bank = Toma el dinero del espacio que ocupes.
asara-board-does-house = Pon una carta cualquiera boca abajo y toma { $gain } Asari: no se pide ningún color.
asara-board-does-spies = Paga el número del espacio, mira una pila entera y, si quieres, compra una sección de ella.
asara-board-does-caliph = Toma el patrocinio del califa: empiezas el año siguiente y tienes un punto más al acabar el año.
asara-board-does-tent = Paga el número del espacio y roba dos compradores.
asara-board-does-lit = Paga por mirar ventanas iluminadas y quédate alguna para tus torres.
asara-board-plot-brings = paga { $plot }, construye con { $sections }: +{ $sections }
asara-board-lit-option = { $asari } Asari: mira { $look }, quédate { $keep }
asara-board-fits = Sirven:
asara-board-fits-none = Ninguna de tus cartas es de este color.
asara-board-fits-pair = Ninguna de tus cartas es de este color: pueden ir otras dos boca abajo.
asara-board-stack-holds = Quedan en la pila: { $count }
asara-board-lit-stack = Ventanas iluminadas en la pila: { $count }
asara-board-lit-bottom = En el fondo, puestas por ti:
asara-board-plot-ask = ¿Qué haces en esta parcela?
asara-board-tray = Elige
asara-board-building = Construcción
asara-board-build = { $player } en la parcela { $plot }
asara-board-build-left = faltan { $left } de { $sections } secciones
asara-board-build-gain = { $more ->
        [0] Prestigio { $score }
       *[other] Prestigio { $score }, pronto { $soon }
    }
asara-board-which-turret = ¿Qué torreta corona la torre?
asara-board-which-base = ¿Sobre qué base se alza la torre?
asara-board-aside = Mirar la plaza
asara-board-back-to-building = Volver a construir

asara-bar-purse = { $asari } Asari en tu bolsa
asara-bar-hand = Tus compradores: { $cards }
asara-bar-card = { $count } × { $buyer }
asara-bar-pair = Dos cartas boca abajo
asara-bar-sections = Secciones que aún no has construido
asara-bar-section = { $count } × { $section }
asara-bar-none = Lo que compres queda aquí hasta que construyas.
asara-bar-end = Si el año acabara ahora
asara-bar-end-of = Torres { $towers }, oro { $gold }, patrocinio { $patronage }, ventanas iluminadas { $lits }

asara-key-areas = De una zona de la plaza a la siguiente
asara-key-within = Por los espacios y secciones de una zona
asara-key-enter = Enviar allí un comprador, tomar lo señalado
asara-key-hand = Elegir un comprador de tu mano, contado desde la izquierda
asara-key-escape = Soltar lo que tienes en la mano
