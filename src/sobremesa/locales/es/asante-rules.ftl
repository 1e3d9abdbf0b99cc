# Asante: cada regla de docs/rules/asante.md en una o dos frases, para quien pregunte por qué.
# asante-rule-5-4-a es la regla 5.4 a; asante-rule-h1 es H1, según la numeración de lugares sagrados y cartas.

asante-rules-section-1 = El contenido de la caja
asante-rules-section-2 = De qué trata el juego
asante-rules-section-3 = La preparación
asante-rules-section-4 = El turno
asante-rules-section-5 = Lo que vale para todo
asante-rules-section-6 = Comprar y vender
asante-rules-section-7 = Los artefactos
asante-rules-section-8 = Personas, animales y respuestas
asante-rules-section-9 = Los lugares sagrados
asante-rules-section-10 = El final de la partida
asante-rules-section-11 = Lo que dicen las cartas
asante-rules-section-h = Los cinco lugares sagrados
asante-rules-section-w = Las cartas de mercancía
asante-rules-section-a = Los artefactos, uno a uno
asante-rules-section-p = Las personas
asante-rules-section-n = Los animales

## 1 El contenido de la caja

asante-rule-1-1 = La caja trae 112 cartas (15 lugares sagrados, 35 de mercancía, 14 artefactos, 34 personas, 14 animales), 46 fichas que valen 146 de oro, 48 mercancías (8 de cada uno de 6 tipos), 2 puestos y 5 marcadores.
asante-rule-1-2 = Hay dos mazos: el de los 15 lugares sagrados y el de las otras 97 cartas, del que se roba. Cada uno tiene su propio descarte.

## 2 De qué trata el juego

asante-rule-2-1 = Gana quien más oro tiene al final. Las mercancías, las cartas y los artefactos ya no valen nada entonces.

## 3 La preparación

asante-rule-3-1 = Ambos empezáis con un puesto de mercado vacío.
asante-rule-3-2 = Se barajan los lugares sagrados y se exponen tres boca arriba, en las posiciones 1, 2 y 3.
asante-rule-3-3 = Las otras 97 cartas se barajan y forman el mazo, boca abajo.
asante-rule-3-4 = Cada cual recibe una mano de 5 cartas, que el otro no ve.
asante-rule-3-5 = Cada cual tiene 20 de oro; el resto es el banco.
asante-rule-3-6 = Las 48 mercancías están en la reserva.
asante-rule-3-7 = En la mesa empieza quien lleve más monedas sueltas en los bolsillos; aquí decide el azar.
asante-rule-3-8 = Quien empieza toma los 5 marcadores. El primer turno es un turno completo.

## 4 El turno

asante-rule-4-1 = Jugáis por turnos. En el tuyo primero robas, luego juegas y después lo terminas.
asante-rule-4-2 = Empiezas el turno con 5 marcadores. Cada acción gasta uno si no dice otra cosa, y no hace falta gastarlos todos.
asante-rule-4-3 = Gasta un marcador para robar la primera carta y mirarla. Antes de nada, quédatela o descártala boca arriba. Si no hay carta que robar, no puedes gastar el marcador.
asante-rule-4-4 = En cuanto te quedas una carta, se acaba el robar y empieza el jugar.
asante-rule-4-5 = Tras descartarla puedes empezar a jugar o robar otra por otro marcador, hasta gastar los 5.
asante-rule-4-6 = Así, robando te quedas como mucho con una carta, y siempre es la última robada. Lo descartado no se puede recuperar.
asante-rule-4-7 = No es obligatorio robar. Lo primero que juegues, o terminar el turno, cierra el robo para el resto del turno.
asante-rule-4-8 = Una vez que empiezas a jugar, no puedes gastar marcadores en robar. Las cartas que un efecto te hace robar van directas a la mano, si no dice otra cosa.
asante-rule-4-9 = En el orden que quieras puedes jugar cartas de la mano (un marcador cada una), usar tus artefactos (un marcador, por lo general) y, una vez por turno, jugar uno de tus lugares sagrados (sin marcador).
asante-rule-4-10 = Termina el turno cuando quieras, aunque te queden marcadores. Sin ninguno aún puedes jugar un lugar sagrado, si no has jugado otro en este turno.
asante-rule-4-11 = Si al terminar te quedan 2 marcadores o más, tomas 1 de oro, sean cuantos sean. Cuentan los que hayas recuperado.
asante-rule-4-12 = Después se enderezan todos tus artefactos usados.
asante-rule-4-13 = Después se mira si ha llegado el final de la partida. Cuenta el oro por los marcadores sobrantes.
asante-rule-4-14 = Por último, los 5 marcadores pasan a tu rival.

## 5 Lo que vale para todo

asante-rule-5-1 = Puedes tener cualquier número de cartas en la mano.
asante-rule-5-2 = El oro está a la vista, y nadie puede hacer nada que cueste más oro del que tiene.
asante-rule-5-3 = Solo se ocultan las cartas de la mano y el orden de los mazos. Lo demás está a la vista: se pueden mirar los descartes y contar las manos y los mazos.
asante-rule-5-4 = Si un mazo está vacío cuando hace falta una carta, se baraja su descarte y pasa a ser el mazo. Si tampoco hay descarte, no se roba más. Vale igual para el mazo de lugares sagrados.
asante-rule-5-4-a = El mazo se vuelve a barajar como mucho una vez por turno. Si se agota de nuevo, no hay carta que robar hasta que termine el turno.
asante-rule-5-4-b = Así, hay carta que robar si queda una en el mazo, o si hay una en el descarte y en este turno aún no se ha barajado.
asante-rule-5-4-c = Las cartas que el efecto en curso ha robado o mirado, como con la matrona o el ermitaño, quedan aparte y no se barajan.
asante-rule-5-5 = Una persona o un animal se descarta solo al acabar su efecto: entretanto no se baraja ni puede encontrarse a sí mismo. Rastreador, regateador y tallista esperan a la carta que juegan.
asante-rule-5-6 = Un puesto tiene 6 espacios, cada uno para una mercancía. El sexto no cuesta nada, y no hay modo de tener más.
asante-rule-5-7 = De las mercancías que te da una persona o un animal, quédate las que quieras y te quepan; el resto vuelve a la reserva. No puedes quitar otras del puesto para hacer sitio.
asante-rule-5-8 = Las mercancías que da un artefacto o un lugar sagrado tienen que estar en la reserva y caber todas en tu puesto. Si no, no se puede usar.
asante-rule-5-9 = Solo puedes jugar una persona, un animal o un lugar sagrado, o usar un artefacto, si, por lo que puedes ver, servirá de algo. Cada uno dice lo que necesita.
asante-rule-5-10 = Un efecto va paso a paso. Lo que se paga, se descarta o se devuelve tiene que estar completo; de lo que se gana, recibes cuanto haya.
asante-rule-5-11 = Lo que se elige dentro de un efecto se elige al llegar a ese paso, y por tanto después de cualquier respuesta.
asante-rule-5-12 = El banco no se agota, salvo que la mesa se prepare de otro modo: entonces hay 146 de oro en total, se gana lo que quede y las cataratas Victoria necesitan 1 de oro en el banco.
asante-rule-5-13 = La reserva nunca se vacía: de 48 mercancías, en los puestos hay 12 como mucho. De los seis tipos, siempre quedan al menos cinco.
asante-rule-5-14 = Quién sabe qué: conoces las cartas que has visto, y ninguna más.
asante-rule-5-14-a = Lo que robas o te quedas, también con la matrona o el ermitaño, solo lo ves tú. Tu rival sabe que ha ocurrido y cuántas cartas son.
asante-rule-5-14-b = Ambos veis toda carta descartada, jugada, anulada o descubierta, y también las que se pagan por el barquero, el tambor parlante y la cesta.
asante-rule-5-14-c = La carta que se toma a la vista, con el curandero o tras la búsqueda del rastreador, la conocéis ambos hasta que salga de la mano.
asante-rule-5-14-d = La carta del buitre la veis ambos: quien la pierde sabe cuál le falta.
asante-rule-5-14-e = Quien juega el ermitaño conoce las cartas devueltas y su orden hasta que se roben. Tras barajar, nadie conoce el orden.
asante-rule-5-15 = No se deshace nada anterior a un paso que mostró algo oculto o preguntó a tu rival: robar, mirar, quitar o descubrir cartas, barajar, reponer lo expuesto o enseñar una carta de la mano.

## 6 Comprar y vender

asante-rule-6-1 = Una carta de mercancía muestra de 1 a 4 mercancías; 1 o 2 pueden ser paquetes. A la izquierda está lo que cuesta comprar; a la derecha, lo que da vender.
asante-rule-6-2 = Jugarla cuesta un marcador, y eliges si compras o vendes. Después la carta se descarta.
asante-rule-6-3 = Para comprar, paga el precio de la izquierda, toma de la reserva todas las mercancías mostradas y pon enseguida cada una en un espacio libre de tu puesto.
asante-rule-6-4 = Cuando una carta no te deja comprar, aún puedes jugarla para vender.
asante-rule-6-4-a = No puedes comprar si en tu puesto no caben todas las mercancías mostradas.
asante-rule-6-4-b = No puedes comprar si en la reserva falta alguna de las mercancías mostradas.
asante-rule-6-4-c = No puedes comprar si tienes menos oro de lo que cuesta.
asante-rule-6-4-d = Nadie puede comprar menos mercancías de las que muestra la carta.
asante-rule-6-5 = Para vender, devuelve de tu puesto a la reserva exactamente las mercancías mostradas, ni menos ni otras, y toma el precio de la derecha.
asante-rule-6-6 = Un paquete es la mercancía que nombres al jugar la carta. Dos paquetes de una carta son del mismo tipo, que puede ser uno de los que la carta ya muestra.
asante-rule-6-7 = Una carta vale para una compra o una venta. Comprar y vender lo mismo en un turno requiere dos cartas y dos marcadores.

## 7 Los artefactos

asante-rule-7-1 = Jugar un artefacto cuesta un marcador. Va a un hueco tuyo que esté libre, el que prefieras.
asante-rule-7-2 = El lugar sagrado que hay ante ese hueco es entonces para tu rival, y otro ocupa su sitio en el acto.
asante-rule-7-3 = Si tus tres huecos están ocupados, el artefacto nuevo sustituye a uno de ellos, usado o no, que se descarta. El lugar sagrado que hay ante ese hueco es entonces para ti.
asante-rule-7-4 = Solo puedes dejar un artefacto para sustituirlo, y solo si no hay hueco libre. La mesa puede prepararse de otro modo: entonces se puede antes, pero el lugar sagrado es para tu rival.
asante-rule-7-5 = Nunca tienes más de 3 artefactos. Cada posición tiene un hueco para ti y otro para tu rival.
asante-rule-7-6 = Un artefacto sigue en juego y se puede usar una vez por turno, desde el turno en que se juega, por un marcador si no dice otra cosa. Dos iguales se usan por separado.
asante-rule-7-7 = Un artefacto recién jugado está derecho y se puede usar, aunque el que sustituye se usara en este turno.
asante-rule-7-8 = Si no queda lugar sagrado que descubrir, la posición queda vacía y un artefacto allí no da ninguno. En cuanto se descarte uno, se repone tras el efecto, empezando por la posición más baja.
asante-rule-7-9 = Un artefacto que se va de otro modo, como por el búfalo cafre, no mueve ningún lugar sagrado.

## 8 Personas, animales y respuestas

asante-rule-8-1 = Jugar una persona o un animal cuesta un marcador. Su efecto se aplica enseguida y después la carta se descarta.
asante-rule-8-2 = Primero muestras la carta y gastas el marcador; luego tu rival puede responder. Si no se anula, la carta se aplica y después se descarta.
asante-rule-8-3 = Tu rival puede responder con un animalista, fuera de turno y sin marcador. De tu carta nada ocurre ni se paga; se descartan las dos, la tuya primero. Tu marcador queda gastado.
asante-rule-8-4 = Un animalista solo responde a personas y animales: no a cartas de mercancía, ni a artefactos o su uso, ni a lugares sagrados.
asante-rule-8-5 = A un animal jugado gracias al rastreador también se puede responder, aunque ya se pudiera responder al rastreador. Anular el animal no deshace la búsqueda.
asante-rule-8-6 = A un animalista no se le responde con otro. La mesa puede prepararse de otro modo: entonces respondéis por turno hasta que alguien lo deje. Un número impar anula la carta; uno par, no.
asante-rule-8-7 = Un animalista solo puede responder. No se puede jugar de ninguna otra manera.
asante-rule-8-8 = A quien tiene al menos una carta se le pregunta si responde, tenga o no un animalista. Ni la pregunta ni el tiempo que lleva deben delatar la mano.

## 9 Los lugares sagrados

asante-rule-9-1 = Los lugares sagrados están a la vista ante su dueño y no forman parte de la mano. Puedes tener cuantos quieras.
asante-rule-9-2 = Una vez por turno, al jugar, puedes jugar uno de tus lugares sagrados sin marcador; luego se descarta. Vale también uno recibido en este turno, y cuenta para la fuerza.
asante-rule-9-3 = Su fuerza es el número de cartas de ese lugar que tienes, incluida la jugada: 1, 2 o 3. Puedes aplicarlo otras tantas veces. Solo se descarta la carta jugada.
asante-rule-9-4 = Se aplica una vez tras otra, y en cada una eliges de nuevo. Puedes parar antes, pero no sin aplicarlo una vez.
asante-rule-9-5 = Hay cinco lugares sagrados, con tres cartas de cada uno.
asante-rule-h1 = Montes Rwenzori: roba una carta.
asante-rule-h2 = Cataratas Victoria: toma 1 de oro del banco.
asante-rule-h3 = Delta del Okavango: recupera un marcador gastado en este turno; nunca tendrás más de 5. Si el efecto viene de una carta o un artefacto, el marcador pagado por ellos ya está gastado.
asante-rule-h4 = Cráter del Ngorongoro: devuelve una mercancía de tu puesto a la reserva y toma después una cualquiera de la reserva.
asante-rule-h5 = Kilimanjaro: un efecto de los montes Rwenzori, las cataratas Victoria, el delta del Okavango o el cráter del Ngorongoro, el que quieras.
asante-rule-9-6 = Con un Kilimanjaro fuerte eliges cada vez, el mismo efecto u otro. Para su fuerza solo cuentan las cartas de Kilimanjaro; tus otros lugares, no.
asante-rule-9-7 = Los montes Rwenzori necesitan una carta que robar; el delta del Okavango, un marcador gastado; el cráter del Ngorongoro, una mercancía en tu puesto. Las cataratas Victoria y el Kilimanjaro siempre sirven.
asante-rule-9-8 = El mapa, el cartógrafo, la figura de Shangó y el búfalo cafre aplican un lugar con fuerza 1. Eso no es jugarlo: no se descarta, y aún puedes jugar uno en este turno.

## 10 El final de la partida

asante-rule-10-1 = Quien tiene 60 de oro o más al terminar su propio turno provoca el final. El oro alcanzado en otro momento no lo provoca.
asante-rule-10-2 = Al otro le queda un turno completo. Después termina la partida, tenga cada cual el oro que tenga.
asante-rule-10-3 = Gana quien más oro tiene. En caso de empate gana quien jugó el último turno, y no quien provocó el final.

## 11 Lo que dicen las cartas

asante-rule-w1 = Cuatro cartas muestran un paquete, una mercancía cualquiera. Comprar cuesta 2 de oro y vender da 4.
asante-rule-w2 = Cuatro cartas muestran dos paquetes, dos mercancías cualesquiera del mismo tipo. Comprar cuesta 3 de oro y vender da 7.
asante-rule-w3 = Seis cartas muestran dos mercancías; comprar cuesta 3 de oro y vender da 8: sal y té, joyas y sal, joyas y seda, pieles y seda, fruta y pieles, fruta y té.
asante-rule-w4 = Seis cartas muestran una pareja y otra más; comprar cuesta 4 de oro y vender da 11: 2 joyas + fruta, 2 seda + sal, 2 té + seda, 2 sal + joyas, 2 fruta + pieles, 2 pieles + té.
asante-rule-w5 = Seis cartas, 5 de oro por comprar, 12 por vender: sal + seda + joyas, joyas + pieles + seda, sal + joyas + fruta, fruta + pieles + té, té + sal + fruta, seda + pieles + té.
asante-rule-w6 = Seis cartas muestran dos parejas; comprar cuesta 6 de oro y vender da 14: té y joyas, joyas y pieles, pieles y té, sal y seda, seda y fruta, fruta y sal.
asante-rule-w7 = Tres cartas, 7 de oro por comprar, 16 por vender: sal + pieles + joyas + fruta, té + seda + joyas + fruta, té + seda + sal + pieles.

asante-rule-a1 = Cerámica, dos cartas: devuelve de 1 a 6 mercancías de tu puesto, todas de distinto tipo, y toma por ellas 1, 3, 6, 10, 15 o 20 de oro.
asante-rule-a2 = Mapa, dos cartas: aplica una vez un lugar expuesto que te sirva de algo. Sigue donde está, y tus propios lugares no añaden nada.
asante-rule-a3 = Figura de Shangó, dos cartas: aplica otro artefacto en juego, usado o no, de cualquiera, como si fuera tuyo; no otra figura. Pagas sus marcadores y lo demás que cueste. Solo queda usada la figura.
asante-rule-a4 = Calabaza, dos cartas: paga 1 de oro y roba una carta.
asante-rule-a5 = Tambor parlante, dos cartas: descarta 1 o 2 cartas de la mano y roba otras tantas.
asante-rule-a6 = Cesta, dos cartas: descarta una carta de la mano y toma una mercancía cualquiera de la reserva. Necesitas un espacio libre.
asante-rule-a7 = Taburete tallado, dos cartas: cada uso cuesta 2 marcadores. Toma una mercancía cualquiera de la reserva. Necesitas un espacio libre.

asante-rule-p1 = Animalista, seis cartas: se juega solo como respuesta, sin marcador. Anula una persona o un animal de tu rival. También es una persona, así que el curandero puede recogerlo.
asante-rule-p2 = Barquero, dos cartas: por 1 a 6 mercancías a tu elección descarta 1, 3, 6, 10, 15 o 21 cartas de la mano. El barquero no es una de ellas. Necesitas al menos un espacio libre.
asante-rule-p3 = Cartógrafo, dos cartas: aplica una vez cada lugar expuesto, en cualquier orden. Puedes omitir alguno, pero no todos. Los lugares iguales y los tuyos no añaden nada; lo expuesto sigue igual.
asante-rule-p4 = Tintorero, dos cartas: devuelve de 1 a 5 mercancías de un mismo tipo y toma otras tantas, todas de distinto tipo y ninguna del que has devuelto.
asante-rule-p5 = Rastreador, dos cartas: descubre y descarta cartas hasta que salga un animal. Juégalo enseguida sin marcador o tómalo en la mano; lo que no se puede jugar va a la mano.
asante-rule-p6 = Regateador, dos cartas: juega una carta de mercancía sin paquetes, sin otro marcador. Comprar cuesta 2 de oro menos, vender da 2 más. Si se anula al regateador, esa carta sigue en tu mano.
asante-rule-p7 = Curandero, dos cartas: toma en la mano una persona del descarte, a tu elección, pero no otro curandero.
asante-rule-p8 = Nómada, dos cartas: devuelve todas las mercancías de tu puesto y toma 3 de tres tipos distintos. El puesto puede estar vacío.
asante-rule-p9 = Matrona, dos cartas: roba 3 cartas, quédate con 2 y descarta la otra. Si hay menos, quédate con 2 como mucho.
asante-rule-p10 = Tallista, dos cartas: juega un artefacto de tu mano o del descarte, sin otro marcador. El lugar sagrado que tiene delante es para ti en todo caso.
asante-rule-p11 = Ermitaño, dos cartas: mira las 5 primeras cartas del mazo, toma una en la mano y devuelve las demás en el mismo orden. Solo las ves tú.
asante-rule-p12 = Porteador, dos cartas: paga 2 de oro y toma 2 mercancías de un mismo tipo. Necesitas al menos un espacio libre.
asante-rule-p13 = Cuentacuentos, dos cartas: roba hasta tener 5 cartas. Sin contar al cuentacuentos, debes tener menos de 5.
asante-rule-p14 = Mercader de sal, dos cartas: devuelve cuantas mercancías quieras, al menos una, de cualquier tipo, y toma 2 de oro por cada una.
asante-rule-p15 = Peregrino, dos cartas: toma un lugar sagrado expuesto y ponlo ante ti; otro ocupa su sitio. Puedes jugarlo en este turno, si no has jugado otro.

asante-rule-n1 = Búfalo cafre, tres cartas: descarta un artefacto en juego, de cualquiera. Después puedes aplicar su efecto una vez, usado o no, sin marcadores; oro, cartas y mercancías se pagan como siempre.
asante-rule-n2 = Camello, tres cartas: toma 2 mercancías cualesquiera de la reserva, iguales o distintas. Necesitas al menos un espacio libre.
asante-rule-n3 = Gorila, dos cartas: nombra una mercancía del puesto de tu rival. Todas las suyas de ese tipo vuelven a la reserva.
asante-rule-n4 = Buitre, dos cartas: toma al azar una carta de la mano de tu rival.
asante-rule-n5 = Hipopótamo, dos cartas: primero tu rival y luego tú: quien tenga más de 3 mercancías devuelve las que quiera hasta quedarse con 3. Uno de los dos debe tener 4 o más.
asante-rule-n6 = Rinoceronte, dos cartas: toma uno de los lugares sagrados de tu rival, el que quieras, y ponlo ante ti.
