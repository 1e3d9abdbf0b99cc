# Lo que el servidor rechaza y por qué. Los nombres detrás de «error-» son los códigos de la API.

## No se puede leer lo enviado

error-bad-request = La petición no se puede leer: { $what } – { $why }. Se admite: { $allowed }.
error-bad-content-type = Las peticiones con contenido se envían como application/json.
error-bad-ply = Aquí no hay posición { $given }. Se admite: de 0 a { $head }.
error-bad-notation = «{ $text }» no es una acción de este juego.
error-too-large = La petición es demasiado grande. Se leen { $limit } bytes como máximo.
error-too-many = Demasiadas peticiones en poco tiempo. Espera { $seconds } s, por favor.
error-unknown-path = En esta dirección no hay nada.
error-bad-method = Esta dirección no se usa así. Se admite: { $allowed }.
error-foreign-origin = La petición viene de una página de otro sitio.

## Preparar una mesa

error-unknown-game = No existe el juego «{ $game }». Los juegos son: { $allowed }.
error-bad-rules = No existe la versión «{ $given }» de las reglas. Se admite: { $allowed }.
error-bad-players = { $given ->
    [one] Este juego no admite { $given } asiento. Se admite: { $allowed }.
   *[other] Este juego no admite { $given } asientos. Se admite: { $allowed }.
  }
error-bad-option = Este juego no tiene la opción «{ $given }». Sus opciones son: { $allowed }.
error-bad-value = La opción «{ $option }» no puede ser { $given }. Se admite: { $allowed }.
error-bad-level = No existe el jugador automático «{ $given }». Se admite: { $allowed }.
error-bad-name = Un nombre tiene como máximo { $limit } caracteres, todos visibles.
error-nobody-here = Al menos un asiento es para una persona.
error-too-many-tables = { $limit ->
    [one] Tienes { $limit } mesa, y no se guardan más. Quítala antes.
   *[other] Tienes { $limit } mesas, y no se guardan más. Quita antes alguna.
  }

## En la mesa

error-unknown-table = Esa mesa no está entre las tuyas.
error-not-yours = El asiento { $seat } no es tuyo. Tus asientos: { $allowed }.
error-not-your-turn = Es el turno del asiento { $seat }.
error-chance-turn = Se está robando una carta; espera un momento.
error-stale-ply = La partida ha seguido entretanto: su última posición es la { $head }.
error-game-over = La partida ha terminado.
error-illegal = «{ $action }» no se permite ahora (regla { $rule }).
error-undo-barred = Aquí no se puede deshacer nada.
error-undo-range = Se puede volver a una jugada de la { $lowest } a la { $highest }, no a la { $given }.
error-id-reused = Con el mismo identificador se pidió antes otra cosa.
error-already-lent = El asiento { $seat } ya está en manos del ordenador.
error-not-lent = El asiento { $seat } no se ha cedido al ordenador.
error-seat-lent = Por el asiento { $seat } juega ahora el ordenador. Recupéralo antes.
error-hint-busy = Ya se está pensando una pista; espera a que llegue.
error-no-hint = El ordenador no ha podido pensar una pista; vuelve a pedirla dentro de un momento.
error-record-secret = El registro de esta partida se puede leer cuando termine: cuenta lo que los jugadores ocultan.
error-table-full = Esta mesa ha llegado a su límite de { $limit } anotaciones.
error-outdated-table = Esta partida se jugó con otras reglas (versión { $version }) y ya no se puede mostrar.

## El servidor

error-internal = Algo ha fallado en el servidor. No ha cambiado nada.
error-storage = El servidor no ha podido anotar la partida ahora mismo. No ha cambiado nada; inténtalo otra vez, por favor.
error-serve-port-taken = El puerto { $port } de { $host } está ocupado: allí escucha otro programa u otra Sobremesa. Elige otro con --port.
error-serve-address = No se puede escuchar en { $host }, puerto { $port }: { $why }.
error-serve-folder = No se puede escribir en la carpeta { $folder }: { $why }. Elige otra con --data.
error-serve-setting = { $name } es un número entero mayor que 0, no «{ $given }».
error-serve-player = { $name } no nombra a ningún jugador automático: «{ $given }». Se admite: { $allowed }.
error-serve-database = No se puede usar el archivo { $file }: { $why }.
error-serve-database-newer = El archivo { $file } lo escribió una Sobremesa más nueva. Usa esa, o elige otra carpeta con --data.

## En lugar de la página

error-page-not-built = La página aún no se ha construido. Ejecuta «make play», o «npm install» y «npm run build» en la carpeta web, y vuelve a cargar esta dirección.
error-page-not-found = En esta dirección no hay nada.
error-page-not-found-note = Puede que el enlace esté mal escrito, o que ya no exista lo que había aquí.
error-page-lobby = Ir al vestíbulo
