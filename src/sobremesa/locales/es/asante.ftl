# Asante: las palabras de su mesa, sus cartas, sus sucesos y sus avisos.

asante-name = Asante
asante-tagline = Dos mercaderes, tres lugares sagrados entre ellos y una mano llena de artimañas.

asante-rules-standard = Reglas normales
    .note = Quien tiene 60 de oro al final de un turno lleva la partida a su último turno.

asante-option-animalist-may-answer-animalist = El animalista admite respuesta
    .note = Cada animalista jugado puede ser anulado por otro, por turno.
asante-option-may-replace-artifact-with-a-slot-free = Sustituir artefactos antes de tiempo
    .note = Un artefacto nuevo puede ocupar el lugar de otro aunque quede un hueco libre.
asante-option-unlimited-gold-bank = El banco no se agota
    .note = Si no, solo hay tanto oro como trae la caja.

asante-table-score = { $score } de oro
asante-result-chart = Oro
asante-result-moment = { $name } gana { $points } de oro más que nadie
asante-heading = Turno { $turn } · hasta { $gold } de oro
asante-heading-last = Turno { $turn } · el último
asante-heading-setup = Preparación
asante-heading-over = La partida ha terminado

## Mercancías, categorías, lugares, cartas

asante-ware-jewelry = joyas
asante-ware-pelt = pieles
asante-ware-tea = té
asante-ware-silk = seda
asante-ware-fruits = fruta
asante-ware-salt = sal
asante-wares = { $count ->
        [1] { $ware }
       *[other] { $count } × { $ware }
    }
asante-packages = { $count ->
        [one] un paquete
       *[other] { $count } paquetes iguales
    }
asante-ware-card = Carta de mercancía: { $wares }
asante-ware-card-prices = { $card } (comprar cuesta { $buy } de oro, vender da { $sell })
asante-face-buy = Comprar
asante-face-sell = Vender
asante-ware-card-told = carta de mercancía ({ $wares })

asante-category-ware = Carta de mercancía
asante-category-artifact = Artefacto
asante-category-person = Persona
asante-category-animal = Animal
asante-category-place = Lugar sagrado

asante-place-rwenzori = Montes Rwenzori
asante-place-victoria = Cataratas Victoria
asante-place-okavango = Delta del Okavango
asante-place-ngorongoro = Cráter del Ngorongoro
asante-place-kilimanjaro = Kilimanjaro

asante-card-pottery = Cerámica
asante-card-map = Mapa
asante-card-shango-figurine = Figura de Shangó
asante-card-calabash = Calabaza
asante-card-talking-drum = Tambor parlante
asante-card-basket = Cesta
asante-card-carved-stool = Taburete tallado
asante-card-animalist = Animalista
asante-card-boatman = Barquero
asante-card-cartographer = Cartógrafo
asante-card-dyer = Tintorero
asante-card-tracker = Rastreador
asante-card-haggler = Regateador
asante-card-healer = Curandero
asante-card-nomad = Nómada
asante-card-matron = Matrona
asante-card-carver = Tallista
asante-card-hermit = Ermitaño
asante-card-porter = Porteador
asante-card-storyteller = Cuentacuentos
asante-card-salt-trader = Mercader de sal
asante-card-pilgrim = Peregrino
asante-card-cape-buffalo = Búfalo cafre
asante-card-camel = Camello
asante-card-gorilla = Gorila
asante-card-vulture = Buitre
asante-card-hippopotamus = Hipopótamo
asante-card-rhinoceros = Rinoceronte

## Lo que hacen las cartas: una frase por operación

asante-op-draw = { $n ->
        [one] Roba una carta.
       *[other] Roba { $n } cartas.
    }
asante-op-draw-as-many-as-discarded = Después roba otras tantas.
asante-op-draw-up-to-hand = Roba hasta tener { $hand } cartas en la mano.
asante-op-draw-select = Roba { $draw } cartas, quédate con { $keep } y descarta el resto.
asante-op-look-select = Mira las { $look } primeras cartas del mazo, toma { $keep ->
        [one] una
       *[other] { $keep }
    } en la mano y devuelve las demás encima en el mismo orden.
asante-op-draw-until = Descubre cartas hasta que salga { $category ->
        [animal] un animal
        [person] una persona
        [artifact] un artefacto
       *[ware] una carta de mercancía
    }; las demás se descartan. Juega enseguida lo encontrado, sin marcador, o tómalo en la mano.
asante-op-take-from-discard = Toma { $n ->
        [one] { $category ->
            [animal] un animal
            [person] una persona
            [artifact] un artefacto
           *[ware] una carta de mercancía
        }
       *[other] { $n } { $category ->
            [animal] animales
            [person] personas
            [artifact] artefactos
           *[ware] cartas de mercancía
        }
    } a tu elección del descarte en la mano{ $excludes ->
        [yes] , pero no: { $exclude }
       *[no] {""}
    }.
asante-op-discard = { $range ->
        [exact] { $max ->
            [one] Descarta una carta de la mano.
           *[other] Descarta { $max } cartas de la mano.
        }
       *[open] Descarta de { $min } a { $max } cartas de la mano.
    }
asante-op-discard-ladder-for-wares = Toma mercancías a tu elección y págalas con cartas de la mano: { $list } cartas por 1, 2, 3 … mercancías.
asante-op-steal-hand-card = { $n ->
        [one] Toma al azar una carta
       *[other] Toma al azar { $n } cartas
    } de la mano de tu rival.
asante-op-pay-gold = Paga { $n } de oro.
asante-op-gain-gold = Toma { $n } de oro.
asante-op-gain-gold-by-returned = Por 1, 2, 3 … mercancías toma { $list } de oro.
asante-op-gain-gold-per-returned = Toma { $n } de oro por cada una.
asante-op-return-wares = { $constraint ->
        [all_of_stand] Devuelve todas las mercancías de tu puesto.
        [same_type] Devuelve de { $min } a { $max } mercancías de un mismo tipo de tu puesto.
        [all_different] Devuelve de { $min } a { $max } mercancías de tu puesto, todas de distinto tipo.
       *[any] Devuelve de { $min } a { $max } mercancías de tu puesto.
    }
asante-op-take-wares = { $number ->
        [returned] Toma otras tantas mercancías de la reserva
       *[fixed] { $n ->
            [one] Toma una mercancía de la reserva
           *[other] Toma { $n } mercancías de la reserva
        }
    }{ $constraint ->
        [same_type] , del mismo tipo.
        [all_different] , todas de distinto tipo.
        [all_different_not_returned] , todas de distinto tipo y ninguna del que has devuelto.
       *[any] , a tu elección.
    }
asante-op-swap-ware-with-supply = { $n ->
        [one] Devuelve una mercancía de tu puesto
       *[other] { $n } veces, devuelve una mercancía de tu puesto
    } y toma otra cualquiera de la reserva.
asante-op-opponent-returns-type = Nombra una mercancía del puesto de tu rival: todas las de ese tipo vuelven a la reserva.
asante-op-each-returns-down-to = Primero tu rival y luego tú: quien tenga más de { $wares } mercancías devuelve las que quiera hasta quedarse con { $wares }.
asante-op-recover-markers = Recupera { $n ->
        [one] un marcador gastado.
       *[other] { $n } marcadores gastados.
    }
asante-op-holy-place-effect = { $choose ->
        [all] Aplica una vez cada lugar expuesto, en el orden que quieras; puedes dejar alguno, pero no todos. Tus propios lugares no añaden nada.
       *[some] Aplica una vez un lugar expuesto; tus propios lugares no añaden nada.
    }
asante-op-any-one-of-holy-places = Aplica uno de estos, el que quieras: { $places }.
asante-op-gain-holy-place = { $from ->
        [opponent] Toma { $n ->
            [one] un lugar sagrado
           *[other] { $n } lugares sagrados
        } de tu rival y ponlo ante ti.
       *[display] Toma { $n ->
            [one] un lugar sagrado expuesto
           *[other] { $n } lugares sagrados expuestos
        } y ponlo ante ti; otro ocupa su sitio.
    }
asante-op-play-ware-card = Juega enseguida, sin marcador, una carta de mercancía { $packages ->
        [no] sin paquetes
       *[yes] de tu mano
    }: comprar cuesta { $less } menos, vender da { $more } más.
asante-op-play-artifact = Juega enseguida, sin marcador, un artefacto de tu mano o del descarte. { $to ->
        [self] El lugar sagrado que tiene delante es para ti.
       *[opponent] El lugar sagrado que tiene delante es para tu rival.
    }
asante-op-copy-artifact = Aplica otro artefacto en juego, tuyo o de tu rival, como si fuera tuyo{ $excludes ->
        [yes] , pero no: { $exclude }
       *[no] {""}
    }. Pagas sus marcadores; no importa si ya se ha usado.
asante-op-discard-artifact-then-use = Descarta un artefacto en juego, tuyo o de tu rival. Después puedes aplicar su efecto una vez, sin marcadores.
asante-op-cancel = Fuera de turno y sin marcador: anula { $category ->
        [person-animal] la persona o el animal
        [person] la persona
       *[animal] el animal
    } que acaba de jugar tu rival.

asante-need-draw = una carta que robar
asante-need-draw-up-to-hand = menos de { $hand } cartas más en la mano, y una carta que robar
asante-need-draw-select = una carta que robar
asante-need-look-select = una carta que mirar
asante-need-draw-until = una carta que descubrir
asante-need-take-from-discard = { $category ->
        [animal] un animal
        [person] una persona
        [artifact] un artefacto
       *[ware] una carta de mercancía
    } en el descarte{ $excludes ->
        [yes] {" "}(no vale: { $exclude })
       *[no] {""}
    }
asante-need-discard = { $min ->
        [one] una carta en la mano
       *[other] { $min } cartas en la mano
    }
asante-need-discard-ladder-for-wares = otra carta en la mano y sitio en tu puesto
asante-need-steal-hand-card = una carta en la mano de tu rival
asante-need-pay-gold = { $n } de oro
asante-need-return-wares = { $min ->
        [one] una mercancía en tu puesto
       *[other] { $min } mercancías en tu puesto
    }
asante-need-take-wares = { $room ->
        [one] un espacio libre en tu puesto
       *[other] { $room } espacios libres en tu puesto
    }
asante-need-swap-ware-with-supply = una mercancía en tu puesto
asante-need-opponent-returns-type = una mercancía en el puesto de tu rival
asante-need-each-returns-down-to = un puesto, tuyo o de tu rival, con más de { $wares } mercancías
asante-need-recover-markers = un marcador gastado
asante-need-holy-place-effect = un lugar expuesto que te sirva de algo
asante-need-gain-holy-place = { $from ->
        [opponent] un lugar sagrado ante tu rival
       *[display] un lugar sagrado expuesto
    }
asante-need-play-ware-card = una carta de mercancía { $packages ->
        [no] sin paquetes
       *[yes] en la mano
    } con la que puedas comprar por { $less } menos, o vender
asante-need-play-artifact = un artefacto en tu mano o en el descarte
asante-need-copy-artifact = un artefacto en juego{ $excludes ->
        [yes] {" "}(no vale: { $exclude })
       *[no] {""}
    } cuyo efecto puedas aplicar
asante-need-discard-artifact-then-use = un artefacto en juego, de cualquiera de los dos
asante-need-cancel = una carta a la que responder: no se puede jugar en tu turno

asante-card-ware-effect = Comprar: paga { $buy } de oro y toma estas mercancías de la reserva. O vender: devuelve estas mercancías y toma { $sell } de oro.{ $packages ->
        [0] {""}
        [one] {" "}El paquete es una mercancía a tu elección.
       *[other] {" "}Los paquetes son mercancías a tu elección, todas del mismo tipo.
    }
asante-card-ware-need-buy = para comprar: { $buy } de oro, estas mercancías en la reserva y { $count ->
        [one] un espacio libre
       *[other] { $count } espacios libres
    }
asante-card-ware-need-sell = para vender: { $count ->
        [one] esta mercancía
       *[other] exactamente estas { $count } mercancías
    } en tu puesto

## Qué hacer ahora

asante-prompt-turn-draw = Roba una carta o empieza a jugar: { $markers ->
        [one] queda un marcador.
       *[other] quedan { $markers } marcadores.
    }
asante-prompt-turn-play = Juega una carta, usa un artefacto o un lugar sagrado: { $markers ->
        [one] queda un marcador.
       *[other] quedan { $markers } marcadores.
    }
asante-prompt-turn-place = No quedan marcadores: puedes jugar un lugar sagrado o terminar el turno.
asante-prompt-turn-end = No se puede hacer nada más: termina el turno.
asante-prompt-keep = Quédate con esta carta y empieza a jugar, o descártala: { $markers ->
        [one] queda un marcador.
       *[other] quedan { $markers } marcadores.
    }
asante-prompt-package-buy = { $packages ->
        [1] ¿Qué mercancía hay en el paquete? La compras.
       *[other] ¿Qué mercancía hay en los dos paquetes? Compras dos.
    }
asante-prompt-package-sell = { $packages ->
        [1] ¿Qué mercancía hay en el paquete? La vendes.
       *[other] ¿Qué mercancía hay en los dos paquetes? Vendes dos.
    }
asante-prompt-slot = { $card }: ¿en qué hueco? { $to ->
        [you] El lugar sagrado que tiene delante es para ti.
        [other] El lugar sagrado que tiene delante es para tu rival.
       *[nobody] No tiene ningún lugar sagrado delante.
    }
asante-prompt-response = { $answered ->
        [none] { $player } juega { $card }. ¿Respondes o dejas que ocurra?
        [cancelled] { $player } ha anulado { $card }. ¿Respondes o lo dejas así?
       *[restored] { $player } ha respondido y { $card } surte efecto de todos modos. ¿Respondes o lo dejas así?
    }
asante-prompt-return = { $card }: devuelve una mercancía de tu puesto.
asante-prompt-return-down = { $card }: tienes demasiadas mercancías. Devuelve una.
asante-prompt-take = { $card }: toma una mercancía de la reserva.
asante-prompt-name-type = { $card }: nombra una mercancía del puesto de tu rival.
asante-prompt-discard = { $card }: descarta una carta de la mano.
asante-prompt-number = { $card }: ¿cuántas mercancías pagas con cartas?
asante-prompt-fetch = { $card }: toma una carta del descarte.
asante-prompt-carve = { $card }: ¿qué artefacto juegas?
asante-prompt-haggle = { $card }: ¿qué carta de mercancía juegas a mejor precio?
asante-prompt-found = ¿Juegas ahora este animal sin marcador o lo tomas en la mano?
asante-prompt-use-now = ¿Aplicas el efecto del artefacto recién descartado?
asante-prompt-discard-drawn = ¿Cuál de las cartas robadas descartas?
asante-prompt-pick = Toma una de estas cartas; las demás vuelven encima del mazo.
asante-prompt-position-gain = { $card }: ¿qué lugar sagrado expuesto tomas?
asante-prompt-position-apply = { $card }: ¿qué lugar expuesto aplicas?
asante-prompt-place-gain = { $card }: ¿qué lugar sagrado de tu rival tomas?
asante-prompt-place-choose = { $card }: ¿qué efecto eliges?
asante-prompt-artifact-copy = { $card }: ¿qué artefacto aplicas?
asante-prompt-artifact-discard = { $card }: ¿qué artefacto descartas?
asante-prompt-again = { $card }: ¿otra vez? { $times ->
        [one] Se puede una vez más.
       *[other] Se puede { $times } veces más.
    }
asante-prompt-over = La partida ha terminado.
asante-prompt-chance = Un momento, decide el azar…

## Lo que ha pasado

asante-event-first-player = Empieza { $player }.
asante-event-turn-started = { $player }, turno { $turn }
asante-event-turn-started-last = { $player }, turno { $turn }, el último
asante-event-turn-ended = A { $player } le sobran marcadores y toma { $bonus } de oro: ahora tiene { $gold }.
asante-event-end-triggered = { $player } tiene { $gold } de oro. A { $other } le queda un turno.
asante-event-game-over = { $player } gana con { $gold } de oro.
asante-event-game-over-tie = Ambos tienen { $gold } de oro; { $player } jugó el último turno y gana.
asante-event-reshuffled = El descarte pasa a ser el nuevo mazo: { $cards ->
        [one] una carta.
       *[other] { $cards } cartas.
    }
asante-event-places-reshuffled = Los lugares sagrados jugados forman un nuevo mazo.
asante-event-card-drawn = { $player } roba: { $card }.
asante-event-card-drawn-hidden = { $player } roba una carta.
asante-event-card-looked-at = { $player } mira la carta superior del mazo y la aparta: { $card }.
asante-event-card-looked-at-hidden = { $player } mira la carta superior del mazo y la aparta.
asante-event-card-kept = { $player } se queda con: { $card }.
asante-event-card-kept-hidden = { $player } se queda con la carta.
asante-event-card-dropped = { $player } descarta lo robado: { $card }.
asante-event-ware-card-played = { $selling ->
        [yes] { $player } juega una carta para vender: { $card }.
       *[no] { $player } juega una carta para comprar: { $card }.
    }
asante-event-wares-bought = { $player } compra { $wares } por { $gold } de oro y se queda con { $has }.
asante-event-wares-sold = { $player } vende { $wares } por { $gold } de oro y ahora tiene { $has }.
asante-event-artifact-played = { $player } juega un artefacto: { $card }.
asante-event-artifact-placed = { $player } pone el artefacto en el hueco { $slot }: { $card }.
asante-event-artifact-placed-replaced = { $player } pone el artefacto en el hueco { $slot }: { $card }. Se va: { $old }.
asante-event-artifact-used = { $player } usa: { $card }.
asante-event-artifact-carried-out = { $player } aplica: { $card }.
asante-event-artifact-fetched = { $player } toma un artefacto del descarte: { $card }.
asante-event-artifact-copied = { $whose ->
        [own] { $player } copia un artefacto: { $card }.
       *[other] { $player } copia un artefacto de { $other }: { $card }.
    }
asante-event-artifact-discarded = { $whose ->
        [own] { $player } descarta un artefacto propio: { $card }.
       *[other] { $player } descarta un artefacto de { $other }: { $card }.
    }
asante-event-place-gained = { $player } recibe un lugar sagrado: { $place }.
asante-event-place-turned-up = Sale en la posición { $position }: { $place }.
asante-event-place-played = { $strength ->
        [one] { $player } juega un lugar sagrado: { $place }.
       *[other] { $player } juega un lugar sagrado con fuerza { $strength }: { $place }.
    }
asante-event-place-applied = { $player } aplica { $place }.
asante-event-effect-chosen = { $player } elige { $place }.
asante-event-place-taken-away = { $player } le quita un lugar sagrado a { $other }: { $place }.
asante-event-card-shown = { $player } juega { $card }.
asante-event-card-answered = { $player } responde con { $card } y anula { $shown }.
asante-event-card-cancelled = Queda en nada: { $card }.
asante-event-response-passed = { $player } deja que ocurra.
asante-event-card-turned-up = { $found ->
        [yes] { $player } descubre y encuentra: { $card }.
       *[no] { $player } descubre y descarta: { $card }.
    }
asante-event-card-taken = { $player } toma a la vista: { $card }.
asante-event-cards-kept = { $player } se queda con: { $cards }.
asante-event-cards-kept-hidden = { $player } se queda con { $number ->
        [one] una carta.
       *[other] { $number } cartas.
    }
asante-event-card-picked = { $player } elige: { $card }.
asante-event-card-picked-hidden = { $player } elige una carta.
asante-event-cards-put-back = { $player } devuelve { $number ->
        [one] una carta
       *[other] { $number } cartas
    } encima del mazo.
asante-event-card-discarded = { $player } descarta: { $card }.
asante-event-card-stolen = { $player } toma de la mano de { $other }: { $card }.
asante-event-card-stolen-hidden = { $player } toma una carta de la mano de { $other }.
asante-event-wares-taken = { $player } toma { $wares }.
asante-event-wares-returned = { $player } devuelve { $wares }.
asante-event-type-named = { $player } nombra { $ware }.
asante-event-gold-paid = { $player } paga { $gold } de oro y se queda con { $has }.
asante-event-gold-gained = { $player } toma { $gold } de oro y ahora tiene { $has }.
asante-event-markers-recovered = { $player } recupera { $number ->
        [one] un marcador
       *[other] { $number } marcadores
    } y tiene { $has }.

## Lo que se puede hacer

asante-group-draw = Robar
asante-group-trade = Comerciar
asante-group-card = Cartas
asante-group-artifact = Artefactos
asante-group-place = Lugares sagrados
asante-group-answer = Responder
asante-group-ware = Mercancías
asante-group-turn = El turno
asante-group-chance = El azar
asante-do-draw = Robar una carta (un marcador)
asante-do-keep = Quedármela
asante-do-keep-found = Tomarlo en la mano
asante-do-drop = Descartarla
asante-do-buy = Comprar { $wares } por { $gold } de oro
asante-do-sell = Vender { $wares } por { $gold } de oro
asante-do-play = Jugar { $card }
asante-do-play-found = Jugarlo ahora: { $card }
asante-do-use = Usar { $card } (hueco { $slot })
asante-do-holy = { $strength ->
        [1] Jugar { $place }
       *[other] Jugar { $place } con fuerza { $strength }
    }
asante-do-holy-choose = Elegir { $place }
asante-do-holy-gain = Tomar { $place }
asante-do-end = { $gold ->
        [0] Terminar el turno
       *[other] Terminar el turno y tomar { $gold } de oro
    }
asante-do-slot = Hueco { $slot }: { $to ->
        [you] recibes { $place }
        [other] tu rival recibe { $place }
       *[nobody] no hay lugar sagrado
    }
asante-do-slot-replace = Hueco { $slot }, en vez de { $old }: { $to ->
        [you] recibes { $place }
        [other] tu rival recibe { $place }
       *[nobody] no hay lugar sagrado
    }
asante-do-answer = Responder con { $card }
asante-do-pass = Dejar que ocurra
asante-do-take = Tomar { $ware }
asante-do-return = Devolver { $ware }
asante-do-type = Nombrar { $ware }
asante-do-discard = Descartar: { $card }
asante-do-discard-this = Descartar esta carta
asante-do-fetch = Del descarte: { $card }
asante-do-pick = Tomar la carta { $number }: { $card }
asante-do-display = Aplicar la posición { $position }: { $place }
asante-do-display-gain = Tomar la posición { $position }: { $place }
asante-do-artifact = { $side ->
        [own] { $card }, tu hueco { $slot }
       *[other] { $card }, hueco { $slot } de tu rival
    }
asante-do-number = { $wares ->
        [one] Una mercancía
       *[other] { $wares } mercancías
    } por { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
asante-do-apply = Aplicarlo
asante-do-apply-again = Aplicarlo otra vez
asante-do-done = Ya basta
asante-do-done-gold = Ya basta: tomar { $gold } de oro
asante-do-done-not = Dejarlo así
asante-do-first = El azar decide quién empieza
asante-do-drawn = Sale: { $card }
asante-do-stolen = Se toma: { $card }
asante-do-turned = Sale: { $place }

## La mesa

asante-board = Mercado
asante-board-pile = Mazo: { $cards }
asante-board-pile-top = Mazo: { $cards }. Sabes lo que hay encima: { $list }
asante-board-discards = Descarte: { $cards }
asante-board-discards-top = Descarte: { $cards }, encima { $card }
asante-board-places = Mazo de lugares sagrados: { $cards }
asante-board-supply = Reserva
asante-board-supply-ware = Reserva: { $ware }, { $count }
asante-board-stand = Puesto de { $player }
asante-board-basket = { $player }: { $ware }
asante-board-basket-empty = { $player }: una cesta vacía
asante-board-gold = { $player }: { $gold } de oro
asante-board-hand = { $player }: { $cards ->
        [one] una carta en la mano
       *[other] { $cards } cartas en la mano
    }
asante-board-slot-empty = { $player }, hueco { $slot }: libre
asante-board-slot = { $player }, hueco { $slot }: { $card }
asante-board-slot-turned = { $player }, hueco { $slot }: { $card }, usado este turno
asante-board-display = Posición { $position }: { $place }
asante-board-display-empty = Posición { $position }: vacía
asante-board-owned = { $player } tiene un lugar sagrado: { $count ->
        [1] { $place }
       *[other] { $count } × { $place }
    }
asante-board-markers = { $player }: quedan { $markers } de { $all } marcadores
asante-board-able = Puedes elegirlo: { $action }
asante-board-course = En curso: { $card }
asante-board-tray = Elegir
asante-board-aside = Mirar la mesa
asante-board-back = Volver a elegir

asante-detail-needs = Lo que necesita
asante-detail-needs-use = Lo que necesita cada uso
asante-detail-needs-nothing = Nada: siempre se puede aplicar.
asante-detail-cost = { $markers ->
        [0] No cuesta marcadores
        [one] Cuesta un marcador
       *[other] Cuesta { $markers } marcadores
    }
asante-detail-cost-use = { $markers ->
        [0] Cada uso: los marcadores del artefacto copiado
        [one] Cada uso cuesta un marcador, una vez por turno
       *[other] Cada uso cuesta { $markers } marcadores, una vez por turno
    }
asante-detail-place = Puedes jugar un lugar sagrado por turno, sin marcador. Se aplica como máximo una vez por cada lugar igual que tengas; después se descarta.
asante-detail-copies = { $copies ->
        [one] Una en la caja
       *[other] { $copies } en la caja
    }
asante-detail-slot = { $to ->
        [you] Tienes todos los huecos ocupados: sustituye a uno de tus artefactos, y el lugar sagrado que tiene delante es para ti.
       *[other] Tú eliges el hueco, y el lugar sagrado que tiene delante es para tu rival.
    }
asante-detail-not-now = Ahora no es posible
asante-detail-why = ¿Por qué no?
asante-detail-why-buy = ¿Por qué no comprar?
asante-detail-why-sell = ¿Por qué no vender?
asante-detail-reconstructed = Esta carta es una reconstrucción: ninguna fuente a nuestro alcance la muestra tal como está impresa.
asante-detail-confidence-known = Lo dice alguna fuente: { $list }.
asante-detail-confidence-filled = Lo hemos completado nosotros: { $list }.
asante-detail-part-name = el nombre
asante-detail-part-effect = el efecto
asante-detail-part-count = cuántas hay
asante-detail-part-wares = las mercancías
asante-detail-part-price = los precios
asante-detail-close = Dejarla
asante-detail-discards = Descarte
asante-detail-discards-empty = Todavía no hay ninguna carta.

asante-answer-title = { $answered ->
        [none] { $player } juega { $card }
        [cancelled] { $player } anula { $card }
       *[restored] { $player } ha respondido: { $card } surte efecto de todos modos
    }
asante-answer-ask-always = Preguntarme siempre
asante-answer-ask-able = Solo si puedo responder
asante-answer-ask = Respuestas
asante-answer-ask-note = A partir de la próxima carta: cuando no puedes responder, ocurre tras una pausa que siempre es la misma, y «Dejar que ocurra» no tarda menos. Así nadie adivina por el tiempo lo que tienes.
asante-answer-waits = Ocurre dentro de un momento…
asante-answer-none = No tienes ninguna carta que responda a esta.

## La barra y los asientos

asante-bar-hand = Tu mano: { $cards ->
        [one] una carta
       *[other] { $cards } cartas
    }
asante-bar-hand-empty = Tu mano está vacía.
asante-bar-card = { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
asante-bar-card-able = { $card }, se puede jugar
asante-bar-card-known = tu rival sabe que la tienes

asante-seat-stand = En el puesto: { $wares }
asante-seat-stand-empty = El puesto está vacío
asante-seat-cards = { $cards ->
        [one] Una carta en la mano
       *[other] { $cards } cartas en la mano
    }
asante-seat-places = Lugares sagrados: { $list }
asante-seat-artifacts = Artefactos: { $list }
asante-seat-known = Sabes que tiene: { $list }
asante-seat-known-short = Sabes que tiene:
asante-seat-end = { $gold ->
        [0] Oro suficiente para el final
       *[other] Le faltan { $gold } de oro para el final
    }

asante-source-start = Al empezar
asante-source-trade = Comercio: ventas menos compras
asante-source-cards = Cartas, artefactos y lugares sagrados
asante-source-bonus = Marcadores sobrantes
asante-part-whole = Toda la partida
asante-part = Turnos { $from } a { $to }

asante-key-arrows = De una cosa de la mesa a la siguiente
asante-key-enter = Elegir aquello en lo que está el teclado, o leerlo
asante-key-hand = Leer una carta de tu mano, contando desde la izquierda
asante-key-escape = Dejar la carta que estás leyendo
