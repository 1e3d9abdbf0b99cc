# Слова самой страницы: зал, стол, настройки. Слова каждой игры лежат в отдельном файле.

sobremesa = Sobremesa
page-close = Закрыть
page-cancel = Отмена
page-try-again = Ещё раз
page-unreachable = Сервер не отвечает. Попробуйте ещё раз чуть позже.
page-skip-to-board = К доске
page-skip-to-choices = К списку возможных действий
page-skip-to-log = К журналу
page-loading = Накрываем на стол…

language-en = English
language-es = Español
language-ru = Русский

colour-indigo = Индиго
colour-vermilion = Киноварь
colour-ochre = Охра
colour-teal = Бирюза

settings-title = Настройки
settings-language = Язык
settings-theme = Свет
settings-theme-system = Как на устройстве
settings-theme-light = Дневной
settings-theme-dark = Под лампой
settings-pace = Как быстро показывать чужие ходы
settings-pace-slow = Медленно
settings-pace-normal = Спокойно
settings-pace-quick = Быстро
settings-pace-none = Сразу
settings-motion = Движение
settings-motion-system = Как на устройстве
settings-motion-full = Есть
settings-motion-still = Нет
settings-letters = Отдельные буквы как команды
    .note = Выключите, если буквы попадают на страницу случайно, например при голосовом управлении.
settings-name = Ваше имя

lobby-tagline = Посидим за столом ещё немного.
lobby-games = На столе
lobby-play = Играть
    .note = Вы против компьютера: { $level }
lobby-set-up = Накрыть стол…
lobby-players = Игроков: { $min }–{ $max }
lobby-players-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
lobby-yours = Ваши партии
lobby-yours-none = Начатые партии хранятся здесь, пока вы их не уберёте.
lobby-clear = Убрать
lobby-clear-sure = Убрать эту партию навсегда?
lobby-clear-table = Убрать: { $game }, { $names }
lobby-your-turn = Ходит { $name }
lobby-waiting = { $name } думает
lobby-won = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
lobby-when = Последний ход: { $when }
lobby-empty = На этом сервере не установлено ни одной игры.

setup-title = Накрыть стол: { $game }
setup-rules = Правила
setup-players = Игроки
setup-seat = Место { $number }, { $colour }
setup-kind = Кто здесь сидит
setup-kind-me = Я
setup-kind-here = Кто-то рядом
setup-kind-computer = Компьютер
setup-level = Как играет
setup-name = Имя
setup-name-hint = Имя, по желанию
setup-name-kept = Это имя сохранится для следующих столов; изменить его можно в настройках.
setup-house-rules = Домашние правила
    .note = Где правила оставляют вопрос открытым, его можно решить здесь.
setup-usual = обычно
setup-stand-in = Если кто-то уходит, за него играет компьютер
    .note = Если решения ждут так долго и никто не смотрит, место переходит к компьютеру. Вернуть его можно в любой момент.
setup-stand-in-0 = никогда
setup-stand-in-60 = через 1 минуту
setup-stand-in-300 = через 5 минут
setup-stand-in-3600 = через 1 час
setup-stand-in-86400 = через 1 день
setup-sit = Сесть за стол
setup-nobody = Хотя бы одно место предназначено человеку.

# Как играет компьютер

level-1 = Ученик
level-1-about = Ещё учится и упускает много хороших возможностей.
level-2 = Любитель
level-2-about = Играет разумно, но многого не замечает.
level-3 = Умелец
level-3-about = Взвешивает каждый ход и мало что упускает.
level-4 = Знаток
level-4-about = Почти ничего не упускает, а в большинстве игр думает наперёд.
level-5 = Мастер
level-5-about = Лучший, что у нас есть: может думать до трёх секунд.
level-random = Наугад
level-greedy = Разумно

table-lobby = Назад в зал
table-rules = Правила
table-help = Клавиши
table-settings = Настройки
table-side = Игроки и журнал
table-result = Итог
table-players = Игроки
table-board = Доска
table-score = { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}
table-turn-of = Ходит { $name }
table-thinking = { $name } думает…
table-thinking-for = { $name }: решает компьютер…
table-computer = Компьютер
table-computer-level = Компьютер: { $level }
table-won = Победа
table-over = Партия окончена.
table-sending = Минутку…
table-offline = Связь прервалась. Партия сохранена и продолжится, когда связь вернётся.
table-not-found = Такого стола здесь нет
    .note = Возможно, его убрали или он открыт в другом браузере.
table-failed = Не удалось открыть стол

action-undo-step = Отменить шаг
action-undo-turn = Отменить ход
action-end-turn = Завершить ход
action-bar = Ваш ход
action-choices = Что можно сделать?
action-hints = Подсказка
action-faster = Быстрее
action-skip = Пропустить

refused-rule = Правило { $rule }
refused-show = Показать правило
refused-title = Так нельзя

choices-title = Что можно сделать
choices-filter = Поиск: клетка или слово
choices-count = { $count ->
    [0] Ничего не подходит.
    [one] { $count } возможность.
    [few] { $count } возможности.
   *[many] { $count } возможностей.
}
choices-none = Сейчас выбирать нечего.
choices-how = Стрелки выбирают, Enter выполняет.
choices-how-touch = Первое касание показывает на поле, второе выполняет.
choices-again = Коснитесь ещё раз

seat-lend = Передать место
seat-lend-title = Передать место компьютеру: { $name }
seat-lend-text = Он продолжит отсюда и увидит лишь то, что видно с этого места. Вернуть место можно в любой момент.
seat-lent = { $name }: играет компьютер
seat-take-back = Вернуть
seat-take-back-of = Вернуть: { $name }

hints-title = Как сыграл бы компьютер
hints-how = Полоса показывает шанс на победу, рядом – ожидаемый отрыв в конце.
hints-thinking = Обдумываю…
hints-chance = Шанс на победу { $chance }
hints-ahead = { $how ->
    [ahead] впереди на { $points }
    [behind] позади на { $points }
   *[level] вровень
}
hints-then = А потом:
hints-do = Так и сделать

log-title = Журнал
log-empty = Пока ничего не произошло.
log-go = Показать положение после этого

history-title = Просмотр назад
history-first = К началу
history-previous = На шаг назад
history-next = На шаг вперёд
history-live = К настоящему
history-replay = Смотреть отсюда
history-pause = Стоп
history-where = Действие { $made } из { $all }
history-looking = Вы смотрите назад: действие { $made } из { $all }.
history-replaying = Повтор: действие { $made } из { $all }.

scoring-title = Подсчёт очков
scoring-go = Передвинуть фишки
scoring-to-result = К итогам

curtain-title = { $name }, ваш ход
curtain-text = Передайте устройство. Рука игрока { $name } откроется по вашей команде.
curtain-lift = Я { $name }

result-title = { $count ->
    [one] Победа: { $names }
   *[other] Общая победа: { $names }
}
result-place = { $place }-е
result-again = Ещё раз
result-again-turned = Ещё раз, со сменой мест
result-watch = Посмотреть снова
result-record = Сохранить запись
result-chart = Очки
result-by-part = По частям партии
result-by-source = По источникам
result-total = Всего
result-moments = Переломные моменты
result-moment = { $name } получает больше других на { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
result-moment-show = Действие { $move }

rules-title = Правила: { $game }
rules-filter = Найти правило
rules-none = Ни одно правило об этом не говорит.

help-title = Клавиши
help-page = Везде
help-board = На доске
help-key-choices = Список возможных действий
help-key-hints = Подсказка: как сыграл бы компьютер
help-key-undo = Отменить шаг
help-key-undo-turn = Отменить ход
help-key-end = Завершить ход
help-key-back = На шаг назад, на шаг вперёд
help-key-ends = К началу, к настоящему
help-key-escape = Закрыть или вернуться к настоящему
help-key-rules = Правила
help-key-help = Эта страница
help-key-hurry = Любая клавиша ускоряет чужой ход.
