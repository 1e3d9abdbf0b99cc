# Команда «sobremesa».

cli-about = Современные стратегические игры: стол в браузере и быстрая библиотека.

## Справка

cli-usage = Использование:
cli-usage-pieces = КОМАНДА [ПАРАМЕТРЫ] …
cli-commands = Команды
cli-options = Параметры
cli-serve = Открыть стол для браузеров.
cli-games = Перечислить игры.
cli-simulate = Сыграть целые партии между компьютерными игроками.
cli-arena = Провести матч компьютерных игроков и сказать, насколько надёжен его итог.
cli-ladder = Провести матчи нескольких компьютерных игроков, каждого с названным перед ним.
cli-train = Обучить с нуля, игрой с самой собой, сеть, которая оценивает позиции; прерванное обучение продолжается.
cli-join = Соединить несколько сетей одной игры в одну, которая говорит то, что они говорят в среднем, и видит признаки, которые есть у игры сейчас.
cli-bench = Измерить, как быстро правила работают на этой машине.
cli-replay = Повторить записанную партию и сообщить счёт.
cli-option-help = Показать эту справку.
cli-option-version = Показать версию.
cli-option-json = Ответить в JSON.
cli-option-host = Адрес сервера; 127.0.0.1 (обычно) – только для этой машины, 0.0.0.0 – для всех, кому она доступна.
cli-option-port = Порт сервера (обычно 8000; 0 – любой свободный).
cli-option-data = Папка, в которой хранятся партии (обычно sobremesa в $XDG_DATA_HOME или в ~/.local/share).
cli-option-open = Открыть браузер.
cli-option-rules = Вариант правил (обычно первый из перечисленных командой «games»).
cli-option-players = Число мест.
cli-option-games = Сколько партий сыграть (обычно 100).
cli-option-seed = С тем же числом повторятся те же партии (обычно 0).
cli-option-seats = Компьютерные игроки, по одному на место или один на все: random, greedy, search:500ms, level:3 …
cli-option-records = Записать каждую партию в эту папку.
cli-option-match-games = Сколько партий сыграть самое большее (обычно 100; и ещё немного, чтобы все сидели на каждом месте одинаково часто).
cli-option-arena-seats = Компьютерные игроки, по одному на место или один на все; вопрос в том, насколько силён первый.
cli-option-ladder-seats = Компьютерные игроки, начиная с самого слабого (обычно от level:1 до level:5).
cli-option-settle = Остановиться, когда станет ясно, больше или меньше стольких процентов первых мест занимает первый игрок (обычно – его честная доля); можно несколько, например 60,85, или never (никогда).
cli-option-separate = У каждой партии свой случай, а не один на все партии круга.
cli-option-file = Файл, в котором хранятся партии; те, что в нём уже есть, заново не играются (обычно matches.jsonl).
cli-option-workers = Сколько партий играть одновременно (обычно по одной на ядро), или кластер Ray, на котором их играть: ray://HOST:PORT.
cli-option-picture = Нарисовать таблицу встреч в этом файле (SVG).
cli-option-minutes = Сколько минут учиться, не считая последнего матча (обычно 120).
cli-option-out = Папка, где хранятся обучение и его сеть (обычно training).
cli-option-simulations = Сколько симуляций занимает решение в играх с собой, когда сеть уже есть (обычно 10).
cli-option-training-seed = С одним и тем же числом сеть и партии в начале те же (обычно 0).
cli-option-final-match = Сколько партий сеть играет в конце против поиска без неё – для каждого числа игроков и каждого из двух-трёх способов смотреть вперёд (обычно 40; 0 – ни одной).
cli-option-begin-with = Сеть, с которой начать вместо пустого места: файл, какой делает обучение (обычно никакой).
cli-option-positions = Папка с записями партий (*.record, *.txt): половина партий после первых начинается там, где в одной из них переходит ход (обычно никакой).
cli-option-lines = Сколько линий в плане хода в играх с собой, когда сеть уже есть, вместо поиска (обычно 0: идёт поиск).
cli-option-last-turns = Сколько раз поиск заново играет последний ход каждой из этих партий, чтобы сеть узнала, чего стоит позиция перед ним (обычно 0: ни разу).
cli-option-hidden = Сколько находит каждый скрытый слой сети (обычно 64,32). Если у сети, с которой начинают, они другие, она играет первые партии, а учится новая.
cli-option-join-out = Папка, куда кладётся новая сеть (обычно joined).
cli-option-members = Сколько членов берётся из каждой сети, первых (обычно все).
cli-option-reach = На сколько ходов вперёд смотрит поиск с ней, при двух игроках, при трёх и так далее (обычно как у первой сети).
cli-option-answers = При скольких игроках ход планируется по ответам на него, если хватает времени: 2,3,4 или некоторые из них, 0 — ни при скольких (обычно как у первой сети).
cli-option-played-on = Сколько ходов доигрывается после спланированного, чтобы судить о нём по тому, как партия пойдёт дальше, при двух игроках, при трёх и так далее; 0, если не доигрывается (обычно как у первой сети).

## Ответы

cli-serve-ready = Стол накрыт: { $url }
cli-serve-data = Партии хранятся в { $folder }
cli-serve-stop = Ctrl-C останавливает сервер.
cli-simulate-progress = { $game }
cli-simulate-done =
    { $game } ({ $rules }): { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[other] { $decisions } решений
    } за { $seconds } с: { $speed } в секунду, правила { $form ->
        [compiled] скомпилированы
       *[interpreted] не скомпилированы
    }
cli-bench-progress = измерение
cli-bench-form =
    { $form ->
        [compiled] Правила скомпилированы.
       *[interpreted] Правила не скомпилированы.
    }
cli-bench-interpreted = Скомпилированные правила в несколько раз быстрее: установите компилятор C, а затем снова sobremesa.
cli-replay-over =
    { $game } ({ $rules }), окончена, { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
       *[other] { $plies } ходов
    }
cli-replay-running =
    { $game } ({ $rules }), не окончена, { $plies ->
        [one] { $plies } ход
        [few] { $plies } хода
       *[other] { $plies } ходов
    }
cli-replay-won = победа
cli-arena-title =
    { $game } ({ $rules }), { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[other] { $players } игроков
    }
cli-arena-done =
    { $game } ({ $rules }): { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    }, { $rounds ->
        [one] { $rounds } круг
        [few] { $rounds } круга
       *[other] { $rounds } кругов
    }, правила { $form ->
        [compiled] скомпилированы
       *[interpreted] не скомпилированы
    }
cli-arena-rate = { $games } в минуту
cli-arena-above =
    Ясно после { $games ->
        [one] { $games } партии
        [few] { $games } партий
       *[other] { $games } партий
    } из { $planned }: { $player } занимает больше { $share } первых мест.
cli-arena-below =
    Ясно после { $games ->
        [one] { $games } партии
        [few] { $games } партий
       *[other] { $games } партий
    } из { $planned }: { $player } занимает меньше { $share } первых мест.
cli-arena-open =
    Не ясно и после { $games ->
        [one] { $games } партии
        [few] { $games } партий
       *[other] { $games } партий
    } из { $planned }: больше или меньше { $share } первых мест занимает { $player }.
cli-arena-winner = Среднее число очков победителя: { $points }.
cli-arena-beginner = Тот, кто решает первым, берёт { $share } побед ({ $between }).
cli-arena-time = { $player }: { $mean } мс на решение, самое долгое – { $slowest } мс.
cli-arena-any-time = Интервалы для побед верны с вероятностью 95 %, когда бы ни остановиться, для очков – лишь после многих кругов.
cli-arena-fixed = Интервалы верны с вероятностью 95 % для этого числа партий.
cli-arena-programs =
    Эти партии сыграли { $programs ->
        [one] { $programs } версия
        [few] { $programs } версии
       *[other] { $programs } версий
    } правил или игроков.
cli-arena-kept =
    В { $file } { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[other] { $games } партий
    } за таким столом. Кто сколько раз был впереди кого:
cli-arena-stopped = Остановлено. Оконченные партии хранятся в { $file }; та же команда продолжит с ними.
cli-train-passed-over =
    { $records ->
        [one] { $records } запись пропущена: она не игры { $game } ({ $rules }) без других параметров, или ход в ней не переходит.
        [few] { $records } записи пропущены: они не игры { $game } ({ $rules }) без других параметров, или ход в них не переходит.
       *[other] { $records } записей пропущено: они не игры { $game } ({ $rules }) без других параметров, или ход в них не переходит.
    }
cli-train-playing = поколение { $generation }, партия { $games }
cli-train-learning = эпоха { $epoch }, потеря { $loss }
cli-train-title = { $game } ({ $rules }): чему научилась сеть
cli-train-share = Доля победы: потеря на позицию
cli-train-points = Очки: средняя ошибка
cli-train-learned = партии для учёбы
cli-train-tested = отложенные партии
cli-train-evaluation = оценка без сети
cli-train-done =
    Сеть лежит в { $file }, пройдено { $epochs ->
        [one] { $epochs } эпоха
        [few] { $epochs } эпохи
       *[other] { $epochs } эпох
    }.
cli-train-losses = В отложенных партиях её потеря { $tested }, а у оценки без сети { $known }; в очках ошибка { $points }.
cli-train-nothing-better = Это всё та же сеть, с которой обучение началось: ничто выученное не судило об отложенных партиях лучше.
cli-train-match =
    При { $players } игроках: в { $games ->
        [one] { $games } партии
        [few] { $games } партиях
       *[other] { $games } партиях
    } против { $other } она взяла { $share } побед ({ $interval }), заглядывая вперёд на { $reach ->
        [one] { $reach } ход
        [few] { $reach } хода
       *[other] { $reach } ходов
    }; так она и будет играть.
cli-train-match-played-on =
    При { $players } игроках: в { $games ->
        [one] { $games } партии
        [few] { $games } партиях
       *[other] { $games } партиях
    } против { $other } она взяла { $share } побед ({ $interval }). После спланированного хода, как и прежде, доигрывается { $turns ->
        [one] { $turns } ход
        [few] { $turns } хода
       *[other] { $turns } ходов
    }, поэтому не проверялось, как далеко ей заглядывать.
cli-train-use = С { $folder } в окружении её используют игроки вида trained:….
cli-train-stopped = Остановлено. Выученное хранится в { $folder }; та же команда продолжит.
cli-join-done =
    Сеть лежит в { $file }; в ней { $members ->
        [one] { $members } член
        [few] { $members } члена
       *[many] { $members } членов
    }.
cli-column-game = Игра
cli-column-players = Игроки
cli-column-rules = Правила
cli-column-seat = Место
cli-column-name = Имя
cli-column-player = Игрок
cli-column-score = Очки
cli-column-mean = Очки в среднем
cli-column-wins = Победы
cli-column-step = Решений/с
cli-column-playout = Внутри розыгрыша
cli-column-clone = Копия, мкс
cli-column-legal = Ходы, мкс
cli-column-seats = Места
cli-column-against = Против
cli-column-games = Партии
cli-column-interval = 95 %
cli-column-ahead = Впереди на
cli-column-rating = Сила

## Что не так

cli-error = sobremesa: { $message }
cli-see-help = «sobremesa КОМАНДА --help» расскажет, как пользоваться командой.
cli-misuse-no-command = нет команды «{ $given }»; команды: { $allowed }
cli-misuse-no-option = здесь нет параметра «{ $given }»; параметры: { $allowed }
cli-misuse-option-value = параметру { $option } нужно ровно одно значение, переключателю – ни одного
cli-misuse-missing = не хватает { $argument }
cli-misuse-too-much = «{ $given }» – лишнее; «{ $command } --help» расскажет, что можно указать
cli-misuse-other = { $why }
cli-misuse-number = { $option } – целое число от { $low } до { $high }, а не «{ $given }»
cli-misuse-numbers = { $option } – целые числа от { $low } через запятую, а не «{ $given }»
cli-misuse-choice = { $option } не может быть «{ $given }»; можно: { $allowed }
cli-misuse-player = в --seats не может стоять «{ $given }»; игроки: { $allowed }; у search и trained числа могут быть и другими
cli-misuse-seats = в --seats { $seats ->
        [one] назван { $seats } игрок
        [few] названо { $seats } игрока
       *[other] названо { $seats } игроков
    }, а в партии { $players ->
        [one] { $players } место
        [few] { $players } места
       *[other] { $players } мест
    }; назовите по одному на место или одного на все
cli-misuse-no-game = нет игры «{ $given }»; игры: { $allowed }
cli-misuse-settle = --settle – проценты больше 0 и меньше 100, например 60,85, или «never», а не «{ $given }»
cli-misuse-workers = --workers – целое число от 1 до { $high } или адрес, например ray://HOST:10001, а не «{ $given }»
cli-misuse-no-features = для { $game } обучать нечего: у игры нет признаков
cli-misuse-rungs = в --seats называют не меньше двух разных игроков, каждого один раз, начиная с самого слабого, а не «{ $given }»
cli-problem-file = { $file }: { $why }
cli-problem-output = ответ не удаётся записать: { $why }
cli-problem-exists = { $file } уже есть; ничего не перезаписывается
cli-problem-too-large = { $file } – не запись партии: больше { $limit } КиБ
cli-problem-not-text = { $file } – не запись партии: это не текст UTF-8
cli-problem-record = { $file } – не запись партии, строка { $line }: { $why }
cli-problem-replay = { $file } нельзя повторить, ход { $ply }: { $why }
cli-problem-serve = { $why }
cli-problem-games-file = { $file } – не файл партий, строка { $line }: { $why }
cli-problem-in-use = в { $file } сейчас пишет другая команда; --file назовёт другой файл
cli-problem-training-in-use = в { $file } сейчас пишет другая команда; --out назовёт другую папку
cli-problem-damaged = { $file } повреждён: { $why }; --out назовёт другую папку, чтобы начать заново
cli-problem-network = сеть нельзя использовать: { $what }
cli-problem-game = партию { $number } не удалось сыграть: { $why }
cli-problem-no-ray = кластеру нужен Ray: pip install ".[many]" в папке проекта
cli-problem-no-torch = для обучения нужен PyTorch: pip install ".[learn]" в папке проекта
cli-problem-other-training = в { $folder } другое обучение: { $what }; --out назовёт другую папку
cli-problem-bad-network = с { $file } начать нельзя: { $what }
cli-problem-no-positions = в { $folder } нет записи (*.record, *.txt) игры { $game } ({ $rules }), в которой переходил бы ход
cli-problem-join = эти сети нельзя соединить: { $what }
cli-problem-cluster = { $address } не отвечает: { $why }
