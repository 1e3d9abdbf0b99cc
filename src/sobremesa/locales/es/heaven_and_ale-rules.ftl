# Heaven & Ale: cada regla de docs/rules/heaven_and_ale.md en una o dos frases, para quien pregunte por qué.
# heaven-and-ale-rule-12-3-2 es la regla 12.3.2; heaven-and-ale-rule-3-4-s3 es 3.4 S3, heaven-and-ale-rule-14-4-7 es 14.4 #7.

heaven-and-ale-rules-section-1 = De qué trata el juego
heaven-and-ale-rules-section-2 = El contenido de la caja
heaven-and-ale-rules-section-3 = El camino alrededor de la abadía
heaven-and-ale-rules-section-4 = Tu propio tablero
heaven-and-ale-rules-section-5 = La preparación
heaven-and-ale-rules-section-6 = Turnos y movimiento
heaven-and-ale-rules-section-7 = Entrar en la zona de inicio
heaven-and-ale-rules-section-8 = Espacios de recursos
heaven-and-ale-rules-section-9 = Espacios de monjes
heaven-and-ale-rules-section-10 = Espacios de puntuación
heaven-and-ale-rules-section-11 = Qué dan las losetas activadas
heaven-and-ale-rules-section-12 = Los cobertizos
heaven-and-ale-rules-section-13 = Los privilegios
heaven-and-ale-rules-section-14 = Los barriles
heaven-and-ale-rules-section-15 = Fin de ronda y ronda nueva
heaven-and-ale-rules-section-16 = La puntuación final

## 1 De qué trata el juego

heaven-and-ale-rule-1-1 = Cuidas el jardín de un monasterio y elaboras cerveza. Gana quien más puntos reúne.
heaven-and-ale-rule-1-2 = La partida dura tres rondas entre dos jugadores, cuatro entre tres y seis entre cuatro.
heaven-and-ale-rule-1-3 = En cada ronda, cada figura da una vuelta a la abadía en el sentido de las agujas del reloj, de la zona de inicio a la zona de inicio.
heaven-and-ale-rule-1-4 = Al final, el número de tu último marcador se multiplica por lo que haya logrado tu maestro cervecero. Se suman los barriles, su privilegio y el espacio del primer jugador.
heaven-and-ale-rule-1-5 = Nada se oculta: el dinero está a la vista y todos tienen las mismas cinco cartas. Solo se ignora el orden de las pilas; lo que aún puede salir se sabe.

## 2 El contenido de la caja

heaven-and-ale-rule-2-1 = Los ducados y los cobertizos nunca se agotan.
heaven-and-ale-rule-2-2 = Hay cinco recursos, en este orden: madera (marrón), levadura (blanco), lúpulo (verde), agua (azul) y cebada (amarillo).
heaven-and-ale-rule-2-3 = Hay cuatro tipos de monjes, llamados A, B, C y D por el orden de sus casillas de puntuación.

## 3 El camino alrededor de la abadía

heaven-and-ale-rule-3-1 = El camino es un círculo de 28 lugares: la zona de inicio y 27 espacios de acción.
heaven-and-ale-rule-3-2 = Tiene 15 espacios de recursos, 4 de monjes, 6 de puntuación (A, B, C y tres A/B/C) y 2 de barriles.
heaven-and-ale-rule-3-3 = Los monjes se abaratan por el camino: 4 ducados en el primer espacio de monjes; luego 3, 2 y 1.
heaven-and-ale-rule-3-4 = La zona de inicio tiene cuatro espacios de inicio, cada uno con su recompensa, sean cuantos sean los jugadores.
heaven-and-ale-rule-3-4-s1 = S1, el espacio del primer jugador, no da nada al llegar. Quien está allí empieza la ronda siguiente y, tras la última, tiene 1 punto.
heaven-and-ale-rule-3-4-s2 = S2: tu maestro cervecero avanza 1 paso.
heaven-and-ale-rule-3-4-s3 = S3: uno de tus marcadores de recursos, el que prefieras, avanza 2 pasos.
heaven-and-ale-rule-3-4-s4 = S4: recibes 2 ducados.
heaven-and-ale-rule-3-5 = En el centro están los 24 barriles y las pilas de monjes: tres lugares para las pilas I y, a su derecha, tres para las pilas II.

## 4 Tu propio tablero

heaven-and-ale-rule-4-1-1 = Tu jardín tiene 37 parcelas: 15 al sol, 15 a la sombra y 7 para cobertizos.
heaven-and-ale-rule-4-1-2 = La mitad izquierda está al sol y la derecha a la sombra. Los cobertizos están en las filas segunda, cuarta y sexta.
heaven-and-ale-rule-4-1-3 = Cada parcela tiene un número, del 0 al 36, contado fila a fila desde arriba a la izquierda.
heaven-and-ale-rule-4-1-4 = Las parcelas son hexágonos: cada una toca hasta seis más.
heaven-and-ale-rule-4-1-5 = La parcela de un cobertizo toca otras seis, ninguna de ellas de cobertizo. Dos cobertizos están rodeados de sol, dos de sombra y tres tienen tres parcelas de cada.
heaven-and-ale-rule-4-2-1 = Tus cinco marcadores de recursos y tu maestro cervecero comparten una pista de producción. En una casilla caben cuantos se quiera.
heaven-and-ale-rule-4-2-2 = La pista va del 1 al 20. Antes del 1 hay un tramo previo que al final cuenta entero como 0.
heaven-and-ale-rule-4-2-3 = La casilla justo anterior al 1 es la 0; hacia atrás siguen −1, −2 y así sucesivamente.
heaven-and-ale-rule-4-2-4 = La madera empieza en 0, la levadura en −2, el lúpulo en −4, el agua en −6, la cebada en −8 y el maestro cervecero en −10. Si la mesa se dispuso así, la madera empieza en 1 y el maestro cervecero en −9.
heaven-and-ale-rule-4-2-5 = Según el maestro cervecero, cambias 5:1 y multiplicas por 2 (hasta 0); 4:1, ×3 (1–4); 3:1, ×3 (5–8); 3:1, ×4 (9–11); 2:1, ×4 (12–14); 2:1, ×5 (15–17); 2:1, ×6 (18–19); 1:1, ×6 (20).
heaven-and-ale-rule-4-2-6 = Ningún marcador pasa del 20. Cada paso de más te da 1 ducado en su lugar.
heaven-and-ale-rule-4-2-7 = El maestro cervecero también se detiene en el 20, pero sus pasos de más se pierden.
heaven-and-ale-rule-4-2-8 = Los marcadores nunca retroceden antes de la puntuación final.
heaven-and-ale-rule-4-3-1 = Hay diez casillas de puntuación: una para un número, cinco para recursos y cuatro para monjes. Cada una admite un disco en toda la partida.
heaven-and-ale-rule-4-3-2 = Las casillas forman cinco parejas: número y madera, levadura y lúpulo, agua y cebada, monjes A y B, monjes C y D.

## 5 La preparación

heaven-and-ale-rule-5-1 = Las losetas de recursos se barajan y quedan boca abajo en dos pilas, I y II.
heaven-and-ale-rule-5-2 = En cada uno de los 15 espacios de recursos se coloca boca arriba una loseta de la pila I.
heaven-and-ale-rule-5-3 = Los 12 monjes I se barajan y se reparten en tres pilas de 4.
heaven-and-ale-rule-5-4 = Monjes II: ninguno entre dos; entre tres, una pila de 4, y los otros 8 vuelven sin verse a la caja; entre cuatro, tres pilas de 4.
heaven-and-ale-rule-5-5 = Los cuatro monjes de la pila de más a la izquierda se colocan boca arriba en los cuatro espacios de monjes.
heaven-and-ale-rule-5-6 = En cada uno de los 6 espacios de puntuación hay un disco.
heaven-and-ale-rule-5-7 = Los 12 barriles pequeños están en el centro, cada uno debajo del grande que tiene el mismo objetivo.
heaven-and-ale-rule-5-8 = Cada cual tiene un tablero, 25 ducados, cinco cartas de privilegio, una figura, un maestro cervecero y cinco marcadores de recursos.
heaven-and-ale-rule-5-9 = El azar decide quién empieza, desde S1. Después, en sentido contrario al reloj, cada uno ocupa un espacio de inicio libre y toma su recompensa. El último del turno elige el primero.
heaven-and-ale-rule-5-10 = Se usan 45 losetas de recursos y 12 monjes entre dos jugadores, 60 y 16 entre tres, 90 y 24 entre cuatro.
heaven-and-ale-rule-5-11 = Los demás ducados y discos y los cobertizos quedan junto al tablero.

## 6 Turnos y movimiento

heaven-and-ale-rule-6-1 = Empieza el primer jugador de la ronda; se sigue en el sentido de las agujas del reloj.
heaven-and-ale-rule-6-2 = En tu turno mueves tu figura al menos un lugar hacia delante, como mucho hasta la zona de inicio, y haces la acción del lugar.
heaven-and-ale-rule-6-3 = Puedes saltar cualquier número de espacios y de figuras, y entrar donde ya hay otras.
heaven-and-ale-rule-6-4 = No puedes quedarte donde estás, ni retroceder, ni pasar de largo la zona de inicio.
heaven-and-ale-rule-6-5 = Solo puedes ir adonde puedas hacer algo: a una loseta que puedas pagar y colocar, a un disco con casilla en que usarlo, a un barril que hayas ganado.
heaven-and-ale-rule-6-6 = A la zona de inicio siempre se puede entrar.
heaven-and-ale-rule-6-7 = Quien ha vuelto a la zona de inicio espera la ronda siguiente. Los demás continúan, aunque sea uno solo varios turnos seguidos.
heaven-and-ale-rule-6-8 = En cualquier momento de tu propio turno puedes vender cartas de privilegio no colocadas, a 3 ducados cada una. Dejan la partida.

## 7 Entrar en la zona de inicio

heaven-and-ale-rule-7-1 = Elige cualquier espacio de inicio sin otra figura y toma enseguida su recompensa.
heaven-and-ale-rule-7-2 = Quien vuelve el último tiene que ocupar S1, el espacio del primer jugador, si aún está vacío.
heaven-and-ale-rule-7-3 = Un espacio de inicio está ocupado mientras siga en él una figura que aún no ha salido. El que tú mismo has dejado está libre.
heaven-and-ale-rule-7-4 = Cuando todas las figuras han vuelto, termina la ronda.

## 8 Espacios de recursos

heaven-and-ale-rule-8-1 = Compra al menos una loseta; puedes comprar cuantas puedas pagar y te quepan, en el orden que quieras, y parar cuando gustes.
heaven-and-ale-rule-8-2 = Una loseta cuesta su número en una parcela vacía a la sombra y el doble en una al sol. No hace falta que toque otra loseta.
heaven-and-ale-rule-8-3 = Cada loseta se paga y se coloca en el acto. En un mismo turno puedes comprar para los dos lados.
heaven-and-ale-rule-8-4 = Las losetas nunca van en la parcela de un cobertizo ni se mueven una vez colocadas.
heaven-and-ale-rule-8-5 = La loseta que completa el cerco de un cobertizo lo construye en el acto. Lo que dé puede pagar la loseta siguiente.

## 9 Espacios de monjes

heaven-and-ale-rule-9-1 = Un monje cuesta a la sombra lo que dice el espacio y al sol el doble: 4 u 8, 3 o 6, 2 o 4, 1 o 2 ducados.
heaven-and-ale-rule-9-2 = Compra al menos uno de los monjes que haya y como mucho todos, pagando cada uno por separado.
heaven-and-ale-rule-9-3 = Los monjes nunca van en la parcela de un cobertizo, pero sí ayudan a cercarlo.

## 10 Espacios de puntuación

heaven-and-ale-rule-10-1 = Toma exactamente un disco, ponlo en una casilla de puntuación vacía que el espacio permita y lleva a cabo esa casilla.
heaven-and-ale-rule-10-2 = A es para la casilla del número, B para las de los monjes, C para las de los recursos y A/B/C para cualquiera de las diez.
heaven-and-ale-rule-10-3 = La casilla tiene que estar vacía, y en tu jardín debe haber algo que ella puntúe.
heaven-and-ale-rule-10-4 = En la casilla del número, nombra un número del 1 al 5 que tengas en alguna loseta. Se activan todas tus losetas de recursos con ese número exacto.
heaven-and-ale-rule-10-5 = En la casilla de un monje convocas uno tras otro a los tuyos de ese tipo: cada uno activa todo recurso y monje contiguo. La loseta entre dos convocados se activa dos veces.
heaven-and-ale-rule-10-6 = El monje convocado no gana nada por ello, y el monje activado no convoca a nadie.
heaven-and-ale-rule-10-7 = En la casilla de un recurso se activan todas tus losetas de ese recurso, al sol y a la sombra.
heaven-and-ale-rule-10-8 = Tras puntuar, mira si se ha completado una pareja de privilegio.

## 11 Qué dan las losetas activadas

heaven-and-ale-rule-11-0-1 = Un recurso a la sombra da ducados: tantos como su número.
heaven-and-ale-rule-11-0-2 = Un recurso al sol hace avanzar el marcador de ese recurso tantos pasos como su número; más allá del 20 da ducados.
heaven-and-ale-rule-11-0-3 = Un monje, al sol o a la sombra, hace avanzar 1 paso a tu maestro cervecero.
heaven-and-ale-rule-11-1 = Todo lo que se activa cuenta, guste o no, y el orden da igual.

## 12 Los cobertizos

heaven-and-ale-rule-12-1 = Un cobertizo queda cercado cuando las seis parcelas que lo rodean tienen loseta. Se construye en ese momento, una sola vez.
heaven-and-ale-rule-12-2 = Suma los números de las losetas de recursos que lo rodean, al sol y a la sombra. Los monjes cuentan 0.
heaven-and-ale-rule-12-3 = La suma dice cuánto avanza el maestro cervecero, luego qué cobertizo se construye y después cuántas de las losetas que lo rodean se activan.
heaven-and-ale-rule-12-3-0 = Suma de 0 a 7: el maestro cervecero avanza 6 pasos, y un cobertizo de tipo 0 no activa nada.
heaven-and-ale-rule-12-3-1 = Suma de 8 a 11: el maestro cervecero avanza 3 pasos, y un cobertizo de tipo 1 activa una cualquiera de las seis losetas.
heaven-and-ale-rule-12-3-2 = Suma de 12 a 17: el maestro cervecero avanza 1 paso, y un cobertizo de tipo 2 activa dos losetas de lados opuestos.
heaven-and-ale-rule-12-3-3 = Suma de 18 a 23: el maestro cervecero avanza 1 paso, y un cobertizo de tipo 3 activa tres losetas que no se tocan entre sí.
heaven-and-ale-rule-12-3-4 = Suma de 24 o más: el maestro cervecero no se mueve, y un cobertizo de tipo 4 activa cuatro cualesquiera de las seis losetas.
heaven-and-ale-rule-12-4 = Las losetas dan lo de siempre. Un monje hace avanzar 1 paso al maestro cervecero y no queda convocado.
heaven-and-ale-rule-12-5 = Una loseta puede activarse cuantas veces haga falta en la partida, por cobertizos y por discos.
heaven-and-ale-rule-12-6 = Si una loseta cerca dos cobertizos, se construyen los dos, uno tras otro.
heaven-and-ale-rule-12-7 = Los cobertizos se quedan donde están. Después solo importan sus tipos, para dos de los barriles.

## 13 Los privilegios

heaven-and-ale-rule-13-1 = Cuando las dos casillas de una pareja tienen disco puedes colocar a su lado una de tus cartas de privilegio. Hace efecto en el acto.
heaven-and-ale-rule-13-2 = Puedes dejar la pareja sin carta, pero entonces se queda sin ella para siempre.
heaven-and-ale-rule-13-3 = Cada pareja admite una carta y cada carta se usa una vez: cinco como mucho.
heaven-and-ale-rule-13-4 = Todos tienen las mismas cinco cartas: dinero, maestro cervecero, barriles, recurso y discos.
heaven-and-ale-rule-13-4-p1 = Dinero: toma 12 ducados.
heaven-and-ale-rule-13-4-p2 = Maestro cervecero: avanza 5 pasos.
heaven-and-ale-rule-13-4-p3 = Barriles: al final cada barril tuyo, grande o pequeño, da 1 punto más, también los que tomes después.
heaven-and-ale-rule-13-4-p4 = Recurso: elige uno; su marcador avanza un paso por cada loseta de ese recurso en tu jardín, al sol y a la sombra.
heaven-and-ale-rule-13-4-p5 = Discos: tu último marcador avanza un paso por cada disco de tus casillas de puntuación, contando el nuevo. Si hay varios últimos, elige uno.
heaven-and-ale-rule-13-5 = Una carta no colocada se puede vender por 3 ducados en cualquier momento de tu turno; antes hay que responder a lo que pida un disco, un cobertizo o una recompensa.
heaven-and-ale-rule-13-6 = Puedes colocar cualquier carta que te quede, aunque en ese momento no haga nada.

## 14 Los barriles

heaven-and-ale-rule-14-1 = En un espacio de barriles tomas todos los barriles que hayas ganado.
heaven-and-ale-rule-14-2 = Por cada objetivo que cumplas tomas el barril grande si sigue allí; si no, el pequeño. Nunca tienes los dos.
heaven-and-ale-rule-14-3 = El barril es tuyo para siempre; nadie te lo puede quitar.
heaven-and-ale-rule-14-4 = Hay doce objetivos. Al final un barril grande da 4 puntos y uno pequeño 2.
heaven-and-ale-rule-14-4-1 = Objetivo 1: tu maestro cervecero está en el 1 o más allá.
heaven-and-ale-rule-14-4-2 = Objetivo 2: tus cinco marcadores están en el 1 o más allá.
heaven-and-ale-rule-14-4-3 = Objetivo 3: en tu jardín hay al menos 6 losetas de recursos con un 1.
heaven-and-ale-rule-14-4-4 = Objetivo 4: en tu jardín hay al menos 6 losetas de recursos con un 5.
heaven-and-ale-rule-14-4-5 = Objetivo 5: hay disco en tus 4 casillas de monjes.
heaven-and-ale-rule-14-4-6 = Objetivo 6: hay disco en tus 5 casillas de recursos.
heaven-and-ale-rule-14-4-7 = Objetivo 7: tienes al menos 3 cobertizos de un mismo tipo. El tipo 0 también vale.
heaven-and-ale-rule-14-4-8 = Objetivo 8: tienes cobertizos de al menos 4 tipos distintos. El tipo 0 también vale.
heaven-and-ale-rule-14-4-9 = Objetivo 9: al menos uno de tus marcadores está en el 20.
heaven-and-ale-rule-14-4-10 = Objetivo 10: hay al menos 3 cartas de privilegio junto a tus parejas. Las vendidas no cuentan.
heaven-and-ale-rule-14-4-11 = Objetivo 11: tus 15 parcelas al sol están llenas.
heaven-and-ale-rule-14-4-12 = Objetivo 12: tus 15 parcelas a la sombra están llenas.

## 15 Fin de ronda y ronda nueva

heaven-and-ale-rule-15-1 = Tras la última ronda viene la puntuación final.
heaven-and-ale-rule-15-2 = Antes de cada ronda nueva llega a cada uno de los 4 espacios de monjes un monje más de la pila siguiente, aunque aún queden otros.
heaven-and-ale-rule-15-3 = A cada uno de los 15 espacios de recursos llega una loseta más, aunque aún queden otras: de la pila I y, cuando se agota, de la II.
heaven-and-ale-rule-15-4 = Cada espacio de puntuación vuelve a tener un disco. Donde aún queda uno no se añade otro.
heaven-and-ale-rule-15-5 = Solo antes de la última ronda, y no entre cuatro: se pone un segundo disco en los espacios de puntuación B y C y, entre tres, también en el primer A/B/C.
heaven-and-ale-rule-15-6 = Los barriles, los jardines y los marcadores quedan como están.
heaven-and-ale-rule-15-7 = Empieza la ronda nueva quien está en S1. Todos salen de donde están en la zona de inicio.

## 16 La puntuación final

heaven-and-ale-rule-16-1 = El lugar de tu maestro cervecero dice a cuánto cambias y por cuánto multiplicas.
heaven-and-ale-rule-16-2 = Tu último marcador avanza 1 paso a cambio de tantos pasos atrás de otros como diga la tasa, sin que ninguno acabe detrás de donde llega. Se repite mientras sea posible.
heaven-and-ale-rule-16-3 = Después, por cada 10 ducados avanza 1 paso uno de tus marcadores, hasta el 20. El resto no vale nada.
heaven-and-ale-rule-16-4 = Tus puntos: la casilla de tu último marcador (0 como mínimo) por el multiplicador, 4 por barril grande, 2 por pequeño, 1 más por cada uno con su privilegio y 1 por S1.
heaven-and-ale-rule-16-5 = Quien empata con el ganador comparte la victoria.
heaven-and-ale-rule-16-6 = El cambio y los ducados se calculan por ti, de modo que tu último marcador llegue lo más lejos posible. Si la mesa se dispuso así, solo se cambia mientras convenga.
heaven-and-ale-rule-16-7 = No se puede pasar de 181 puntos: 120 por la cerveza, 48 y 12 por los barriles y 1 por S1.
