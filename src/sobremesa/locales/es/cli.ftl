# La orden "sobremesa".

cli-about = Juegos de estrategia modernos: una mesa en el navegador y una biblioteca rápida.

## Ayuda

cli-usage = Uso:
cli-usage-pieces = ORDEN [OPCIONES] …
cli-commands = Órdenes
cli-options = Opciones
cli-serve = Sirve la mesa a los navegadores.
cli-games = Enumera los juegos.
cli-simulate = Hace jugar partidas enteras a jugadores del ordenador.
cli-arena = Enfrenta a jugadores del ordenador y dice lo seguro que es el resultado.
cli-ladder = Enfrenta a varios jugadores del ordenador, cada uno con el nombrado antes que él.
cli-train = Entrena desde cero, jugando contra sí misma, una red que valora posiciones; un entrenamiento interrumpido continúa.
cli-join = Junta varias redes de un juego en una que dice lo que ellas dicen en promedio y ve los rasgos que el juego tiene ahora.
cli-bench = Mide lo rápidas que son las reglas en esta máquina.
cli-replay = Repite una partida anotada y dice su resultado.
cli-option-help = Muestra esta ayuda.
cli-option-version = Muestra la versión.
cli-option-json = Responde en JSON.
cli-option-host = La dirección en la que se escucha; 127.0.0.1 (lo habitual) es solo para esta máquina, 0.0.0.0 para quien pueda alcanzarla.
cli-option-port = El puerto en el que se escucha (normalmente 8000; con 0, uno cualquiera que esté libre).
cli-option-data = La carpeta en la que se guardan las partidas (por defecto sobremesa en $XDG_DATA_HOME o en ~/.local/share).
cli-option-open = Abre el navegador.
cli-option-rules = Las reglas con que se juega (normalmente las primeras que enumera "games").
cli-option-players = El número de asientos.
cli-option-games = Cuántas partidas se juegan (normalmente 100).
cli-option-seed = La misma semilla repite las mismas partidas (normalmente 0).
cli-option-seats = Los jugadores del ordenador, uno por asiento o uno para todos: random, greedy, search:500ms, level:3 …
cli-option-records = Escribe la anotación de cada partida en esta carpeta.
cli-option-match-games = Cuántas partidas se juegan como mucho (normalmente 100; alguna más si hace falta para que todos se sienten igual de a menudo en cada asiento).
cli-option-arena-seats = Los jugadores del ordenador, uno por asiento o uno para todos; se pregunta por la fuerza del primero.
cli-option-ladder-seats = Los jugadores del ordenador, empezando por el más débil (normalmente de level:1 a level:5).
cli-option-settle = Se detiene en cuanto está claro si el primer jugador se lleva más o menos de este porcentaje de los primeros puestos (normalmente lo que le toca); varios, como en 60,85, o never (nunca).
cli-option-separate = Cada partida tiene su propio azar, y no el mismo todas las de una ronda.
cli-option-file = El archivo en el que se guardan las partidas; las que ya están no se vuelven a jugar (normalmente matches.jsonl).
cli-option-workers = Cuántas partidas a la vez (normalmente una por núcleo), o el grupo de máquinas de Ray que las juega: ray://HOST:PORT.
cli-option-picture = Dibuja la tabla cruzada en este archivo, como SVG.
cli-option-minutes = Cuántos minutos se entrena, sin contar el enfrentamiento final (normalmente 120).
cli-option-out = La carpeta donde se guardan el entrenamiento y su red (normalmente training).
cli-option-simulations = Cuántas simulaciones lleva cada decisión de esas partidas en cuanto hay red (normalmente 10).
cli-option-training-seed = La misma semilla empieza con la misma red y las mismas partidas (normalmente 0).
cli-option-final-match = Cuántas partidas juega la red al final contra la búsqueda sin ella, con cada número de jugadores y cada una de dos o tres maneras de mirar adelante (normalmente 40; 0, ninguna).
cli-option-begin-with = Una red con la que empezar en vez de empezar de cero, un archivo como los que hace un entrenamiento (normalmente ninguna).
cli-option-positions = La carpeta con anotaciones de partidas (*.record, *.txt): la mitad de las partidas después de las primeras empieza donde en alguna de ellas cambió el turno (normalmente ninguna).
cli-option-lines = Con cuántas líneas se planea cada turno de esas partidas en cuanto hay red, en vez de buscar (normalmente 0: se busca).
cli-option-last-turns = Cuántas veces una búsqueda vuelve a jugar el último turno de cada una de esas partidas, para que la red aprenda qué vale la posición anterior (normalmente 0: ninguna).
cli-option-hidden = Cuánto halla cada capa oculta de la red (normalmente 64,32). Si las de la red con la que se empieza son otras, ella juega las primeras partidas y aprende una nueva.
cli-option-join-out = La carpeta donde se pone la red nueva (normalmente joined).
cli-option-members = Cuántos miembros se toman de cada red, los primeros (normalmente todos).
cli-option-reach = Cuántos turnos mira adelante una búsqueda con ella, con dos jugadores, con tres, etc. (normalmente como la primera red).
cli-option-answers = Con cuántos jugadores se planea un turno según las respuestas a él, si hay tiempo: 2,3,4 o algunos de ellos, 0 si con ninguno (normalmente como la primera red).
cli-option-played-on = Durante cuántos turnos se sigue jugando después de uno planeado, para juzgarlo según cómo sigue la partida, con dos jugadores, con tres, etc.; 0 si no se hace (normalmente como la primera red).

## Respuestas

cli-serve-ready = La mesa está puesta: { $url }
cli-serve-data = Las partidas se guardan en { $folder }
cli-serve-stop = Ctrl-C detiene el servidor.
cli-simulate-progress = { $game }
cli-simulate-done =
    { $game } ({ $rules }): { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $decisions ->
        [one] { $decisions } decisión
       *[other] { $decisions } decisiones
    } en { $seconds } s: { $speed } por segundo, reglas { $form ->
        [compiled] compiladas
       *[interpreted] interpretadas
    }
cli-bench-progress = midiendo
cli-bench-form =
    { $form ->
        [compiled] Reglas compiladas.
       *[interpreted] Reglas interpretadas.
    }
cli-bench-interpreted = Compiladas son varias veces más rápidas: instala un compilador de C y después otra vez sobremesa.
cli-replay-over =
    { $game } ({ $rules }), terminada tras { $plies ->
        [one] { $plies } jugada
       *[other] { $plies } jugadas
    }
cli-replay-running =
    { $game } ({ $rules }), sin terminar tras { $plies ->
        [one] { $plies } jugada
       *[other] { $plies } jugadas
    }
cli-replay-won = gana
cli-arena-title =
    { $game } ({ $rules }), { $players ->
        [one] { $players } jugador
       *[other] { $players } jugadores
    }
cli-arena-done =
    { $game } ({ $rules }): { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } en { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }, reglas { $form ->
        [compiled] compiladas
       *[interpreted] interpretadas
    }
cli-arena-rate = { $games } por minuto
cli-arena-above = Claro tras { $games } de { $planned } partidas: { $player } se lleva más del { $share } de los primeros puestos.
cli-arena-below = Claro tras { $games } de { $planned } partidas: { $player } se lleva menos del { $share } de los primeros puestos.
cli-arena-open = Sin aclarar tras { $games } de { $planned } partidas: si { $player } se lleva más o menos del { $share } de los primeros puestos.
cli-arena-winner = Quien gana tiene { $points } puntos de media.
cli-arena-beginner = Quien decide primero se lleva el { $share } de las victorias ({ $between }).
cli-arena-time = { $player }: { $mean } ms por decisión, la más lenta { $slowest } ms.
cli-arena-any-time = Los intervalos de las victorias valen, al 95 %, sea cual sea el momento en que se pare; los de los puntos, solo tras muchas rondas.
cli-arena-fixed = Los intervalos valen, al 95 %, para este número de partidas.
cli-arena-programs =
    Estas partidas las jugaron { $programs ->
        [one] { $programs } versión
       *[other] { $programs } versiones
    } de las reglas o de los jugadores.
cli-arena-kept =
    { $file } tiene { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } de una mesa así. Quién quedó por delante de quién, y cuántas veces:
cli-arena-stopped = Detenido. Las partidas terminadas están en { $file }; la misma orden sigue con ellas.
cli-train-passed-over =
    { $records ->
        [one] Se deja de lado { $records } anotación: no es de { $game } ({ $rules }) sin otras opciones, o no cambia el turno en ella.
       *[other] Se dejan de lado { $records } anotaciones: no son de { $game } ({ $rules }) sin otras opciones, o no cambia el turno en ellas.
    }
cli-train-playing = generación { $generation }, partida { $games }
cli-train-learning = época { $epoch }, pérdida { $loss }
cli-train-title = { $game } ({ $rules }): lo aprendido
cli-train-share = Parte de la victoria: pérdida por posición
cli-train-points = Puntos: error medio
cli-train-learned = partidas de aprendizaje
cli-train-tested = partidas apartadas
cli-train-evaluation = la valoración
cli-train-done =
    La red está en { $file }, tras { $epochs ->
        [one] { $epochs } época
       *[other] { $epochs } épocas
    }.
cli-train-losses = En las partidas apartadas su pérdida es { $tested } y la de la valoración, { $known }; en los puntos se equivoca en { $points }.
cli-train-nothing-better = Sigue siendo la red con la que empezó: nada de lo aprendido juzgó mejor las partidas apartadas.
cli-train-match =
    Con { $players } jugadores: en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } contra { $other } ganó el { $share } ({ $interval }) mirando { $reach ->
        [one] { $reach } turno
       *[other] { $reach } turnos
    } adelante, como hará desde ahora.
cli-train-match-played-on =
    Con { $players } jugadores: en { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    } contra { $other } ganó el { $share } ({ $interval }). Después de un turno planeado se sigue jugando, como antes, durante { $turns ->
        [one] { $turns } turno
       *[other] { $turns } turnos
    }, así que no se probó hasta dónde debe mirar.
cli-train-use = Con { $folder } en el entorno, la usan los jugadores escritos trained:….
cli-train-stopped = Interrumpido. Lo aprendido hasta ahora queda en { $folder }; la misma orden continúa.
cli-join-done =
    La red está en { $file }; tiene { $members ->
        [one] { $members } miembro
       *[other] { $members } miembros
    }.
cli-column-game = Juego
cli-column-players = Jugadores
cli-column-rules = Reglas
cli-column-seat = Asiento
cli-column-name = Nombre
cli-column-player = Jugador
cli-column-score = Puntos
cli-column-mean = Puntos de media
cli-column-wins = Victorias
cli-column-step = Decisiones/s
cli-column-playout = Sin salir de ellas
cli-column-clone = Copia µs
cli-column-legal = Legales µs
cli-column-seats = Asientos
cli-column-against = Contra
cli-column-games = Partidas
cli-column-interval = 95 %
cli-column-ahead = Ventaja
cli-column-rating = Fuerza

## Lo que está mal

cli-error = sobremesa: { $message }
cli-see-help = "sobremesa ORDEN --help" explica cómo se usa una orden.
cli-misuse-no-command = no hay ninguna orden "{ $given }"; las órdenes son: { $allowed }
cli-misuse-no-option = aquí no hay ninguna opción "{ $given }"; las opciones son: { $allowed }
cli-misuse-option-value = la opción { $option } necesita exactamente un valor; un interruptor, ninguno
cli-misuse-missing = falta { $argument }
cli-misuse-too-much = "{ $given }" sobra; "{ $command } --help" dice lo que se entiende
cli-misuse-other = { $why }
cli-misuse-number = { $option } es un número entero de { $low } a { $high }, no "{ $given }"
cli-misuse-numbers = { $option } son números enteros desde { $low }, separados por comas, no "{ $given }"
cli-misuse-choice = { $option } no puede ser "{ $given }"; se admite: { $allowed }
cli-misuse-player = --seats no puede nombrar a "{ $given }"; los jugadores son: { $allowed }; search y trained admiten otros números
cli-misuse-seats = --seats nombra { $seats ->
        [one] { $seats } jugador
       *[other] { $seats } jugadores
    } y la partida tiene { $players ->
        [one] { $players } asiento
       *[other] { $players } asientos
    }; nombra uno por asiento o uno para todos
cli-misuse-no-game = no hay ningún juego "{ $given }"; los juegos son: { $allowed }
cli-misuse-settle = --settle admite porcentajes mayores que 0 y menores que 100, como en 60,85, o "never", no "{ $given }"
cli-misuse-workers = --workers es un número entero de 1 a { $high } o una dirección como ray://HOST:10001, no "{ $given }"
cli-misuse-no-features = para { $game } no se puede entrenar nada: el juego no tiene rasgos
cli-misuse-rungs = --seats nombra al menos dos jugadores distintos, cada uno una vez y empezando por el más débil, no "{ $given }"
cli-problem-file = { $file }: { $why }
cli-problem-output = no se puede escribir la respuesta: { $why }
cli-problem-exists = { $file } ya existe; no se sobrescribe nada
cli-problem-too-large = { $file } no es una anotación: pasa de { $limit } KiB
cli-problem-not-text = { $file } no es una anotación: no es texto UTF-8
cli-problem-record = { $file } no es una anotación, línea { $line }: { $why }
cli-problem-replay = { $file } no se puede repetir, jugada { $ply }: { $why }
cli-problem-serve = { $why }
cli-problem-games-file = { $file } no es un archivo de partidas, línea { $line }: { $why }
cli-problem-in-use = otra orden está escribiendo en { $file }; --file nombra otro
cli-problem-training-in-use = otra orden está escribiendo en { $file }; --out nombra otra carpeta
cli-problem-damaged = { $file } está dañado: { $why }; --out nombra otra carpeta donde empezar de nuevo
cli-problem-network = no se puede usar una red: { $what }
cli-problem-game = la partida { $number } no se pudo jugar: { $why }
cli-problem-no-ray = para un grupo de máquinas hace falta Ray: pip install ".[many]" en la carpeta del proyecto
cli-problem-no-torch = para entrenar hace falta PyTorch: pip install ".[learn]" en la carpeta del proyecto
cli-problem-other-training = { $folder } contiene otro entrenamiento: { $what }; --out nombra otra carpeta
cli-problem-bad-network = con { $file } no se puede empezar: { $what }
cli-problem-no-positions = en { $folder } no hay ninguna anotación (*.record, *.txt) de { $game } ({ $rules }) en la que cambie el turno
cli-problem-join = estas redes no se pueden juntar: { $what }
cli-problem-cluster = { $address } no contesta: { $why }
