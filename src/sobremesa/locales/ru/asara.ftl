# Asara: слова поля, событий и подсказок.

asara-name = Асара
asara-tagline = Отправляйте посредников на рынок и возводите лучшие башни в стране халифа.

asara-rules-beginner = Версия для начинающих
    .note = Покупать, строить, иногда давать взятку: всё, что нужно для первой партии.
asara-rules-professional = Версия для опытных игроков
    .note = Открываются ещё два места: палатка, где нанимают посредников, и дом с освещёнными окнами.

asara-option-allow-placement-without-action = Посредник может бездействовать
    .note = Посредника можно отправить только для того, чтобы занять место, без самого действия.
asara-option-substitutes-need-same-colour = Две карты лицом вниз — одного цвета
    .note = Две карты, которые заменяют нужный цвет, должны быть одинакового цвета.
asara-option-substitutes-in-empty-area = Две карты лицом вниз в пустой секции
    .note = Пару можно положить и там, где цвет ещё не задан.
asara-option-lit-window-same-action = Освещённое окно поверх только что положенного
    .note = Освещённым окном можно закрыть окно, положенное в этот же ход.
asara-option-lit-window-counts-for-height = Освещённые окна увеличивают высоту
    .note = При сравнении башен они считаются наравне с другими фрагментами.
asara-option-lit-window-counts-as-section-used = Освещённое окно — использованный фрагмент
    .note = Оно входит в число фрагментов участка и приносит очко. Иначе его кладут сверх этого числа и без очка.
asara-option-same-player-may-take-first-and-second = Первое и второе места одному игроку
    .note = Владелец самой высокой башни может занять второе место другой своей башней.
asara-option-patronage-holder-may-retake = Покровительство можно удержать
    .note = Кто им пользуется, тоже вправе послать посредника к халифу и закрыть дорогу остальным.
asara-option-pro-tiebreak-by = Какие освещённые окна решают ничью
    .note = Это важно, только когда у кого-то две из равных башен.
asara-option-pro-tiebreak-by-player = на всех равных башнях владельца
asara-option-pro-tiebreak-by-tower = на каждой башне отдельно

asara-heading = Год { $year } из { $years }
asara-heading-setup = Подготовка
asara-heading-over = Игра окончена

## Секции поля: ".to" — куда посылают посредника, ".at" — где он находится

asara-area-market-base = Рынок оснований
    .to = на рынок оснований
    .at = на рынке оснований
asara-area-market-trunk = Рынок центральных частей
    .to = на рынок центральных частей
    .at = на рынке центральных частей
asara-area-market-window = Рынок окон
    .to = на рынок окон
    .at = на рынке окон
asara-area-market-turret = Рынок шпилей
    .to = на рынок шпилей
    .at = на рынке шпилей
asara-area-building-circle = Строительный круг
    .to = на строительный круг
    .at = на строительном круге
asara-area-bank = Банк
    .to = в банк
    .at = в банке
asara-area-coloured-house = Цветной дом
    .to = в цветной дом
    .at = в цветном доме
asara-area-spies = Дом шпионов
    .to = в дом шпионов
    .at = в доме шпионов
asara-area-caliph = Покровительство халифа
    .to = к халифу
    .at = у халифа
asara-area-tent = Палатка
    .to = в палатку
    .at = в палатке
asara-area-lit-house = Дом с освещёнными окнами
    .to = в дом с освещёнными окнами
    .at = в доме с освещёнными окнами

## Фрагменты: ".gender" выбирает форму цвета, ".object" — винительный падеж, ".many" — родительный множественного

asara-shape-base = основание
    .gender = neuter
    .object = основание
    .many = оснований
asara-shape-trunk = центральная часть
    .gender = feminine
    .object = центральную часть
    .many = центральных частей
asara-shape-window = окно
    .gender = neuter
    .object = окно
    .many = окон
asara-shape-turret = шпиль
    .gender = masculine
    .object = шпиль
    .many = шпилей
asara-shape-lit = освещённое окно
    .gender = neuter
    .object = освещённое окно
    .many = освещённых окон

asara-colour-brown = коричневый
    .masculine = коричневый
    .feminine = коричневая
    .feminine-object = коричневую
    .neuter = коричневое
asara-colour-green = зелёный
    .masculine = зелёный
    .feminine = зелёная
    .feminine-object = зелёную
    .neuter = зелёное
asara-colour-red = красный
    .masculine = красный
    .feminine = красная
    .feminine-object = красную
    .neuter = красное
asara-colour-black = чёрный
    .masculine = чёрный
    .feminine = чёрная
    .feminine-object = чёрную
    .neuter = чёрное
asara-colour-white = белый
    .masculine = белый
    .feminine = белая
    .feminine-object = белую
    .neuter = белое

asara-section = { $gold ->
        [yes] { $colour } { $shape } с золотом
       *[no] { $colour } { $shape }
    }
asara-section-object = { $gold ->
        [yes] { $colour } { $shape } с золотом
       *[no] { $colour } { $shape }
    }

## Посредники и то, за что соревнуются в конце

asara-buyer-blue = синий посредник
    .object = синего посредника
    .colour = синий
asara-buyer-green = зелёный посредник
    .object = зелёного посредника
    .colour = зелёный
asara-buyer-violet = фиолетовый посредник
    .object = фиолетового посредника
    .colour = фиолетовый
asara-buyer-red = красный посредник
    .object = красного посредника
    .colour = красный
asara-buyer-yellow = жёлтый посредник
    .object = жёлтого посредника
    .colour = жёлтый

asara-contest-brown = Самая высокая коричневая башня
asara-contest-green = Самая высокая зелёная башня
asara-contest-red = Самая высокая красная башня
asara-contest-black = Самая высокая чёрная башня
asara-contest-white = Самая высокая белая башня
asara-contest-tallest-overall = Самая высокая башня из всех
asara-contest-most-towers = Больше всего башен

## Что сейчас делать

asara-prompt-area = Куда послать посредника? { $cards ->
        [1] Это ваша последняя карта в этом году.
        [one] У вас осталась { $cards } карта.
        [few] У вас осталось { $cards } карты.
       *[other] У вас осталось { $cards } карт.
    }
asara-prompt-card = { $ways ->
        [colour] Пошлите { $buyer }: здесь нужен этот цвет.
        [either] Пошлите { $buyer } — здесь нужен этот цвет — или положите две карты лицом вниз.
        [pair] Карты нужного цвета у вас нет: вместо неё две другие лягут лицом вниз.
        [alone] Выберите посредника, который пойдёт к халифу.
       *[any] Выберите посредника: следующие здесь должны быть того же цвета.
    }
asara-prompt-down-house = Положите любую карту лицом вниз и возьмите { $asari } Асари.
asara-prompt-down-first = Две карты лягут лицом вниз: какая первая?
asara-prompt-down-second = А какая карта ляжет лицом вниз второй?
asara-prompt-space = Выберите место: число на нём — это ваша плата в Асари.
asara-prompt-space-bank = Выберите место: число на нём — это сколько Асари вы получите.
asara-prompt-plot = Выберите участок: число на нём говорит, сколько Асари заплатить и сколько фрагментов построить.
asara-prompt-plot-idle = Выберите участок, чтобы его занять: строить на нём нечего.
asara-prompt-tile = Купите { $shape }; у вас { $money } Асари.
asara-prompt-stack = Выберите стопку, которую хотите просмотреть.
asara-prompt-bribe = Возьмите один фрагмент из этой стопки по его цене или не берите ничего.
asara-prompt-lit-option = Выберите, сколько заплатить и сколько освещённых окон за это увидеть.
asara-prompt-keep = { $count ->
        [1] Оставьте себе одно из этих освещённых окон.
       *[other] Оставьте себе { $count } из этих освещённых окон.
    }
asara-prompt-return = Верните остальные окна под стопку одно за другим: какое следующее?
asara-prompt-build = Начните башню или достройте свою: { $left ->
        [one] осталось положить { $left } фрагмент.
        [few] осталось положить { $left } фрагмента.
       *[other] осталось положить { $left } фрагментов.
    }
asara-prompt-build-done = Если хотите, положите освещённые окна, затем завершите строительство.
asara-prompt-turret = Выберите шпиль для новой башни.
asara-prompt-hire = Заплатить и нанять посредников или только занять место?
asara-prompt-over = Игра окончена.
asara-prompt-chance = Минутку, решает случай…

## Что произошло

asara-event-first-player = { $player } начинает игру под покровительством халифа.
asara-event-year-started = { $income ->
        [0] Начинается год { $year }; первый ход: { $player }.
       *[other] Начинается год { $year }. Все получают по { $income } Асари; первый ход: { $player }.
    }
asara-event-turn-started = { $player }, год { $year }
asara-event-area-chosen = { $player } посылает посредника { $to }.
asara-event-buyer-shown = Лицом вверх: { $buyer }.
asara-event-pair-chosen = Вместо нужного цвета две карты ложатся лицом вниз.
asara-event-card-laid-down = Лицом вниз: { $buyer }.
asara-event-buyer-placed = Посредник занимает место { $space }.
asara-event-paid = { $player } платит { $asari } Асари, остаётся { $money }.
asara-event-received = { $player } получает { $asari } Асари, теперь их { $money }.
asara-event-section-bought = { $player } покупает { $section } за { $asari } Асари, остаётся { $money }.
asara-event-stack-looked-through = { $player } просматривает стопку { $shapes }.
asara-event-bribe-declined = { $player } ничего не берёт из стопки.
asara-event-patronage-taken = Покровительство халифа переходит: { $other } → { $player }.
asara-event-patronage-taken-kept = { $player } сохраняет покровительство халифа.
asara-event-card-drawn = Взята карта: { $buyer }.
asara-event-card-drawn-hidden = { $player } берёт карту.
asara-event-lit-looked = { $player } смотрит { $number ->
        [one] { $number } освещённое окно
        [few] { $number } освещённых окна
       *[other] { $number } освещённых окон
    }.
asara-event-lit-seen = Открыто: { $section }.
asara-event-lit-kept = { $player } оставляет себе { $section }.
asara-event-lit-kept-hidden = { $player } оставляет себе освещённое окно.
asara-event-lit-returned = Под стопку возвращается { $section }.
asara-event-building-started = { $player } строит { $sections ->
        [one] { $sections } фрагмент
        [few] { $sections } фрагмента
       *[other] { $sections } фрагментов
    } на участке { $plot }, платит { $asari } Асари, остаётся { $money }.
asara-event-section-built = { $shape ->
        [base] { $player } начинает башню { $tower }: { $section }.
        [turret] { $player } завершает башню { $tower }: { $section }.
       *[other] { $player } добавляет в башню { $tower } { $section }.
    }
asara-event-section-built-lit = { $covers ->
        [gold] { $player } кладёт { $section } на окно с золотом в башне { $tower }.
       *[plain] { $player } кладёт { $section } на окно в башне { $tower }.
    }
asara-event-building-done = Стройка закончена: { $sections ->
        [one] уложен { $sections } фрагмент.
        [few] уложено { $sections } фрагмента.
       *[other] уложено { $sections } фрагментов.
    }
asara-event-idle = { $player } оставляет посредника без дела { $at }.
asara-event-year-scored = Год { $year } окончен и приносит престиж: { $list }.
asara-event-contest-scored = { $contest }: { $list }.
asara-event-contest-scored-nobody = { $contest }: никто.
asara-event-money-scored = Престиж за деньги: { $list }.
asara-event-share = { $player } { $points }
asara-event-game-over = { $count ->
        [one] Побеждает { $players }, очки престижа: { $points }.
       *[other] Победу делят { $players }.
    }

## Что можно сделать

asara-group-send = Послать посредника
asara-group-space = Места
asara-group-buy = Покупка
asara-group-lit = Освещённые окна
asara-group-build = Строительство
asara-group-turn = Ход
asara-group-chance = Случай
asara-do-send-follow = { $area } (нужен { $colour })
asara-do-send-house = { $area } (взять { $asari } Асари)
asara-do-card = Послать { $buyer }
asara-do-pair = Положить две карты лицом вниз
asara-do-down = Положить лицом вниз { $buyer }
asara-do-space = Место { $space }
asara-do-space-pay = Место { $space }: заплатить { $asari } Асари
asara-do-space-take = Место { $space }: взять { $asari } Асари
asara-do-space-plot = Участок { $space }, без строительства
asara-do-plot = Участок { $plot }: построить { $sections ->
        [one] { $sections } фрагмент
        [few] { $sections } фрагмента
       *[other] { $sections } фрагментов
    }
asara-do-take = Купить { $section } за { $asari } Асари
asara-do-stack = Просмотреть стопку { $shapes }
asara-do-decline = Ничего не брать
asara-do-look = Заплатить { $asari } Асари: увидеть { $look }, оставить { $keep }
asara-do-keep = Оставить { $section }
asara-do-return = Вернуть под стопку { $section }
asara-do-base = Начать башню: { $section }
asara-do-turret = Завершить башню: { $section }
asara-do-add = Добавить { $section } в башню { $tower }
asara-do-light = { $covers ->
        [gold] Положить { $section } на окно с золотом в башне { $tower }
       *[plain] Положить { $section } на окно в башне { $tower }
    }
asara-do-done = Завершить строительство
asara-do-nothing = Только занять место
asara-do-hire = Заплатить { $asari } Асари и нанять посредников
asara-do-fill = На рынок поступает фрагмент
asara-do-first = Случай решает, кто начинает
asara-do-deal = Сдаётся посредник
asara-do-lit = Открывается освещённое окно

## Towers, seats and scoring

asara-tower-label = { $colour } башня, высота { $height }{ $gold ->
        [0] {""}
       *[other] , золото: { $gold }
    }{ $lits ->
        [0] {""}
       *[other] , освещённых окон: { $lits }
    }
asara-tower-none = Башен пока нет
asara-tower-new = Начать новую башню
asara-tower-mark = { $contest }: { $place ->
        [1] первое место
       *[2] второе место
    }, { $points }

asara-seat-money = { $money } Асари
asara-seat-buyers = { $count ->
        [one] { $count } посредник на руке
        [few] { $count } посредника на руке
       *[many] { $count } посредников на руке
    }
asara-seat-lits = { $count ->
        [one] { $count } освещённое окно за ширмой
        [few] { $count } освещённых окна за ширмой
       *[many] { $count } освещённых окон за ширмой
    }
asara-seat-patronage = Пользуется покровительством халифа
asara-seat-sections = Ещё не построено
asara-seat-compare = Сравнить башни всех игроков
asara-seat-skylines = Башни всех игроков
asara-seat-year-end = Конец года, как есть сейчас: { $points }
asara-seat-contests = Если бы игра закончилась сейчас

asara-scoring-part = { $year ->
        [5] Итоги
       *[other] Год { $year }
    }
asara-scoring-year = Конец года { $year }
asara-scoring-final = Заключительный подсчёт
asara-scoring-sum = Сумма
asara-scoring-total = Престиж
asara-scoring-prizes = { $first } и { $second }
asara-scoring-height = высота { $size }
asara-scoring-number = { $size ->
        [one] { $size } башня
        [few] { $size } башни
       *[many] { $size } башен
    }
asara-scoring-nobody = Никто не участвует.
asara-scoring-tie-first = { $who ->
        [players] Игроки ({ $count }) делят
       *[towers] Равные башни ({ $count }) делят
    } первое место и обе награды: ({ $first } + { $second }) : { $count } = { $rounded ->
        [yes] { NUMBER($exact, maximumFractionDigits: 2) }, с округлением вверх по { $each }.
       *[no] по { $each }.
    } Второго места нет.
asara-scoring-tie-second = { $who ->
        [players] Игроки ({ $count }) делят
       *[towers] Равные башни ({ $count }) делят
    } второе место и его награду: { $second } : { $count } = { $rounded ->
        [yes] { NUMBER($exact, maximumFractionDigits: 2) }, с округлением вверх по { $each }.
       *[no] по { $each }.
    }
asara-scoring-lits-decide = Размер одинаков: решают освещённые окна.
asara-scoring-money = Очко за каждые полные { $asari } Асари

asara-source-build = Строительство
asara-source-towers = Башни
asara-source-gold = Золото
asara-source-patronage = Покровительство
asara-source-lits = Освещённые окна
asara-source-tallest = Самые высокие по цветам
asara-source-tallest-overall = Самая высокая из всех
asara-source-most-towers = Больше всего башен
asara-source-money = Деньги

## The board and the bar

asara-board = Рыночная площадь
asara-board-track = Престиж: { $list }
asara-board-free = свободно мест: { $free } из { $spaces }
asara-board-full = занято до конца года
asara-board-follow = нужен цвет: { $colour }
asara-board-gain = каждая карта даёт { $gain } Асари
asara-board-space = место { $space }
asara-board-space-take = место { $space }, даёт Асари: { $asari }
asara-board-space-pay = место { $space }, стоит Асари: { $asari }
asara-board-plot = участок { $plot }
asara-board-empty = свободно
asara-board-lies = { $player }: { $buyer }
asara-board-lies-down = { $player }: { $cards ->
        [one] { $cards } карта лицом вниз
        [few] { $cards } карты лицом вниз
       *[many] { $cards } карт лицом вниз
    }
asara-board-pile = карты лицом вниз: { $list }
asara-board-patronage = Покровительство халифа: { $player }.
asara-board-may-send = сюда можно отправить посредника
asara-board-may-buy = можно купить
asara-board-tile = { $count } × { $section }, Асари: { $asari }
asara-board-stack = стопка: { $count }
asara-board-does-market = Купите один из выложенных здесь фрагментов; цена зависит от его цвета.
asara-board-does-circle = Заплатите число участка и постройте столько же фрагментов: по очку престижа за каждый.
asara-board-does-bank = Возьмите столько денег, сколько указано на занятом месте.
asara-board-does-house = Положите любую карту лицом вниз и возьмите { $gain } Асари: цвет не важен.
asara-board-does-spies = Заплатите число места, просмотрите одну стопку и, если хотите, купите из неё фрагмент башни.
asara-board-does-caliph = Заберите покровительство: вы начнёте следующий год и получите лишнее очко в конце этого.
asara-board-does-tent = Заплатите число места и возьмите двух посредников.
asara-board-does-lit = Заплатите, посмотрите освещённые окна и оставьте некоторые себе.
asara-board-plot-brings = заплатить { $plot }, построить { $sections }: +{ $sections }
asara-board-lit-option = { $asari } Асари: посмотреть { $look }, оставить { $keep }
asara-board-fits = Подходят:
asara-board-fits-none = У вас нет карт этого цвета.
asara-board-fits-pair = У вас нет карт этого цвета: можно положить две другие лицом вниз.
asara-board-stack-holds = В стопке осталось: { $count }
asara-board-lit-stack = Освещённых окон в стопке: { $count }
asara-board-lit-bottom = Внизу лежат положенные вами:
asara-board-plot-ask = Что делать на этом участке?
asara-board-tray = Выберите
asara-board-building = Строительство
asara-board-build = { $player }, участок { $plot }
asara-board-build-left = осталось положить фрагментов: { $left } из { $sections }
asara-board-build-gain = { $more ->
        [0] Престиж { $score }
       *[other] Престиж { $score }, скоро { $soon }
    }
asara-board-which-turret = Каким шпилем увенчать башню?
asara-board-which-base = На каком основании стоит башня?
asara-board-aside = Взглянуть на площадь
asara-board-back-to-building = Вернуться к строительству

asara-bar-purse = В кошельке Асари: { $asari }
asara-bar-hand = Ваши посредники: { $cards }
asara-bar-card = { $count } × { $buyer }
asara-bar-pair = Две карты лицом вниз
asara-bar-sections = Ещё не построенные фрагменты
asara-bar-section = { $count } × { $section }
asara-bar-none = Купленное лежит здесь, пока вы не построите.
asara-bar-end = Если бы год кончился сейчас
asara-bar-end-of = Башни { $towers }, золото { $gold }, покровительство { $patronage }, освещённые окна { $lits }

asara-key-areas = От одного места площади к другому
asara-key-within = По местам и фрагментам внутри него
asara-key-enter = Отправить туда посредника, взять указанное
asara-key-hand = Выбрать посредника в руке, считая слева
asara-key-escape = Положить то, что в руке
