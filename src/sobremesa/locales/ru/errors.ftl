# Что сервер отклоняет и почему. Имена после «error-» — коды API.

## Присланное не удаётся прочесть

error-bad-request = Запрос не удаётся прочесть: { $what } – { $why }. Допустимо: { $allowed }.
error-bad-content-type = Запросы с содержимым отправляются как application/json.
error-bad-ply = Позиции { $given } здесь нет. Допустимо: от 0 до { $head }.
error-bad-notation = «{ $text }» — не действие этой игры.
error-too-large = Запрос слишком велик. Предел: { $limit } Б.
error-too-many = Слишком много запросов за короткое время. Подождите { $seconds } с.
error-unknown-path = По этому адресу ничего нет.
error-bad-method = Так к этому адресу не обращаются. Допустимо: { $allowed }.
error-foreign-origin = Запрос пришёл со страницы другого сайта.

## Подготовка стола

error-unknown-game = Игры «{ $game }» нет. Есть игры: { $allowed }.
error-bad-rules = Правил «{ $given }» нет. Допустимо: { $allowed }.
error-bad-players = { $given ->
    [one] В этой игре не бывает { $given } места. Допустимо: { $allowed }.
    [few] В этой игре не бывает { $given } мест. Допустимо: { $allowed }.
   *[many] В этой игре не бывает { $given } мест. Допустимо: { $allowed }.
  }
error-bad-option = Настройки «{ $given }» в этой игре нет. Её настройки: { $allowed }.
error-bad-value = Настройка «{ $option }» не может иметь значение { $given }. Допустимо: { $allowed }.
error-bad-level = Компьютерного игрока «{ $given }» нет. Допустимо: { $allowed }.
error-bad-name = Длина имени — не больше { $limit } знаков, и все они должны быть видимыми.
error-nobody-here = Хотя бы одно место — для человека.
error-too-many-tables = { $limit ->
    [one] У вас { $limit } стол, больше хранить нельзя. Сначала уберите его.
    [few] У вас { $limit } стола, больше хранить нельзя. Сначала уберите какой-нибудь.
   *[many] У вас { $limit } столов, больше хранить нельзя. Сначала уберите какой-нибудь.
  }

## За столом

error-unknown-table = Такого стола среди ваших нет.
error-not-yours = Место { $seat } не ваше. Ваши места: { $allowed }.
error-not-your-turn = Сейчас ходит место { $seat }.
error-chance-turn = Сейчас тянут карту; подождите.
error-stale-ply = Игра тем временем ушла вперёд: последняя позиция – { $head }.
error-game-over = Игра окончена.
error-illegal = «{ $action }» сейчас нельзя (правило { $rule }).
error-undo-barred = Здесь ничего нельзя взять назад.
error-undo-range = Вернуться можно к ходу с { $lowest } по { $highest }, а не к ходу { $given }.
error-id-reused = С этим же номером запроса раньше просили о другом.
error-already-lent = За место { $seat } уже играет компьютер.
error-not-lent = Место { $seat } не передавали компьютеру.
error-seat-lent = За место { $seat } сейчас играет компьютер. Сначала верните место себе.
error-hint-busy = Подсказка уже обдумывается; подождите её.
error-no-hint = Компьютер не смог придумать подсказку; попросите её ещё раз чуть позже.
error-record-secret = Запись этой игры можно будет прочесть, когда игра закончится: в ней видно то, что игроки скрывают.
error-table-full = Журнал этого стола заполнен (предел записей: { $limit }).
error-outdated-table = В эту игру играли по другим правилам (версия { $version }), показать её уже нельзя.

## Сервер

error-internal = На сервере что-то пошло не так. Ничего не изменилось.
error-storage = Серверу сейчас не удалось записать игру. Ничего не изменилось; попробуйте ещё раз.
error-serve-port-taken = Порт { $port } на { $host } занят: там работает другая программа или ещё одна Sobremesa. Выберите другой через --port.
error-serve-address = Не удаётся занять { $host }, порт { $port }: { $why }.
error-serve-folder = В папку { $folder } нельзя писать: { $why }. Выберите другую через --data.
error-serve-setting = { $name } — целое число больше 0, а не «{ $given }».
error-serve-player = В { $name } нет имени компьютерного игрока: «{ $given }». Допустимо: { $allowed }.
error-serve-database = Файл { $file } нельзя использовать: { $why }.
error-serve-database-newer = Файл { $file } записан более новой Sobremesa. Запустите её или выберите другую папку через --data.

## Вместо страницы

error-page-not-built = Страница ещё не собрана. Выполните «make play» или «npm install» и «npm run build» в папке web и загрузите этот адрес снова.
error-page-not-found = По этому адресу ничего нет.
error-page-not-found-note = Возможно, в ссылке опечатка или того, что здесь было, больше нет.
error-page-lobby = В зал
