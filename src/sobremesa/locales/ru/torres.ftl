# Torres: слова поля, событий и подсказок.

torres-name = Torres
torres-tagline = Стройте замки, поднимайтесь выше и держитесь поближе к королю.

torres-rules-basic = Базовая версия
    .note = Каждый покупает карты действия из своей колоды.
torres-rules-master = Версия мастера
    .note = Все десять карт на руках с самого начала, замки ставят игроки, а карта мастера задаёт цель.

torres-option-auto-convert-ap = Лишние очки действия идут на дорожку
    .note = Непотраченные очки сами двигают вашу фишку.
torres-option-passage-needs-inner-path = Путь сквозь замок не может подниматься
    .note = Внутри рыцарю нужна цепочка дверей, которая нигде не идёт вверх.
torres-option-cards-returned-to-same-end = Карты возвращаются с одной стороны
    .note = Обе неоставленные карты кладут либо на колоду, либо под неё.
torres-option-master-all-means-all-six = Карты мастера считают всех шестерых рыцарей
    .note = «Все ваши рыцари» — это все шесть, и все на поле.
torres-option-master-row-contiguous = Ряд: без промежутков
    .note = Рыцари карты «Ряд» должны стоять вплотную.
torres-option-master-row-includes-diagonals = Ряд: диагонали тоже годятся
    .note = Наклонная линия — тоже ряд.
torres-option-master-square-axis-parallel-only = Квадрат: вдоль поля
    .note = Стороны карты «Квадрат» идут по рядам и столбцам.
torres-option-master-neighbours-orthogonal = Соседи: только бок о бок
    .note = Клетки, которые касаются углом, не соседние.
torres-option-tied-last-king-mover = Кто двигает короля при общем последнем месте
    .note = Так бывает, только пока фишки стоят на старте.
torres-option-tied-last-king-mover-last-in-turn-order = последний по порядку хода
torres-option-tied-last-king-mover-first-in-turn-order = первый по порядку хода
torres-option-master-castle-count-by-phase = Число замков зависит от фазы
    .note = Четыре замка считаются в фазе 1, пять — в фазе 2, шесть — в фазе 3. Иначе любое число годится в любой фазе.
torres-option-leader-starts-new-phases = Новые фазы начинает лидер
    .note = В версии мастера. Иначе начинает тот, кто двигает короля.

torres-source-castles = Замки
torres-source-king = Король
torres-source-master = Карта мастера
torres-source-track = Дорожка

torres-phase = Фаза { $phase }
torres-heading = Фаза { $phase } из { $phases } · раунд { $round } из { $rounds }
torres-heading-setup = Подготовка
torres-heading-scoring = Фаза { $phase } из { $phases } · подсчёт
torres-heading-over = Игра окончена

## Что сейчас делать

torres-prompt-castle = Поставьте замок: до любого другого — не меньше двух свободных клеток.
torres-prompt-knight = Поставьте первого рыцаря на замок, где ещё никого нет.
torres-prompt-king = Поставьте короля на пустой замок — это будет замок короля.
torres-prompt-turn = { $ways ->
       *[both] Поставьте блок, передвиньте рыцаря или выставьте нового
        [block] Поставьте блок или передвиньте рыцаря
        [knight] Передвиньте рыцаря или выставьте нового
        [neither] Передвиньте рыцаря или шагните по дорожке
    }: { $points ->
        [one] осталось { $points } очко
        [few] осталось { $points } очка
       *[other] осталось { $points } очков
    }.
torres-prompt-turn-spent = Очков не осталось: завершите ход.
torres-prompt-turn-spent-card = Очков не осталось: можно сыграть карту, затем завершите ход.
torres-prompt-keep = Оставьте одну из этих карт; остальные вернутся в колоду.
torres-prompt-return = Верните остальное: на колоду или под неё?
torres-prompt-return-order = Какая карта вернётся первой и с какой стороны колоды?
torres-prompt-use = Вы ничего не построили: какую стопку считать использованной?
torres-prompt-leftover = Остались лишние блоки: на какую стопку положить следующий?
torres-prompt-move-king = У вас последнее место, и короля двигаете вы: выберите клетку замка или оставьте его на месте.
torres-prompt-over = Игра окончена.
torres-prompt-jump-up-2 = Выберите рыцаря и соседнюю клетку ровно на два уровня выше.
torres-prompt-diagonal = Выберите рыцаря и клетку от него по диагонали.
torres-prompt-free-passage = Выберите рыцаря у двери и любую другую дверь этого замка.
torres-prompt-block-under-knight = Выберите своего рыцаря: под него встанет блок.
torres-prompt-extra-block = Поставьте блок из общего запаса.
torres-prompt-move-block = Снимите верхний блок с клетки, где никто не стоит.
torres-prompt-move-block-put = Поставьте блок на другую клетку.
torres-prompt-jump-over = Выберите рыцаря и клетку за фигурой, через которую он прыгнет.
torres-prompt-knight-up-1 = Выставьте нового рыцаря рядом со своим, не выше чем на уровень.

## Что произошло

torres-event-first-player = Начинает { $player }.
torres-event-master-card-drawn = Карта мастера — «{ $card }». { $effect }
torres-event-castle-placed = { $player } ставит замок на { $cell }.
torres-event-knight-placed = { $player } ставит рыцаря на { $cell }.
torres-event-king-placed = { $player } ставит короля на { $cell }.
torres-event-phase-started = Начинается фаза { $phase }; первый ход: { $player }.
torres-event-turn-started = { $player }, раунд { $round }
torres-event-knight-added = { $player } выставляет нового рыцаря на { $cell }.
torres-event-knight-moved = { $way ->
        [passage] { $player } проводит рыцаря сквозь замок: { $from } → { $to }.
        [free-passage] { $player } проводит рыцаря сквозь замок на любую высоту: { $from } → { $to }.
        [jump-up-2] { $player } поднимает рыцаря прыжком на два уровня: { $from } → { $to }.
        [diagonal] { $player } ведёт рыцаря по диагонали: { $from } → { $to }.
        [jump-over] { $player } перепрыгивает рыцарем фигуру: { $from } → { $to }.
       *[step] { $player } передвигает рыцаря: { $from } → { $to }.
    }
torres-event-block-built = { $how ->
        [under] { $player } поднимает рыцаря на { $cell } до уровня { $level }.
        [founded] { $player } закладывает новый замок на { $cell }.
        [founded-under] { $player } закладывает новый замок под рыцарем на { $cell }.
       *[plain] { $player } строит на { $cell }, теперь там уровень { $level }.
    }
torres-event-block-lifted = { $player } снимает блок с { $cell }.
torres-event-block-lifted-gone = { $player } снимает блок с { $cell }; этого замка больше нет.
torres-event-block-put = { $player } ставит его на { $cell }, теперь там уровень { $level }.
torres-event-block-put-founded = { $player } ставит его на { $cell } и закладывает новый замок.
torres-event-track-step = { $player } продвигается по дорожке: { $from } → { $to }.
torres-event-card-bought = { $player } покупает карту; в колоде { $count ->
        [one] просмотрена { $count } карта
        [few] просмотрено { $count } карты
       *[other] просмотрено { $count } карт
    }.
torres-event-card-drawn = Открыта карта: { $card }.
torres-event-card-kept = { $player } оставляет себе «{ $card }».
torres-event-card-kept-hidden = { $player } оставляет себе карту.
torres-event-cards-returned = { $end ->
        [top] { $count ->
            [one] { $count } карта возвращается на колоду.
            [few] { $count } карты возвращаются на колоду.
           *[other] { $count } карт возвращаются на колоду.
        }
       *[bottom] { $count ->
            [one] { $count } карта возвращается под колоду.
            [few] { $count } карты возвращаются под колоду.
           *[other] { $count } карт возвращаются под колоду.
        }
    }
torres-event-card-played = { $player } играет карту «{ $card }».
torres-event-points-raised = { $points ->
        [one] Теперь осталось { $points } очко действия.
        [few] Теперь осталось { $points } очка действия.
       *[other] Теперь осталось { $points } очков действия.
    }
torres-event-turn-ended = { $unused ->
        [one] { $unused } очко действия пропадает.
        [few] { $unused } очка действия пропадают.
       *[other] { $unused } очков действия пропадают.
    }
torres-event-points-converted = { $player } тратит остаток очков на дорожку: { $from } → { $to }.
torres-event-stack-used = Стопка { $stack } использована; { $blocks ->
        [one] остался { $blocks } блок.
        [few] осталось { $blocks } блока.
       *[other] осталось { $blocks } блоков.
    }
torres-event-leftover-kept = Блок ложится на стопку { $stack }.
torres-event-blocks-returned = { $count ->
        [one] { $count } блок возвращается в запас.
        [few] { $count } блока возвращаются в запас.
       *[other] { $count } блоков возвращаются в запас.
    }
torres-event-castles-scored = { $player } получает за замки { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
torres-event-king-bonus = { $player } получает от короля { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
torres-event-master-card-scored = { $player } получает по карте мастера { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }.
torres-event-king-moved = { $player } ведёт короля на { $cell }.
torres-event-king-stayed = { $player } оставляет короля на месте.
torres-event-game-over = { $count ->
        [one] Побеждает { $players }, счёт { $points }.
       *[other] Победу делят { $players }.
    }

## Что можно сделать

torres-group-board = На поле
torres-group-cards = Карты
torres-group-turn = Ход
torres-do-move = Передвинуть рыцаря с { $from } на { $cell }
torres-do-build = Построить на { $cell } из стопки { $stack } ({ $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блока
       *[other] { $blocks } блоков
    })
torres-do-build-supply = Построить на { $cell } из запаса
torres-do-build-under = Блок из стопки { $stack } под рыцаря на { $cell }
torres-do-place-knight = Поставить рыцаря на { $cell }
torres-do-knight = Новый рыцарь на { $cell } (2 очка)
torres-do-knight-card = Новый рыцарь на { $cell } (по карте)
torres-do-castle = Поставить замок на { $cell }
torres-do-king = Поставить короля на { $cell }
torres-do-king-stays = Оставить короля на месте
torres-do-lift = Снять блок с { $cell }
torres-do-put = Поставить блок на { $cell }
torres-do-track = Шаг по дорожке счёта
torres-do-buy = Купить карту
torres-do-keep = Оставить «{ $card }»
torres-do-return-top = Вернуть на колоду, первой «{ $card }»
torres-do-return-bottom = Вернуть под колоду, первой «{ $card }»
torres-do-play = Сыграть «{ $card }»
torres-do-end = Завершить ход
torres-do-use = Считать использованной стопку { $stack } ({ $blocks ->
        [one] { $blocks } блок
        [few] { $blocks } блока
       *[other] { $blocks } блоков
    })
torres-do-leftover = Положить блок на стопку { $stack } (сейчас { $blocks })
torres-do-first = Случай решает, кто начинает
torres-do-master = Открывается карта мастера
torres-do-draw = Открывается карта

## Поле

torres-board = Поле Torres
torres-view = Вид поля
torres-view-left = Повернуть поле влево
torres-view-right = Повернуть поле вправо
torres-view-plan = Вид сверху
torres-view-oblique = Вид сбоку
torres-choose = Что здесь сделать?
torres-space-ground = земля
torres-space-castle = уровень { $level }, замок { $castle } площадью { $surface }
torres-space-own-knight = ваш рыцарь
torres-space-knight = рыцарь, игрок { $player }
torres-space-king = король
torres-space-site = место для замка
torres-space-may = можно: { $list }
torres-castle = Замок { $castle }
torres-castle-surface = Площадь
torres-castle-highest = Высший уровень
torres-castle-worth = Сейчас принёс бы
torres-castle-nobody = Здесь пока никто не получит очков.

## Рядом с полем

torres-points = { $points ->
        [one] Осталось { $points } очко действия
        [few] Осталось { $points } очка действия
       *[other] Осталось { $points } очков действия
    }
torres-stacks = Блоки
torres-stack = Стопка { $stack }: { $blocks ->
        [0] пусто
        [one] { $blocks } блок
        [few] { $blocks } блока
       *[other] { $blocks } блоков
    }
torres-stack-used = Стопка { $stack }: использована
torres-stack-now = этот ход
torres-blocks-left = { $blocks ->
        [one] ещё { $blocks } блок за ход
        [few] ещё { $blocks } блока за ход
       *[other] ещё { $blocks } блоков за ход
    }
torres-supply-block = Блок из запаса
torres-knight = Новый рыцарь
torres-knight-cost = 2 очка
torres-reserve = { $count } в резерве
torres-buy = Купить карту
torres-buy-cost = 1 очко
torres-deck = { $count } в колоде
torres-track-gain = +{ $gain }
torres-track-label = Шаг по дорожке счёта: { $gain ->
        [one] { $gain } очко
        [few] { $gain } очка
       *[other] { $gain } очков
    }
torres-track-picture = Дорожка счёта
torres-hand = Карты на руках
torres-play = Сыграть
torres-fresh = Со следующего хода
torres-keep = Оставить
torres-return-top = На колоду
torres-return-bottom = Под колоду
torres-return-first = Сначала { $card }
torres-stay = Король остаётся
torres-played = Сыграно
torres-seat-reserve = Рыцарей в резерве: { $count }
torres-seat-hand = Карт на руках: { $count }
torres-seat-deck = Карт в колоде: { $count }
torres-seat-stacks = Стопки блоков: { $list }
torres-master-card = Карта мастера

## Подсчёт

torres-scoring-title = Подсчёт фазы { $phase }
torres-scoring-castle = Замок { $castle }
torres-scoring-product = { $surface } × { $level }
torres-scoring-king = Премия короля
torres-scoring-sum = Получено очков
torres-scoring-passed = За обгон других
torres-scoring-before = Было
torres-scoring-after = Стало

## Клавиши

torres-key-arrows = Переходить с клетки на клетку
torres-key-enter = Выбрать клетку: сначала фигуру, потом куда
torres-key-escape = Отменить выбор
torres-key-turn = Повернуть поле
torres-key-plan = Вид сверху или сбоку

## Карты

torres-card-ap6 = 6 очков
    .effect = 6 очков действия в этот ход вместо 5.
torres-card-ap7 = 7 очков
    .effect = 7 очков действия в этот ход вместо 5.
torres-card-jump-up-2 = Большой прыжок
    .effect = Рыцарь поднимается на два уровня на соседнюю клетку.
torres-card-diagonal = Наискосок
    .effect = Рыцарь идёт на клетку по диагонали, вверх — не больше уровня.
torres-card-free-passage = Вольный проход
    .effect = Рыцарь входит в дверь и выходит из любой двери замка на любом уровне.
torres-card-block-under-knight = Пьедестал
    .effect = Блок из ваших стопок встаёт под вашего рыцаря.
torres-card-extra-block = Камень в дар
    .effect = Поставьте ещё один блок, из общего запаса.
torres-card-move-block = Бродячий камень
    .effect = Снимите любой открытый блок и поставьте в другое место.
torres-card-jump-over = Кувырок
    .effect = Рыцарь перепрыгивает через соседнюю фигуру.
torres-card-knight-up-1 = Подкрепление
    .effect = Новый рыцарь рядом с вашим, не выше чем на уровень.

torres-card-border = Край
    .effect = Каждую фазу: 2, 5 или 10 за рыцаря на краю поля; столько же тому, у кого их там больше всех.
torres-card-diagonals = Диагонали
    .effect = Каждую фазу: 2, 5 или 10 за рыцаря на двух длинных диагоналях; столько же тому, у кого их там больше всех.
torres-card-castle-count = Много замков
    .effect = Рыцари ровно в 4, 5 или 6 замках: 5, 15 или 30 очков.
torres-card-neighbours = Соседи
    .effect = В конце: все ваши рыцари на соседних клетках, 40 очков.
torres-card-different-levels = Все разные
    .effect = В конце: все ваши рыцари на разных уровнях, 40 очков.
torres-card-row = Ряд
    .effect = В конце: все ваши рыцари в одном ряду или столбце, 50 очков.
torres-card-square = Квадрат
    .effect = В конце: четыре ваших рыцаря в углах квадрата, 50 очков.
torres-card-same-level = Все равны
    .effect = В конце: все ваши рыцари на одном уровне, 50 очков.
