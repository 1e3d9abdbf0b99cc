# Asara: cada regla de docs/rules/asara.md en una o dos frases, para quien pregunte por qué.
# asara-rule-7-2-3 es la regla 7.2.3.

asara-rules-section-1 = El contenido de la caja
asara-rules-section-2 = Áreas y espacios para compradores
asara-rules-section-3 = Los precios
asara-rules-section-4 = La preparación
asara-rules-section-5 = El turno
asara-rules-section-6 = Enviar un comprador
asara-rules-section-7 = Las acciones
asara-rules-section-8 = Fin de año y año nuevo
asara-rules-section-9 = La evaluación final
asara-rules-section-10 = La versión profesional
asara-rules-section-11 = El dinero

## 1 El contenido de la caja

asara-rule-1-0 = La caja trae un tablero, 100 secciones (20 bases, 20 troncos, 25 ventanas, 20 torretas, 15 ventanas iluminadas), 45 compradores, 52 monedas, la loseta de patrocinio, un contador de años y cuatro pantallas y marcadores.
asara-rule-1-1 = Las secciones son de cinco colores: marrón, verde, rojo, negro y blanco.
asara-rule-1-2 = Algunas secciones llevan adornos de oro: una de cada forma en cada color, 20 de las 85.
asara-rule-1-3 = Las ventanas iluminadas nunca llevan oro.
asara-rule-1-4 = Los compradores tienen sus propios cinco colores: azul, verde, violeta, rojo y amarillo. No guardan relación con los de las secciones.
asara-rule-1-5 = Los jugadores son los grandes constructores Timanis, Mirar, Leiard y Faraiel. Llevar un nombre u otro no cambia nada.

## 2 Áreas y espacios para compradores

asara-rule-2-0-1 = Mercado de bases: hay siete bases a la vista y sitio para cuatro compradores. Cada uno compra una base por su precio.
asara-rule-2-0-2 = Mercado de torretas: hay siete torretas a la vista y sitio para cuatro compradores. Cada uno compra una torreta por su precio.
asara-rule-2-0-3 = Mercado de troncos: hay siete troncos a la vista y sitio para cuatro compradores. Cada uno compra un tronco por su precio.
asara-rule-2-0-4 = Mercado de ventanas: hay ocho ventanas a la vista y sitio para cuatro compradores. Cada uno compra una ventana por su precio.
asara-rule-2-0-5 = Círculo de construcción: siete parcelas, numeradas del 1 al 7. El número es lo que cuesta la parcela.
asara-rule-2-0-6 = Banco: cuatro espacios, que dan 12, 10, 8 y 6 Asari.
asara-rule-2-0-7 = Casa de color, junto al banco: admite cualquier número de cartas, de cualquier color, y cada una da 5 Asari.
asara-rule-2-0-8 = Casa de los espías: dos espacios, por 3 y por 5 Asari. La sección que se tome allí se paga aparte.
asara-rule-2-0-9 = Patrocinio del califa: un único espacio. Quien envía allí un comprador toma la loseta de patrocinio.
asara-rule-2-0-10 = Jaima, solo en la versión profesional: tres espacios, por 3, 5 y 7 Asari. Allí se toman dos cartas.
asara-rule-2-0-11 = Casa de las ventanas iluminadas, solo en la versión profesional: tres espacios. Allí se pagan 4 o 10 Asari.
asara-rule-2-1 = En un área caben de uno a siete compradores; en la mayoría, tres o cuatro. Solo la casa de color admite cuantos se quiera.
asara-rule-2-2 = En la versión para principiantes la jaima y la casa de las ventanas iluminadas están cerradas. En la profesional se abren las dos.
asara-rule-2-3 = La barra de prestigio va de 0 a 100, y más allá se sigue contando. La partida dura cuatro años.

## 3 Los precios

asara-rule-3-1 = El precio de una sección depende solo de su color, no de su forma ni del oro: marrón 3, verde 4, rojo 5, negro 6, blanco 8 Asari.
asara-rule-3-2 = Los cinco precios son 3, 4, 5, 6 y 8 Asari. Cuanto más caro es un color, más dan al final sus torres más altas.
asara-rule-3-3 = Estos precios no valen para las ventanas iluminadas, que se pagan en su propia casa.

## 4 La preparación

asara-rule-4-1 = Las secciones se ordenan por su forma en cuatro pilas, que se barajan y se colocan boca abajo en sus mercados.
asara-rule-4-2 = Cada sitio de un mercado recibe una sección boca arriba: 7 bases, 7 troncos, 8 ventanas, 7 torretas. En las pilas quedan 13, 13, 17 y 13.
asara-rule-4-3 = Todos empiezan con 0 puntos de prestigio, en el año 1.
asara-rule-4-4 = Hay un primer jugador, que recibe el patrocinio; quienes van después empiezan con algo más de dinero.
asara-rule-4-4-1 = En la mesa empieza quien haya subido a una torre más recientemente; aquí decide el azar.
asara-rule-4-4-2 = El primer jugador recibe el patrocinio del califa.
asara-rule-4-4-3 = El primer jugador recibe 20 Asari; los demás, en el sentido de las agujas del reloj, 21, 22 y 23.
asara-rule-4-5 = Se barajan los 45 compradores. Cada jugador recibe 9, 8 o 7 en una partida de dos, tres o cuatro; el resto forma el mazo, boca abajo.
asara-rule-4-6 = Las cartas, el dinero y las secciones sin construir se guardan tras las pantallas. Las torres acabadas están delante, a la vista de todos.
asara-rule-4-7 = Versión profesional: las 15 ventanas iluminadas se barajan y forman una pila boca abajo en su casa. Si no, se quedan en la caja.
asara-rule-4-8 = Todos ven cada pago y cada ingreso, las secciones tomadas del mercado o por soborno, las torres, cuántas cartas y fichas quedan y qué pila se ha mirado.
asara-rule-4-9 = Son secretos: los colores de las cartas boca abajo, lo visto en una pila y las ventanas iluminadas guardadas o devueltas, que solo conoce quien las devolvió.

## 5 El turno

asara-rule-5-1 = Se juega en el sentido de las agujas del reloj desde el primer jugador. En tu turno envías un comprador y haces enseguida la acción de esa área.
asara-rule-5-2 = A quien no le quedan cartas se le salta el turno. El año termina cuando nadie tiene ya ninguna.
asara-rule-5-3 = No se puede pasar, y un comprador solo va adonde se pueda hacer la acción, salvo que la mesa se prepare de otro modo. Mientras tengas una carta, la casa de color está abierta.

## 6 Enviar un comprador

asara-rule-6-1 = El comprador se coloca boca arriba en un espacio vacío de un área.
asara-rule-6-2 = Donde aún no hay compradores vale cualquier color.
asara-rule-6-3 = Donde ya hay compradores, el tuyo tiene que ser de su mismo color. Así es en todas partes, salvo en la casa de color.
asara-rule-6-4 = En lugar de una carta de ese color puedes poner dos cualesquiera boca abajo en un espacio, aunque tengas el color. Valen por un comprador. La mesa puede prepararse de otro modo: entonces serán del mismo color.
asara-rule-6-5 = Dos cartas boca abajo solo caben donde se pide un color: ni en un área vacía ni en la casa de color.
asara-rule-6-6 = Las cartas boca abajo no muestran ningún color, así que ni fijan el de un área ni lo cambian.
asara-rule-6-7 = Un área sin espacios vacíos queda cerrada hasta que acabe el año.
asara-rule-6-8 = En cada turno se envía un comprador. En la casa de color puede juntarse cualquier número de cartas en el año, pero de una en una.

## 7 Las acciones

asara-rule-7-1-1 = En un mercado tomas una sección cualquiera de las que están boca arriba, la pones tras tu pantalla y pagas su precio.
asara-rule-7-1-2 = El hueco del mercado no se rellena hasta el año siguiente.
asara-rule-7-1-3 = Solo puedes ir a un mercado si hay allí alguna sección que puedas pagar.
asara-rule-7-2-1 = Tu comprador va a una parcela vacía y pagas tantos Asari como indica su número.
asara-rule-7-2-2 = Por lo general debes usar exactamente tantas secciones de detrás de tu pantalla como indica el número de la parcela.
asara-rule-7-2-3 = Si la parcela que te conviene está ocupada, puedes usar la siguiente vacía más alta: pagas su número, pero usas y puntúas solo las secciones que querías.
asara-rule-7-2-4 = Para construir usas al menos una sección de detrás de tu biombo, y nunca más de siete en una misma acción.
asara-rule-7-2-5 = Cada sección usada en la acción da al momento 1 punto de prestigio.
asara-rule-7-2-6 = Puedes repartir las secciones entre cuantas torres quieras, nuevas o ya existentes, de cualquier color.
asara-rule-7-2-7 = Una torre es de un solo color y tiene exactamente una base y una torreta, con cualquier número de troncos y ventanas.
asara-rule-7-2-8 = Se pueden añadir troncos y ventanas a torres acabadas. Su orden no importa.
asara-rule-7-2-9 = Lo construido se queda donde está: no pasa a otra torre, no se cambia ni se recupera.
asara-rule-7-2-10 = Al final de tu turno todas tus torres deben estar completas: una nueva pide al menos dos secciones. Puedes tener varias del mismo color.
asara-rule-7-2-11 = Las secciones que no se pueden usar se quedan tras tu pantalla.
asara-rule-7-2-12 = Solo puedes construir en una parcela si puedes pagarla y usar, según estas reglas, todas las secciones que pide.
asara-rule-7-3-1 = En el banco tomas los Asari que indica el espacio que ocupas.
asara-rule-7-3-2 = En la casa de color pones una carta cualquiera boca abajo y tomas 5 Asari. No se pide color y siempre hay sitio.
asara-rule-7-4-1 = Con los espías pagas primero 3 o 5 Asari, eliges una de las cuatro pilas boca abajo, la miras y puedes sacar una sección.
asara-rule-7-4-2 = La sección obtenida con soborno se enseña a todos, se paga y va tras tu pantalla.
asara-rule-7-4-3 = Después de mirar puedes no tomar nada. Lo pagado a los espías no se recupera.
asara-rule-7-4-4 = La pila se baraja y vuelve a su sitio. Las secciones que están a la vista y las ventanas iluminadas no se consiguen con soborno.
asara-rule-7-4-5 = Tienes que poder pagar a los espías, y la pila que elijas no puede estar vacía.
asara-rule-7-5-1 = El patrocinio pasa a ti al momento. Quien lo tiene empieza el año siguiente; el orden del año en curso no cambia.
asara-rule-7-5-2 = Quien ya tiene el patrocinio también puede usar el espacio: lo conserva, y el espacio queda ocupado. La mesa puede prepararse de otro modo: entonces no puede venir aquí.

## 8 Fin de año y año nuevo

asara-rule-8-1 = Al final del año todos puntúan por lo que han construido y por el patrocinio.
asara-rule-8-1-1 = Cada torre acabada da 1 punto, sea cual sea su altura o su color.
asara-rule-8-1-2 = Cada sección construida con oro da 1 punto, salvo que la cubra una ventana iluminada.
asara-rule-8-1-3 = El patrocinio del califa da 1 punto a quien lo tiene.
asara-rule-8-1-4 = En la versión profesional cada ventana iluminada construida da 1 punto.
asara-rule-8-2 = Esta evaluación se hace tras cada uno de los cuatro años, también el último.
asara-rule-8-3 = Tras el primer, el segundo y el tercer año se prepara uno nuevo.
asara-rule-8-3-1 = Se retiran del tablero todos los compradores, también los de la casa de color.
asara-rule-8-3-2 = Se barajan los 45 compradores y se reparten como al principio.
asara-rule-8-3-3 = Los huecos de los mercados se rellenan de las pilas. Si una pila no alcanza, quedan sitios vacíos.
asara-rule-8-3-4 = Todos reciben 20 Asari; esta vez quienes juegan después no reciben más.
asara-rule-8-3-5 = El dinero y las secciones sin construir de años anteriores se conservan.
asara-rule-8-3-6 = El contador de años avanza uno.
asara-rule-8-3-7 = Empieza quien tiene el patrocinio, y lo conserva.
asara-rule-8-4 = Da igual qué sitios de un mercado queden vacíos.

## 9 La evaluación final

asara-rule-9-0-1 = La torre marrón más alta da 4 puntos; la segunda, 2.
asara-rule-9-0-2 = La torre verde más alta da 6 puntos; la segunda, 3.
asara-rule-9-0-3 = La torre roja más alta da 8 puntos; la segunda, 4.
asara-rule-9-0-4 = La torre negra más alta da 10 puntos; la segunda, 5.
asara-rule-9-0-5 = La torre blanca más alta da 12 puntos; la segunda, 6.
asara-rule-9-0-6 = La torre más alta de todas, sea del color que sea, da 8 puntos; la segunda, 4.
asara-rule-9-0-7 = Quien tiene más torres recibe 12 puntos; el segundo, 6.
asara-rule-9-0-8 = Cada 10 Asari completos dan 1 punto.
asara-rule-9-1 = La altura de una torre es el número de sus secciones. Troncos y ventanas cuentan igual; las ventanas iluminadas, nada.
asara-rule-9-2 = Compiten las torres, no los jugadores: uno mismo puede quedar primero y segundo, y cada torre empatada recibe su parte.
asara-rule-9-3 = Empate en el primer puesto: se suman los valores de los dos puestos y se dividen entre las torres empatadas, hacia arriba. No hay segundo puesto.
asara-rule-9-4 = Empate en el segundo puesto: su valor se divide entre el número de torres empatadas, hacia arriba.
asara-rule-9-5 = En el mayor número de torres se divide, en cambio, entre los jugadores empatados. Quien no tiene torres no participa.
asara-rule-9-6 = Si no hay ninguna torre, no se da nada. Si hay una sola, se da únicamente el primer puesto.
asara-rule-9-7 = El oro, el patrocinio y las secciones sin construir no dan nada en la evaluación final.
asara-rule-9-8 = Gana quien tiene más prestigio. Pueden ganar varios a la vez.
asara-rule-9-9 = Las torres se ordenan por altura y, en la versión profesional, por ventanas iluminadas. Las mejores comparten el primer puesto; si es una sola, las siguientes, el segundo.
asara-rule-9-10 = Cada concurso se cuenta aparte, y cada torre participa en todos los que le correspondan. El dinero se cuenta por jugador.

## 10 La versión profesional

asara-rule-10-1 = En la jaima contratas más compradores.
asara-rule-10-1-1 = Antes de poner la carta pagas lo que indica el espacio.
asara-rule-10-1-2 = Después tomas dos cartas del mazo. La carta que pones tenía que estar antes en tu mano.
asara-rule-10-1-3 = Las cartas tomadas se han de usar en el mismo año, como todas.
asara-rule-10-1-4 = Si en el mazo queda una sola carta, tomas una. Si no queda ninguna, la jaima está cerrada.
asara-rule-10-2 = En su casa consigues ventanas iluminadas para tus torres.
asara-rule-10-2-1 = O pagas 4 Asari, miras las tres ventanas iluminadas de arriba y te quedas una, o pagas 10, miras las cinco de arriba y te quedas dos.
asara-rule-10-2-2 = Debes elegir una de las dos opciones y quedarte con todas las que indica. Sin 4 Asari no puedes venir aquí.
asara-rule-10-2-3 = Las ventanas iluminadas que guardas van tras tu pantalla, y nadie más las ve.
asara-rule-10-2-4 = Las demás vuelven boca abajo debajo de la pila, en el orden que elijas.
asara-rule-10-2-5 = Los colores no cambian el precio.
asara-rule-10-3 = Si la pila no alcanza, miras las que haya. Por 4 Asari tiene que quedar al menos una ventana iluminada; por 10, al menos dos.
asara-rule-10-4 = Las ventanas iluminadas se colocan al construir.
asara-rule-10-4-1 = Una ventana iluminada cuenta como sección: para la parcela, para su pago y para su punto de prestigio.
asara-rule-10-4-2 = Una ventana iluminada no hace más alta la torre.
asara-rule-10-4-3 = Una ventana iluminada solo se pone sobre una ventana cerrada del mismo color ya construida.
asara-rule-10-4-4 = Sobre cada ventana cabe una sola ventana iluminada.
asara-rule-10-4-5 = La ventana de debajo puede haberse construido en la misma acción. La mesa puede prepararse de otro modo: entonces debe estar ahí de antes.
asara-rule-10-5 = El oro cubierto por una ventana iluminada deja de contar.
asara-rule-10-6 = Cada ventana iluminada construida da 1 punto al final de cada año.
asara-rule-10-7 = En la evaluación final las ventanas iluminadas deshacen los empates, en el primer y en el segundo puesto.
asara-rule-10-7-1 = En un empate gana siempre quien tiene más ventanas iluminadas en las torres en disputa.
asara-rule-10-7-2 = Solo cuentan las ventanas iluminadas de las torres empatadas; en el mayor número de torres, las de todas las torres de los empatados.
asara-rule-10-7-3 = Si el empate sigue, los puntos se reparten como siempre.
asara-rule-10-7-4 = Si alguien posee varias de las torres empatadas, se suman las ventanas iluminadas de todas ellas, y cada una compite con esa suma.
asara-rule-10-8 = Todo lo demás es como en la versión para principiantes.

## 11 El dinero

asara-rule-11-1 = Las 52 monedas suman 215 Asari, pero la reserva nunca se agota.
asara-rule-11-2 = Un pago no se puede partir, y los jugadores no se prestan ni intercambian dinero.
