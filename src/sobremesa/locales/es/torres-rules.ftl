# Torres: cada regla de docs/rules/torres.md en una o dos frases, para quien pregunte por qué.
# torres-rule-8-3 es la regla 8.3.

torres-rules-section-1 = El contenido de la caja
torres-rules-section-2 = El tablero
torres-rules-section-3 = La preparación
torres-rules-section-4 = Fases, rondas y pilas
torres-rules-section-5 = El turno
torres-rules-section-6 = Añadir un caballero
torres-rules-section-7 = Mover un caballero
torres-rules-section-8 = Construir con un bloque
torres-rules-section-9 = Las cartas de acción
torres-rules-section-10 = La pista de puntuación
torres-rules-section-11 = Qué hacen las cartas de acción
torres-rules-section-12 = La versión maestra
torres-rules-section-13 = La puntuación y el final

## 1 El contenido de la caja

torres-rule-1-1 = La caja contiene 92 bloques, seis caballeros y un marcador de cada uno de los cuatro colores, un rey, cuatro juegos iguales de diez cartas de acción y ocho cartas maestras.
torres-rule-1-2 = Siempre hay bloques suficientes: ni siquiera cuatro jugadores que jueguen todas sus cartas «Regalo de piedra» necesitan más de los que trae la caja.

## 2 El tablero

torres-rule-2-1 = El tablero tiene ocho filas de ocho casillas. Ocho de ellas están marcadas como lugares de los primeros castillos.
torres-rule-2-2 = Los ocho lugares están repartidos por igual en el tablero; entre dos cualesquiera hay al menos tres pasos.
torres-rule-2-3 = Una pieza sobre el tablero está en el nivel 0; sobre un bloque, en el nivel 1, y así sucesivamente. Para un caballero cuenta el lugar que pisa, no la altura del castillo en otra parte.

## 3 La preparación

torres-rule-3-1 = Un bloque en cada lugar marcado forma los ocho primeros castillos. Son bloques como los demás y pueden desaparecer más tarde.
torres-rule-3-2 = Cada jugador toma las piezas de un color.
torres-rule-3-2-1 = Cada jugador tiene seis caballeros y un marcador, que empieza en la casilla 0 de la pista.
torres-rule-3-2-2 = Cada jugador baraja diez cartas de acción y forma con ellas su propio mazo, boca abajo. Nadie empieza con cartas en la mano.
torres-rule-3-3 = El azar decide quién empieza. En el sentido de las agujas del reloj, cada jugador coloca un caballero en un castillo donde aún no haya ninguna pieza.
torres-rule-3-4 = Quien coloca el último caballero pone también al rey en un castillo vacío: será el castillo del rey de la primera fase.
torres-rule-3-5 = Quien empezó la preparación empieza también la primera fase y, en la versión básica, todas sus rondas.

## 4 Fases, rondas y pilas

torres-rule-4-1 = La partida tiene tres fases, y cada una termina con una puntuación. En cada ronda cada jugador juega un turno, en el sentido de las agujas del reloj.
torres-rule-4-2 = Las fases duran 4, 3 y 3 rondas. Con dos jugadores, las tres duran 4 rondas.
torres-rule-4-3 = Antes de cada fase cada jugador toma bloques y los apila: una pila por cada ronda de la fase.
torres-rule-4-3-1 = Dos jugadores: cuatro pilas de 3 bloques antes de cada fase.
torres-rule-4-3-2 = Tres jugadores: pilas de 3, 3, 2 y 2 bloques antes de la primera fase; de 3, 3 y 2 antes de las demás.
torres-rule-4-3-3 = Cuatro jugadores: pilas de 2 bloques, cuatro antes de la primera fase y tres antes de las demás.
torres-rule-4-4 = En un turno solo puedes construir con los bloques de una de tus pilas, la que elijas.
torres-rule-4-5 = Los bloques sin usar de la pila elegida se reparten al final del turno.
torres-rule-4-5-1 = Los bloques sin usar pasan a las otras pilas que elijas, pero ninguna puede tener más de 3. Todo lo que cabe se conserva.
torres-rule-4-5-2 = Los bloques sin usar que no caben en ninguna pila vuelven a la reserva común.
torres-rule-4-5-3 = Los bloques sin usar nunca forman una pila nueva.
torres-rule-4-6 = Los bloques que te queden al terminar la fase vuelven a la reserva común.
torres-rule-4-7 = El número de bloques que se construyen en un turno es limitado.
torres-rule-4-7-1 = No puedes construir más de 3 bloques en un turno.
torres-rule-4-7-2 = Los bloques que coloca una carta de acción van aparte: no cuentan como construidos ni como uso de una pila.
torres-rule-4-8 = Cada turno gasta una pila; las pilas muestran cuántos turnos te quedan.
torres-rule-4-8-1 = Si no construyes nada, gastas igualmente una pila y eliges cuál.
torres-rule-4-8-2 = Una pila que una carta ha vaciado sigue valiendo por un turno, y puede recibir bloques sobrantes.
torres-rule-4-9 = Al final del turno se decide qué pila se ha usado, sus bloques sobrantes encuentran sitio, la pila se retira y sigue el jugador siguiente.

## 5 El turno

torres-rule-5-1 = En tu turno tienes 5 puntos de acción (PA) y los gastas en el orden que quieras, repitiendo acciones si te conviene. Cada acción requiere puntos suficientes.
torres-rule-5-2 = Puedes terminar tu turno en cualquier momento. Los PA que no gastes se pierden.
torres-rule-5-3 = Cada acción tiene su precio en PA.
torres-rule-5-3-1 = Añadir un caballero cuesta 2 PA.
torres-rule-5-3-2 = Mover un caballero cuesta 1 PA: un paso, o el camino a través de un castillo.
torres-rule-5-3-3 = Construir con un bloque cuesta 1 PA.
torres-rule-5-3-4 = Comprar una carta de acción cuesta 1 PA; se puede hacer dos veces por turno y solo en la versión básica.
torres-rule-5-3-5 = Jugar una carta de acción no cuesta nada; una carta por turno.
torres-rule-5-3-6 = Un paso en la pista de puntuación cuesta 1 PA.

## 6 Añadir un caballero

torres-rule-6-1 = Un caballero nuevo entra en una casilla vacía contigua en línea recta a un caballero tuyo, en su mismo nivel o en cualquier nivel inferior.
torres-rule-6-2 = Un caballero nuevo no puede entrar por las puertas: solo cuentan las cuatro casillas vecinas.
torres-rule-6-3 = Necesitas un caballero en la reserva. Los caballeros nunca salen del tablero.
torres-rule-6-4 = Un caballero nuevo cuenta enseguida: puede moverse, y el siguiente puede entrar junto a él.

## 7 Mover un caballero

torres-rule-7-1 = Un caballero pasa en línea recta a una casilla vecina vacía, como mucho un nivel más arriba o cualquier número de niveles más abajo. No puede pasar por encima de otras piezas.
torres-rule-7-2 = Un caballero puede entrar por una puerta contigua a su mismo nivel y salir por cualquier puerta del mismo castillo, a su nivel o más abajo, a otra casilla vacía.
torres-rule-7-3 = Se puede salir a una casilla si a su lado hay un bloque de ese castillo más alto que ella. Puede ser suelo o una parte más baja del castillo.
torres-rule-7-4 = No importa cómo sea el castillo por dentro ni quién esté encima: solo se comparan los niveles de salida y de llegada. La mesa puede prepararse de otro modo: entonces hace falta un camino interior que nunca suba.
torres-rule-7-5 = Atravesar un castillo cuesta 1 PA, sea cual sea la distancia. Puedes hacerlo varias veces por turno.
torres-rule-7-6 = Una puerta que da fuera del tablero no sirve.
torres-rule-7-7 = Puedes repartir los movimientos entre tus caballeros como quieras, pero nunca mueves los de los demás.

## 8 Construir con un bloque

torres-rule-8-1 = Los castillos no son de nadie. Puedes construir en cualquier castillo, y en varios en un mismo turno.
torres-rule-8-2 = Un bloque va encima de una casilla vacía de un castillo, o en el suelo vacío contiguo en línea recta a un solo castillo.
torres-rule-8-3 = Ninguna parte de un castillo puede tener más niveles que casillas tiene su superficie.
torres-rule-8-4 = Dos castillos nunca pueden unirse. Solo pueden tocarse por las esquinas.
torres-rule-8-5 = La construcción normal nunca empieza un castillo nuevo. Solo lo hacen algunas cartas.
torres-rule-8-6 = No se puede construir donde hay un caballero o está el rey.

## 9 Las cartas de acción

torres-rule-9-1 = Las cartas de acción se compran de la parte superior del propio mazo.
torres-rule-9-1-1 = Miras tus tres primeras cartas, te quedas con una y devuelves las otras boca abajo, encima del mazo o debajo.
torres-rule-9-1-2 = Las cartas devueltas van las dos al mismo lado del mazo, en el orden que elijas.
torres-rule-9-1-3 = Si quedan menos de tres cartas, miras las que haya. Con el mazo vacío no puedes comprar.
torres-rule-9-2 = Comprar y guardar cartas tiene sus límites.
torres-rule-9-2-1 = Puedes comprar como mucho dos cartas por turno.
torres-rule-9-2-2 = Una carta comprada en este turno no se puede jugar hasta tu próximo turno.
torres-rule-9-2-3 = Puedes guardar las cartas cuanto quieras, y tantas como quieras.
torres-rule-9-3 = Cómo se juega una carta.
torres-rule-9-3-1 = Puedes jugar como mucho una carta por turno, en cualquier momento y sin gastar PA.
torres-rule-9-3-2 = La carta se muestra, surte efecto y sale de la partida.
torres-rule-9-3-3 = Lo que hace la carta no cuesta PA.
torres-rule-9-4 = Una carta solo se puede jugar si su efecto se puede llevar a cabo.
torres-rule-9-5 = Tu mano y tu mazo están ocultos para los demás, que solo ven cuántas cartas tienen. En la versión maestra todas las manos están a la vista.

## 10 La pista de puntuación

torres-rule-10-1 = Por 1 PA el marcador avanza una casilla. En cada casilla solo cabe un marcador: si está ocupada, sigues hasta la siguiente libre.
torres-rule-10-2 = En la casilla 0, donde todos empiezan, puede haber cualquier número de marcadores.
torres-rule-10-3 = Siempre que se anotan puntos, el marcador sigue hasta una casilla libre, así que no hay empates. Ganar cero puntos no mueve nada.
torres-rule-10-4 = La pista no se acaba nunca.

## 11 Qué hacen las cartas de acción

torres-rule-11-0 = Cada juego tiene diez cartas, todas distintas.
torres-rule-11-0-1 = 6 puntos: este turno tienes 6 PA en lugar de 5.
torres-rule-11-0-2 = 7 puntos: este turno tienes 7 PA en lugar de 5.
torres-rule-11-0-3 = Gran salto: un caballero tuyo pasa en línea recta a una casilla vecina vacía situada exactamente dos niveles más arriba.
torres-rule-11-0-4 = En diagonal: un caballero tuyo avanza una casilla en diagonal a una casilla vacía, como mucho un nivel más arriba o cualquier número más abajo.
torres-rule-11-0-5 = Paso franco: un caballero tuyo atraviesa un castillo y sale por cualquiera de sus puertas, en cualquier nivel.
torres-rule-11-0-6 = Pedestal: un bloque de una de tus pilas va debajo de un caballero tuyo, que sube un nivel.
torres-rule-11-0-7 = Regalo de piedra: construyes con un bloque de la reserva común según las reglas normales.
torres-rule-11-0-8 = Piedra viajera: pasas el bloque superior de una casilla vacía a otra casilla vacía.
torres-rule-11-0-9 = Pirueta: un caballero tuyo salta por encima de una pieza contigua.
torres-rule-11-0-10 = Refuerzo: un caballero nuevo entra junto a uno tuyo, hasta un nivel más arriba.
torres-rule-11-1 = Las cartas de seis y de siete puntos se pueden jugar en cualquier momento del turno, incluso con todos los PA gastados.
torres-rule-11-2 = El paso franco empieza en una puerta al nivel del caballero y termina en una casilla vacía junto a un bloque más alto del mismo castillo. No se llega al tejado de su parte más alta.
torres-rule-11-3 = Para poner un bloque debajo de un caballero necesitas un bloque en una de tus pilas. El castillo no puede superar su límite de altura ni unirse a otro; en el suelo, lejos de todo castillo, nace uno nuevo.
torres-rule-11-4 = El bloque de «Regalo de piedra» se suma a los bloques que puedes construir en el turno y a la pila que uses.
torres-rule-11-5 = Trasladar un bloque tiene condiciones en los dos extremos.
torres-rule-11-5-1 = Solo puedes levantar el bloque superior de una casilla sin pieza. También el único bloque de un castillo.
torres-rule-11-5-2 = Al levantar un bloque no se puede partir un castillo. Una vez colocado, ningún castillo puede ser más alto que su superficie y deben quedar al menos seis castillos.
torres-rule-11-5-3 = El bloque va encima de un castillo dentro de su límite de altura, en el suelo junto a un solo castillo, o en el suelo sin castillos al lado, donde nace uno nuevo. El bloque levantado no cuenta como vecino.
torres-rule-11-5-4 = El bloque trasladado no puede unir castillos y tiene que acabar en otra casilla.
torres-rule-11-6 = La pirueta va en línea recta sobre exactamente una pieza hasta la casilla vacía que hay detrás, como mucho un nivel por encima de la salida. La altura de la pieza no importa.
torres-rule-11-7 = Con esta carta entra un caballero de tu reserva en una casilla vacía contigua en línea recta a uno tuyo, como mucho un nivel por encima de él. No cuesta PA.
torres-rule-11-8 = Ninguna carta mueve al rey.

## 12 La versión maestra

torres-rule-12-0-1 = Borde: 2, 5 o 10 puntos, según la fase, por cada caballero tuyo en una casilla del borde, y como por uno más si tienes allí más que nadie.
torres-rule-12-0-2 = Diagonales: 2, 5 o 10 puntos, según la fase, por cada caballero tuyo en las dos diagonales largas, y como por uno más si tienes allí más que nadie.
torres-rule-12-0-3 = Muchos castillos: 5, 15 o 30 puntos, según la fase, si tus caballeros están exactamente en tantos castillos como pide la fase.
torres-rule-12-0-4 = Vecinos: 40 puntos tras la última fase si todos tus caballeros están juntos.
torres-rule-12-0-5 = Todos distintos: 40 puntos tras la última fase si todos tus caballeros están en niveles distintos.
torres-rule-12-0-6 = Fila: 50 puntos tras la última fase si todos tus caballeros están en una misma fila.
torres-rule-12-0-7 = Cuadrado: 50 puntos tras la última fase si cuatro caballeros tuyos son las esquinas de un cuadrado.
torres-rule-12-0-8 = Todos iguales: 50 puntos tras la última fase si todos tus caballeros están en el mismo nivel.
torres-rule-12-1 = Los jugadores colocan por turno los ocho primeros castillos, cada uno en una casilla vacía a tres pasos rectos o más de cualquier otro castillo.
torres-rule-12-2 = Los caballeros y el rey se colocan como en la versión básica.
torres-rule-12-3 = Las diez cartas de acción están en la mano desde el principio y no se puede comprar ninguna. Se juega también como mucho una por turno.
torres-rule-12-4 = Al principio se saca una de las ocho cartas maestras, que queda a la vista. La puntúa quien la cumpla.
torres-rule-12-5 = Tras la primera ronda, empieza cada ronda quien tenga más puntos, también al comenzar una fase. Mientras todos estén en la casilla 0, el orden no cambia.
torres-rule-12-6 = Se puntúan los castillos, el premio del rey y la carta maestra, cada vez en el sentido de las agujas del reloj desde quien empezó la última ronda.
torres-rule-12-7 = Tras las dos primeras fases, quien va último puede mover al rey como siempre.
torres-rule-12-8 = Qué significan las palabras de las cartas maestras.
torres-rule-12-8-1 = «Todos tus caballeros» son los seis, y todos en el tablero.
torres-rule-12-8-2 = Estar juntos es formar un solo grupo, cada uno a un paso recto de otro.
torres-rule-12-8-3 = Una fila es una fila o una columna del tablero; puede haber huecos.
torres-rule-12-8-4 = El cuadrado es paralelo al tablero y de cualquier tamaño desde 2 por 2. Los niveles no importan.
torres-rule-12-8-5 = El suelo, el nivel 0, es un nivel como los demás.
torres-rule-12-9 = Para tener más que nadie hace falta al menos un caballero allí.
torres-rule-12-10 = Muchos castillos: exactamente 4 castillos tras la primera fase dan 5 puntos; 5 tras la segunda, 15; y 6 tras la tercera, 30.
torres-rule-12-11 = Las cartas maestras miran el tablero tal como está al terminar la fase. El rey no cuenta para ellas.

## 13 La puntuación y el final

torres-rule-13-1 = Tras cada fase se puntúan los castillos, en el sentido de las agujas del reloj desde quien empezó la fase.
torres-rule-13-1-1 = Por cada castillo con un caballero tuyo ganas su superficie multiplicada por el nivel de tu caballero más alto allí.
torres-rule-13-1-2 = Un castillo te puntúa una sola vez, tengas los caballeros que tengas en él.
torres-rule-13-1-3 = Los caballeros de los demás no te quitan nada: puntúan todos los que están en el castillo.
torres-rule-13-1-4 = Los puntos de todos tus castillos se anotan de una vez; solo entonces el marcador busca una casilla libre.
torres-rule-13-2 = Puntuados todos los castillos, sigue el premio del rey, en el mismo orden.
torres-rule-13-2-1 = Un caballero en el castillo del rey en el nivel 1, 2 o 3 tras la fase 1, 2 o 3 da 5, 10 o 15 puntos.
torres-rule-13-2-2 = Tiene que ser exactamente ese nivel. Un caballero puede ganar el premio y otro más alto los puntos del castillo.
torres-rule-13-2-3 = El premio se gana una sola vez. Se suma a los puntos del castillo.
torres-rule-13-2-4 = Varios jugadores pueden ganar el premio del rey.
torres-rule-13-2-5 = El nivel en que está el rey no importa.
torres-rule-13-3 = Un caballero en el suelo no está en ningún castillo.
torres-rule-13-4 = Tras la primera y la segunda fase el rey puede moverse.
torres-rule-13-4-1 = Quien tiene menos puntos puede mover al rey a cualquier casilla vacía de cualquier castillo.
torres-rule-13-4-2 = No es obligatorio mover al rey. Si ningún castillo tiene una casilla vacía, se queda.
torres-rule-13-4-3 = En la versión básica, el jugador que podía mover al rey empieza después la fase siguiente, lo haya movido o no.
torres-rule-13-5 = Si hay empate en el último lugar, lo que solo ocurre en la casilla 0, puede mover al rey aquel de ellos cuyo turno llegó el último.
torres-rule-13-6 = Los bloques de la fase nueva se toman antes de seguir jugando.
torres-rule-13-7 = La partida acaba tras la tercera puntuación, y gana quien tiene más puntos. Si nadie hubiera ganado ni un punto, ganan todos.
