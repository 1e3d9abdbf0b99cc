# Las palabras de la página: vestíbulo, mesa, ajustes. Las de cada juego están en un archivo propio.

sobremesa = Sobremesa
page-close = Cerrar
page-cancel = Cancelar
page-try-again = Intentar de nuevo
page-unreachable = El servidor no responde. Inténtalo otra vez dentro de un momento.
page-skip-to-board = Ir al tablero
page-skip-to-choices = Ir a lo que se puede hacer
page-skip-to-log = Ir al registro
page-loading = Poniendo la mesa…

language-en = English
language-es = Español
language-ru = Русский

colour-indigo = Índigo
colour-vermilion = Bermellón
colour-ochre = Ocre
colour-teal = Turquesa

settings-title = Ajustes
settings-language = Idioma
settings-theme = Luz
settings-theme-system = Como el dispositivo
settings-theme-light = De día
settings-theme-dark = De lámpara
settings-pace = A qué ritmo se muestran los turnos ajenos
settings-pace-slow = Despacio
settings-pace-normal = Con calma
settings-pace-quick = Deprisa
settings-pace-none = De golpe
settings-motion = Movimiento
settings-motion-system = Como el dispositivo
settings-motion-full = Con movimiento
settings-motion-still = Sin movimiento
settings-letters = Letras sueltas como atajos
    .note = Desactívalo si llegan letras a la página sin querer, por ejemplo al dictar órdenes.
settings-name = Tu nombre

lobby-tagline = Quédate un rato más en la mesa.
lobby-games = Sobre la mesa
lobby-play = Jugar
    .note = Tú contra el ordenador: { $level }
lobby-set-up = Poner la mesa…
lobby-players = De { $min } a { $max } jugadores
lobby-players-exactly = { $count ->
    [one] { $count } jugador
   *[other] { $count } jugadores
}
lobby-yours = Tus partidas
lobby-yours-none = Las partidas que empieces se guardan aquí hasta que las retires.
lobby-clear = Retirar
lobby-clear-sure = ¿Retirar esta partida para siempre?
lobby-clear-table = Retirar: { $game }, { $names }
lobby-your-turn = Juega { $name }
lobby-waiting = { $name } está pensando
lobby-won = { $count ->
    [one] Victoria de { $names }
   *[other] Victoria compartida: { $names }
}
lobby-when = Última jugada: { $when }
lobby-empty = En este servidor no hay ningún juego instalado.

setup-title = Poner la mesa: { $game }
setup-rules = Reglas
setup-players = Jugadores
setup-seat = Asiento { $number }, { $colour }
setup-kind = Quién se sienta aquí
setup-kind-me = Yo
setup-kind-here = Alguien aquí
setup-kind-computer = Ordenador
setup-level = Cómo juega
setup-name = Nombre
setup-name-hint = Nombre, si quieres
setup-name-kept = Este nombre se guarda para tus próximas mesas; puedes cambiarlo en los ajustes.
setup-house-rules = Reglas de la casa
    .note = Donde el reglamento deja una duda, aquí se puede decidir.
setup-usual = lo habitual
setup-stand-in = Si alguien se va, sigue el ordenador
    .note = Si un asiento debe una decisión durante ese tiempo y nadie está mirando, se presta al ordenador. Se puede recuperar en cualquier momento.
setup-stand-in-0 = nunca
setup-stand-in-60 = al cabo de 1 minuto
setup-stand-in-300 = al cabo de 5 minutos
setup-stand-in-3600 = al cabo de 1 hora
setup-stand-in-86400 = al cabo de 1 día
setup-sit = Sentarse
setup-nobody = Al menos un asiento es para una persona.

# Cómo juega el ordenador

level-1 = Aprendiz
level-1-about = Aún está aprendiendo y deja escapar muchas buenas ocasiones.
level-2 = Habitual
level-2-about = Juega con criterio, pero se le escapan bastantes cosas.
level-3 = Hábil
level-3-about = Sopesa cada jugada y deja escapar pocas buenas.
level-4 = Experto
level-4-about = Casi nada se le escapa, y en la mayoría de los juegos piensa con antelación.
level-5 = Maestro
level-5-about = El mejor que tenemos: puede pensar hasta tres segundos.
level-random = Al azar
level-greedy = Con criterio

table-lobby = Volver al vestíbulo
table-rules = Reglas
table-help = Teclas
table-settings = Ajustes
table-side = Jugadores y registro
table-result = Resultado
table-players = Jugadores
table-board = El tablero
table-score = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
}
table-turn-of = Juega { $name }
table-thinking = { $name } está pensando…
table-thinking-for = El ordenador decide por { $name }…
table-computer = Ordenador
table-computer-level = Ordenador: { $level }
table-won = Victoria
table-over = La partida ha terminado.
table-sending = Un momento…
table-offline = Se ha cortado la conexión. La partida está a salvo y seguirá en cuanto vuelva.
table-not-found = Aquí no hay ninguna mesa así
    .note = Puede que se haya retirado, o que pertenezca a otro navegador.
table-failed = No se ha podido abrir la mesa

action-undo-step = Deshacer paso
action-undo-turn = Deshacer turno
action-end-turn = Terminar turno
action-bar = Tu turno
action-choices = ¿Qué puedo hacer?
action-hints = Pista
action-faster = Más deprisa
action-skip = Saltar

refused-rule = Regla { $rule }
refused-show = Ver la regla
refused-title = No se permite

choices-title = Lo que puedes hacer
choices-filter = Escribe para buscar: una casilla, una palabra
choices-count = { $count ->
    [0] Nada coincide.
    [one] { $count } posibilidad.
   *[other] { $count } posibilidades.
}
choices-none = Ahora no hay nada que elegir.
choices-how = Las flechas eligen, Intro lo hace.
choices-how-touch = Al primer toque lo ves en el tablero; al segundo se hace.
choices-again = Toca otra vez para hacerlo

seat-lend = Ceder el asiento
seat-lend-title = Dejar que el ordenador juegue por { $name }
seat-lend-text = Seguirá desde aquí, viendo solo lo que este asiento puede ver. Puedes recuperar el asiento en cualquier momento.
seat-lent = El ordenador juega por { $name }
seat-take-back = Recuperar
seat-take-back-of = Recuperar: { $name }

hints-title = Qué haría el ordenador
hints-how = La barra muestra la probabilidad de ganar; al lado, la ventaja que cabe esperar al final.
hints-thinking = Pensándolo…
hints-chance = { $chance } de probabilidad de ganar
hints-ahead = { $how ->
    [ahead] { $points } por delante
    [behind] { $points } por detrás
   *[level] en empate
}
hints-then = Y después:
hints-do = Hacerlo

log-title = Registro
log-empty = Aún no ha pasado nada.
log-go = Mostrar la posición después de esto

history-title = Mirar atrás
history-first = Al principio
history-previous = Un paso atrás
history-next = Un paso adelante
history-live = Al presente
history-replay = Ver desde aquí
history-pause = Parar
history-where = Jugada { $made } de { $all }
history-looking = Estás mirando atrás: jugada { $made } de { $all }.
history-replaying = Viendo de nuevo: jugada { $made } de { $all }.

scoring-title = Puntuación
scoring-go = Mover los marcadores
scoring-to-result = Al resultado

curtain-title = { $name }, es tu turno
curtain-text = Pasa el dispositivo. Lo que { $name } tiene en la mano se mostrará cuando lo digas.
curtain-lift = Soy { $name }

result-title = { $count ->
    [one] Victoria de { $names }
   *[other] Victoria compartida: { $names }
}
result-place = { $place }.º
result-again = Otra vez
result-again-turned = Otra vez, cambiando asientos
result-watch = Volver a verla
result-record = Guardar el registro
result-chart = Puntos
result-by-part = Por partes de la partida
result-by-source = Por su origen
result-total = Total
result-moments = Momentos decisivos
result-moment = { $name } gana { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} más que nadie
result-moment-show = Jugada { $move }

rules-title = Reglas de { $game }
rules-filter = Buscar una regla
rules-none = Ninguna regla habla de eso.

help-title = Teclas
help-page = En toda la página
help-board = En el tablero
help-key-choices = Lista de lo que puedes hacer
help-key-hints = Pista: qué haría el ordenador
help-key-undo = Deshacer paso
help-key-undo-turn = Deshacer turno
help-key-end = Terminar turno
help-key-back = Un paso atrás, un paso adelante
help-key-ends = Al principio, al presente
help-key-escape = Cerrar, o volver al presente
help-key-rules = Reglas
help-key-help = Esta página
help-key-hurry = Cualquier tecla acelera el turno de los demás.
