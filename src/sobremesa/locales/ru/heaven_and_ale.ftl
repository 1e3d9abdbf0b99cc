# Heaven & Ale: слова поля, событий и подсказок.

heaven-and-ale-name = Heaven & Ale
heaven-and-ale-tagline = Ухаживайте за садом аббатства и варите пиво, достойное небес.

heaven-and-ale-rules-standard = Полная игра
    .note = Сад, пивовар, сараи, привилегии и бочки: вся коробка, без дополнений.

heaven-and-ale-option-start-positions = Откуда начинают маркеры
    .note = Источники расходятся лишь в двух случаях: древесина и пивовар начинают на деление раньше или позже.
heaven-and-ale-option-start-positions-usual = древесина на 0, пивовар на −10
heaven-and-ale-option-start-positions-alternative = древесина на 1, пивовар на −9
heaven-and-ale-option-exchange-mode = Сколько длится обмен маркеров в конце
    .note = Это важно, только если у кого-то осталось не меньше 20 дукатов.
heaven-and-ale-option-exchange-mode-exhaustive-then-ducats = пока он возможен
heaven-and-ale-option-exchange-mode-may-stop-early = пока он выгоден

heaven-and-ale-heading = Раунд { $round } из { $rounds }
heaven-and-ale-heading-setup = Подготовка
heaven-and-ale-heading-over = Игра окончена
heaven-and-ale-round = Раунд { $round }

## Ресурсы и монахи: ".title" — начало надписи, ".object" — винительный падеж, ".of" — родительный

heaven-and-ale-resource-wood = древесина
    .title = Древесина
    .object = древесину
    .of = древесины
heaven-and-ale-resource-yeast = дрожжи
    .title = Дрожжи
    .object = дрожжи
    .of = дрожжей
heaven-and-ale-resource-hops = хмель
    .title = Хмель
    .object = хмель
    .of = хмеля
heaven-and-ale-resource-water = вода
    .title = Вода
    .object = воду
    .of = воды
heaven-and-ale-resource-barley = ячмень
    .title = Ячмень
    .object = ячмень
    .of = ячменя
heaven-and-ale-monk-a = монах A (грабли)
    .title = Монах A (грабли)
    .subject = Монах A (грабли)
    .object = монаха A (грабли)
    .of = монаха A (грабли)
    .emblem = грабли
heaven-and-ale-monk-b = монах B (книга)
    .title = Монах B (книга)
    .subject = Монах B (книга)
    .object = монаха B (книга)
    .of = монаха B (книга)
    .emblem = книга
heaven-and-ale-monk-c = монах C (ключ)
    .title = Монах C (ключ)
    .subject = Монах C (ключ)
    .object = монаха C (ключ)
    .of = монаха C (ключ)
    .emblem = ключ
heaven-and-ale-monk-d = монах D (кувшин)
    .title = Монах D (кувшин)
    .subject = Монах D (кувшин)
    .object = монаха D (кувшин)
    .of = монаха D (кувшин)
    .emblem = кувшин
heaven-and-ale-tile = { $resource } { $number }
heaven-and-ale-brewmaster = Пивовар
heaven-and-ale-side-sunny = на солнце
    .title = Солнечная сторона
heaven-and-ale-side-shady = в тени
    .title = Тенистая сторона

## Дорожка вокруг аббатства: ".to" — куда идёт фигура

heaven-and-ale-place-start-area = Стартовая зона
    .to = в стартовую зону
heaven-and-ale-place-resource = Поле ресурсов { $place }
    .to = на поле ресурсов { $place }
heaven-and-ale-place-monk = Поле монахов { $place }
    .to = на поле монахов { $place }
heaven-and-ale-place-scoring = Поле с диском { $place } ({ $disc })
    .to = на поле с диском { $place } ({ $disc })
heaven-and-ale-place-barrel = Поле бочек { $place }
    .to = на поле бочек { $place }

heaven-and-ale-start-first-player-next-round = место первого игрока
    .does = Вы начинаете следующий раунд, а после последнего это { $points ->
        [one] { $points } очко.
        [few] { $points } очка.
       *[other] { $points } очков.
    }
heaven-and-ale-start-brewmaster = пивовар +{ $amount }
    .does = Ваш пивовар проходит { $amount ->
        [one] { $amount } шаг вперёд.
        [few] { $amount } шага вперёд.
       *[other] { $amount } шагов вперёд.
    }
heaven-and-ale-start-one-resource-marker-of-choice = любой маркер +{ $amount }
    .does = Один из ваших маркеров, любой, проходит { $amount ->
        [one] { $amount } шаг вперёд.
        [few] { $amount } шага вперёд.
       *[other] { $amount } шагов вперёд.
    }
heaven-and-ale-start-ducats = { $amount ->
        [one] { $amount } дукат
        [few] { $amount } дуката
       *[other] { $amount } дукатов
    }
    .does = Вы получаете { $amount ->
        [one] { $amount } дукат.
        [few] { $amount } дуката.
       *[other] { $amount } дукатов.
    }

## Ячейки подсчёта: ".on" — куда кладут диск

heaven-and-ale-spot-number = Число
    .on = в ячейку числа
heaven-and-ale-spot-resource = { $title }
    .on = в ячейку { $of }
heaven-and-ale-spot-monk = { $title }
    .on = в ячейку { $of }

## Карты привилегий

heaven-and-ale-card-money = Деньги
    .effect = { $amount ->
        [one] { $amount } дукат.
        [few] { $amount } дуката.
       *[other] { $amount } дукатов.
    }
heaven-and-ale-card-brewmaster = Пивовар
    .effect = Пивовар проходит { $amount ->
        [one] { $amount } шаг вперёд.
        [few] { $amount } шага вперёд.
       *[other] { $amount } шагов вперёд.
    }
heaven-and-ale-card-barrels = Бочки
    .effect = В конце на { $amount ->
        [one] { $amount } очко
        [few] { $amount } очка
       *[other] { $amount } очков
    } больше за каждую вашу бочку.
heaven-and-ale-card-resource = Ресурс
    .effect = Маркер на ваш выбор проходит по одному шагу за каждый тайл его ресурса в саду.
heaven-and-ale-card-discs = Диски
    .effect = Ваш последний маркер проходит по одному шагу за каждый диск в ваших ячейках.

## Цели бочек: ".progress" — сколько уже сделано

heaven-and-ale-goal-1 = Пивовар на { $value } или дальше
    .progress = он на { $reached }
heaven-and-ale-goal-2 = Все пять маркеров на { $value } или дальше
    .progress = последний на { $reached }
heaven-and-ale-goal-3 = Тайлы с числом { $number }: { $value }
    .progress = { $reached } из { $value }
heaven-and-ale-goal-4 = Тайлы с числом { $number }: { $value }
    .progress = { $reached } из { $value }
heaven-and-ale-goal-5 = Диски во всех ячейках монахов: { $value }
    .progress = { $reached } из { $value }
heaven-and-ale-goal-6 = Диски во всех ячейках ресурсов: { $value }
    .progress = { $reached } из { $value }
heaven-and-ale-goal-7 = Сараи одного вида: { $value }
    .progress = { $reached } из { $value }
heaven-and-ale-goal-8 = Разные виды сараев: { $value }
    .progress = { $reached } из { $value }
heaven-and-ale-goal-9 = Один маркер на { $value }
    .progress = передний на { $reached }
heaven-and-ale-goal-10 = Выложенные карты привилегий: { $value }
    .progress = { $reached } из { $value }
heaven-and-ale-goal-11 = Заполнены все солнечные клетки: { $value }
    .progress = { $reached } из { $value }
heaven-and-ale-goal-12 = Заполнены все тенистые клетки: { $value }
    .progress = { $reached } из { $value }

## Сараи и кто что приносит

heaven-and-ale-shed = Сарай вида { $type }
heaven-and-ale-shed-range = сумма от { $from } до { $to }
heaven-and-ale-shed-pattern = { $pattern ->
        [none] ничего не активирует
        [opposite] активирует два противоположных тайла
        [alternating] активирует три тайла через один
       *[any] активирует { $count ->
            [one] любой { $count } тайл
            [few] любые { $count } тайла
           *[other] любые { $count } тайлов
        }
    }

heaven-and-ale-gain-ducats = { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }
heaven-and-ale-gain-brewmaster = пивовар +{ $steps }
heaven-and-ale-gain-marker = { $resource } +{ $steps }
heaven-and-ale-gain-nothing = ничего

## Что сейчас делать

heaven-and-ale-prompt-start = Выберите стартовое место: награду вы получите сразу.
heaven-and-ale-prompt-move = { $ways ->
        [home] На дорожке для вас ничего нет: выберите стартовое место.
        [must] На дорожке для вас ничего нет, и вам остаётся только место первого игрока.
       *[ahead] Докуда пойдёте? { $ducats ->
            [0] Денег у вас нет.
            [one] У вас { $ducats } дукат.
            [few] У вас { $ducats } дуката.
           *[other] У вас { $ducats } дукатов.
        }
    }
heaven-and-ale-prompt-buy = { $ways ->
        [more] Возьмите ещё тайл или завершите ход: { $ducats ->
            [one] у вас остался { $ducats } дукат.
            [few] у вас осталось { $ducats } дуката.
           *[other] у вас осталось { $ducats } дукатов.
        }
        [done] Всё, что можно, вы купили; завершите ход.
        [sell] На другой тайл не хватает: продайте карту или завершите ход.
        [must-sell] Пока не хватает ни на один тайл: сначала продайте карту привилегии.
       *[first] Возьмите хотя бы один тайл: { $ducats ->
            [one] у вас { $ducats } дукат.
            [few] у вас { $ducats } дуката.
           *[other] у вас { $ducats } дукатов.
        }
    }
heaven-and-ale-prompt-put = { $ways ->
        [sunny] Где на солнце разместить { $tile }? Цена там { $sunny }.
        [shady] Где в тени разместить { $tile }? Цена там { $shady }.
       *[both] Где разместить { $tile }? Цена в тени { $shady }, на солнце { $sunny }.
    }
heaven-and-ale-prompt-shed = { $pattern ->
        [opposite] Ваш сарай активирует два тайла на противоположных сторонах: нажмите их или выберите ниже.
        [alternating] Ваш сарай активирует три тайла через один: нажмите их или выберите ниже.
       *[any] Ваш сарай активирует { $count ->
            [one] { $count } тайл рядом с собой: какой?
            [few] { $count } тайла рядом с собой: нажмите их или выберите ниже.
           *[other] { $count } тайлов рядом с собой: нажмите их или выберите ниже.
        }
    }
heaven-and-ale-prompt-score = В какую ячейку положить диск? Каждая за игру принимает только один.
heaven-and-ale-prompt-number = Назовите число: активируются все ваши тайлы с ним.
heaven-and-ale-prompt-privilege = Пара заполнена: положите рядом карту сейчас или оставьте пару без карты навсегда.
heaven-and-ale-prompt-marker = { $steps ->
        [one] Какой маркер пройдёт { $steps } шаг вперёд?
        [few] Какой маркер пройдёт { $steps } шага вперёд?
       *[other] Какой маркер пройдёт { $steps } шагов вперёд?
    }
heaven-and-ale-prompt-marker-resource = Какой ресурс? Его маркер пройдёт по одному шагу за каждый его тайл в вашем саду.
heaven-and-ale-prompt-marker-discs = Последних маркеров несколько: { $steps ->
        [one] какой из них пройдёт { $steps } шаг вперёд?
        [few] какой из них пройдёт { $steps } шага вперёд?
       *[other] какой из них пройдёт { $steps } шагов вперёд?
    }
heaven-and-ale-prompt-end = { $ways ->
        [sell] Всё сделано: завершите ход или сначала продайте карту.
       *[done] Всё сделано: завершите ход.
    }
heaven-and-ale-prompt-over = Игра окончена.
heaven-and-ale-prompt-chance = Минутку, решает случай…

## Что произошло

heaven-and-ale-event-first-player = { $player } начинает с места первого игрока.
heaven-and-ale-event-start-entered = { $when ->
        [first] { $player } занимает { $start }: { $reward }.
       *[back] { $player } возвращается на { $start }: { $reward }.
    }
heaven-and-ale-event-round-started = Начинается раунд { $round }; первый ход: { $player }.
heaven-and-ale-event-turn-started = { $player }, раунд { $round }
heaven-and-ale-event-figure-moved = { $player } идёт { $to }.
heaven-and-ale-event-tile-taken = { $player } берёт { $tile }.
heaven-and-ale-event-tile-put = { $side ->
        [sunny] { $player } размещает { $tile } на солнце
       *[shady] { $player } размещает { $tile } в тени
    } за { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }, остаётся { $money }.
heaven-and-ale-event-shed-built = { $steps ->
        [0] { $player } строит сарай вида { $type }: сумма { $sum }.
       *[other] { $player } строит сарай вида { $type }: сумма { $sum }, пивовар +{ $steps }, теперь на { $brewmaster }.
    }
heaven-and-ale-event-tile-activated-ducats = Тайл «{ $tile }» в тени приносит { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }, теперь { $money }.
heaven-and-ale-event-tile-activated-marker = { $ducats ->
        [0] Тайл «{ $tile }» на солнце продвигает маркер { $resource } до { $marker }.
        [one] Тайл «{ $tile }» на солнце продвигает маркер { $resource } до { $marker } и приносит { $ducats } дукат.
        [few] Тайл «{ $tile }» на солнце продвигает маркер { $resource } до { $marker } и приносит { $ducats } дуката.
       *[other] Тайл «{ $tile }» на солнце продвигает маркер { $resource } до { $marker } и приносит { $ducats } дукатов.
    }
heaven-and-ale-event-tile-activated-monk = { $monk } продвигает пивовара до { $brewmaster }.
heaven-and-ale-event-monk-triggered = { $monk } активирует все тайлы вокруг.
heaven-and-ale-event-disc-placed = { $player } кладёт диск { $spot }.
heaven-and-ale-event-number-named = { $player } называет число { $number }.
heaven-and-ale-event-card-sold = { $player } продаёт привилегию «{ $card }» за { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }, теперь их { $money }.
heaven-and-ale-event-card-placed = { $player } кладёт привилегию «{ $card }».
heaven-and-ale-event-card-declined = { $player } оставляет пару без привилегии.
heaven-and-ale-event-ducats-gained = { $player } получает { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }, теперь их { $money }.
heaven-and-ale-event-brewmaster-moved = { $steps ->
        [0] { $player }: пивовар остаётся на { $brewmaster }.
        [one] { $player }: пивовар проходит { $steps } шаг вперёд, до { $brewmaster }.
        [few] { $player }: пивовар проходит { $steps } шага вперёд, до { $brewmaster }.
       *[other] { $player }: пивовар проходит { $steps } шагов вперёд, до { $brewmaster }.
    }
heaven-and-ale-event-marker-moved = { $steps ->
        [0] { $player }: маркер { $resource } остаётся на { $marker }.
        [one] { $player }: маркер { $resource } проходит { $steps } шаг вперёд, до { $marker }.
        [few] { $player }: маркер { $resource } проходит { $steps } шага вперёд, до { $marker }.
       *[other] { $player }: маркер { $resource } проходит { $steps } шагов вперёд, до { $marker }.
    }
heaven-and-ale-event-marker-moved-beyond = { $player }: маркер { $resource } стоит на { $marker }; лишние шаги приносят { $ducats ->
        [one] { $ducats } дукат.
        [few] { $ducats } дуката.
       *[other] { $ducats } дукатов.
    }
heaven-and-ale-event-barrel-taken = { $size ->
        [large] { $player } берёт большую бочку «{ $goal }».
       *[small] { $player } берёт малую бочку «{ $goal }».
    }
heaven-and-ale-event-game-scored = Пиво готово: { $list }.
heaven-and-ale-event-share = { $player } { $points }
heaven-and-ale-event-game-over = { $count ->
        [one] Побеждает { $players }: { $points ->
            [one] { $points } очко.
            [few] { $points } очка.
           *[other] { $points } очков.
        }
       *[other] Победу делят { $players }.
    }

## Что можно сделать

heaven-and-ale-group-move = Дальше по дорожке
heaven-and-ale-group-start = Стартовая зона
heaven-and-ale-group-buy = Покупка
heaven-and-ale-group-put = Клетки вашего сада
heaven-and-ale-group-shed = Сарай
heaven-and-ale-group-score = Подсчёт
heaven-and-ale-group-privilege = Привилегии
heaven-and-ale-group-marker = Маркеры
heaven-and-ale-group-sell = Продажа карт
heaven-and-ale-group-turn = Ход
heaven-and-ale-group-chance = Случай
heaven-and-ale-do-move = { $space }: { $there }
heaven-and-ale-do-move-monk = { $space }: { $there }, { $price ->
        [one] в тени по { $price } дукату
        [few] в тени по { $price } дуката
       *[other] в тени по { $price } дукатов
    }
heaven-and-ale-do-start = { $start }: { $reward }
heaven-and-ale-do-sell = Продать «{ $card }» за { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }
heaven-and-ale-do-buy = Взять { $tile }: { $shady } в тени, { $sunny } на солнце
heaven-and-ale-do-end = Завершить ход
heaven-and-ale-do-end-buying = Больше ничего не брать и завершить ход
heaven-and-ale-do-put = { $side ->
        [sunny] Клетка { $cell } на солнце
       *[shady] Клетка { $cell } в тени
    }: { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }
heaven-and-ale-do-activate = Активировать { $tiles }
heaven-and-ale-do-score = { $spot }: { $gains }
heaven-and-ale-do-score-number = Число: вы назовёте его потом
heaven-and-ale-do-number = Число { $number }: { $gains }
heaven-and-ale-do-card = Положить «{ $card }»: { $effect }
heaven-and-ale-do-decline = Оставить пару без карты
heaven-and-ale-do-marker = { $resource }, сейчас на { $marker }: { $steps ->
        [one] { $steps } шаг вперёд
        [few] { $steps } шага вперёд
       *[other] { $steps } шагов вперёд
    }
heaven-and-ale-do-lay = Выкладывается тайл
heaven-and-ale-do-first = Случай решает, кто начинает

## Жетоны, сады, места и итоговый подсчёт

heaven-and-ale-garden = Сад: занято клеток: на солнце { $sunny } из { $sunny-spots }, в тени { $shady } из { $shady-spots }
heaven-and-ale-garden-spot = Клетка { $cell }, { $side }: { $holds }
heaven-and-ale-garden-empty = пусто
heaven-and-ale-garden-shed = Место для сарая { $cell }: сумма { $sum }, тайлов { $tiles } из 6
heaven-and-ale-garden-built = Клетка { $cell }: { $shed }
heaven-and-ale-garden-would = С такой суммой (от { $from } до { $to }): { $gives }
heaven-and-ale-garden-activated = При каждой активации: { $gains }
heaven-and-ale-garden-price = { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    } { $side }
heaven-and-ale-garden-touches = Рядом: { $tiles }
heaven-and-ale-garden-touches-nothing = Рядом нет тайлов
heaven-and-ale-garden-closes = Завершает сарай, сумма { $sum }: { $gives }
heaven-and-ale-garden-nears = Место для сарая: сумма { $from } → { $sum }, тайлов { $tiles } из 6
heaven-and-ale-garden-sheds = Что даёт сарай
heaven-and-ale-garden-sheds-sum = Сумма
heaven-and-ale-garden-sheds-gives = Что даёт

heaven-and-ale-seat-track = Шкала производства: { $list }. { $brewmaster }
heaven-and-ale-seat-marker = { $resource } { $space }
heaven-and-ale-seat-markers = Маркеры
heaven-and-ale-seat-brewmaster = Пивовар на { $space }: обмен { $rate } : 1, множитель { $multiplier }
heaven-and-ale-seat-rate = Обмен { $rate } : 1, множитель { $multiplier }
heaven-and-ale-seat-spots = Ячейки для дисков и привилегии
heaven-and-ale-seat-spot-used = { $spot }: диск уже лежит
heaven-and-ale-seat-privilege-open = Место для привилегии
heaven-and-ale-seat-privilege-declined = Эта пара остаётся без привилегии
heaven-and-ale-seat-discs = { $count ->
        [one] выложен { $count } диск
        [few] выложены { $count } диска
       *[other] выложено { $count } дисков
    }
heaven-and-ale-seat-sheds = { $count ->
        [one] { $count } сарай
        [few] { $count } сарая
       *[other] { $count } сараев
    }
heaven-and-ale-seat-cards = { $count ->
        [one] Осталась { $count } карта привилегий
        [few] Остались { $count } карты привилегий
       *[other] Осталось { $count } карт привилегий
    }
heaven-and-ale-seat-barrels = { $count ->
        [0] Бочек нет
        [one] { $count } бочка
        [few] { $count } бочки
       *[other] { $count } бочек
    }
heaven-and-ale-seat-barrel = { $goal } ({ $points })
heaven-and-ale-seat-now = Если бы игра кончилась сейчас: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
heaven-and-ale-seat-ended-now = Если бы игра кончилась сейчас
heaven-and-ale-seat-compare = Сравнить все сады
heaven-and-ale-seat-gardens = Сады

heaven-and-ale-scoring-final = Итоговый подсчёт
heaven-and-ale-scoring-rate = Курс обмена и множитель
heaven-and-ale-scoring-exchanges = Обмены
heaven-and-ale-scoring-ducats = Шаги, каждый за { $ducats ->
        [one] { $ducats } дукат
        [few] { $ducats } дуката
       *[other] { $ducats } дукатов
    }
heaven-and-ale-scoring-sum = Всего
heaven-and-ale-source-product = Последний маркер × множитель
heaven-and-ale-source-barrels = Бочки
heaven-and-ale-source-privilege = Привилегия бочек
heaven-and-ale-source-first-space = Место первого игрока

## Конец слов о садах

## Дорожка вокруг аббатства, панель под ней и клавиши

heaven-and-ale-board = Дорожка вокруг аббатства
heaven-and-ale-board-views = Что показано
heaven-and-ale-board-view-walk = Дорожка
heaven-and-ale-board-view-garden = Сад
heaven-and-ale-board-view-brewery = Пивоварня
heaven-and-ale-board-whose = Чей сад
heaven-and-ale-board-garden-of = Сад: { $player }
heaven-and-ale-board-stacks = Что ещё может выйти из стопок
heaven-and-ale-board-stack = Стопка { $stack }
heaven-and-ale-board-does-resource = Возьмите любые тайлы отсюда, хотя бы один: в тени за его число, на солнце вдвое дороже.
heaven-and-ale-board-does-monk = Возьмите любых монахов, хотя бы одного: { $shady } в тени, { $sunny } на солнце.
heaven-and-ale-board-does-scoring = { $discs ->
        [0] Дисков здесь не осталось.
        [1] Возьмите диск и активируйте { $which ->
            [number] свою ячейку числа.
            [monks] ячейку своих монахов.
            [resources] ячейку ресурса.
           *[any] любую свою ячейку.
        }
       *[other] Возьмите один диск из { $discs } и активируйте { $which ->
            [number] свою ячейку числа.
            [monks] ячейку своих монахов.
            [resources] ячейку ресурса.
           *[any] любую свою ячейку.
        }
    }
heaven-and-ale-board-does-barrel = Вы получите: { $list }.
heaven-and-ale-board-no-barrel = Сейчас здесь нет бочки для вас.
heaven-and-ale-board-closed = Сейчас сюда нельзя: нажмите, чтобы узнать почему.
heaven-and-ale-board-figures = здесь: { $list }
heaven-and-ale-board-may-go = сюда можно пойти
heaven-and-ale-board-may-take = его можно взять
heaven-and-ale-board-tile = { $tile }, { $shady } в тени, { $sunny } на солнце
heaven-and-ale-board-prices = { $shady } в тени, { $sunny } на солнце.
heaven-and-ale-board-start = Стартовое место { $start }: { $reward }
heaven-and-ale-board-barrels-left = { $left ->
        [both] большая и малая бочки, очки: { $large } и { $small }
        [small] осталась малая бочка, очки: { $small }
       *[none] обе бочки уже взяты
    }
heaven-and-ale-board-discs = { $discs ->
        [0] дисков нет
        [one] { $discs } диск
        [few] { $discs } диска
       *[other] { $discs } дисков
    }
heaven-and-ale-board-empty = пусто
heaven-and-ale-board-passed = Вы минуете { $places ->
        [one] { $places } место
        [few] { $places } места
       *[other] { $places } мест
    }{ $discs ->
        [0] {""}
        [one] , { $discs } диск
        [few] , { $discs } диска
       *[other] , { $discs } дисков
    }{ $barrels ->
        [0] {""}
        [one] , { $barrels } бочка для вас
        [few] , { $barrels } бочки для вас
       *[other] , { $barrels } бочек для вас
    }
heaven-and-ale-bar-purse = { $ducats ->
        [one] У вас { $ducats } дукат
        [few] У вас { $ducats } дуката
       *[other] У вас { $ducats } дукатов
    }
heaven-and-ale-bar-cards = Ваши карты привилегий
heaven-and-ale-bar-card-when = Выкладывается рядом с парой ячеек, когда она заполнена.
heaven-and-ale-bar-card-now = Сейчас: { $gains }
heaven-and-ale-bar-card-best = Сейчас больше всего: { $gains }
heaven-and-ale-bar-card-points = { $points ->
        [one] Сейчас: { $points } очко
        [few] Сейчас: { $points } очка
       *[other] Сейчас: { $points } очков
    }
heaven-and-ale-bar-completes = Пара будет заполнена: можно выложить карту.
heaven-and-ale-bar-card-placed = Лежит рядом с парой.
heaven-and-ale-bar-card-sold = Продана.
heaven-and-ale-bar-choices = Из чего выбрать
heaven-and-ale-bar-number = Число { $number }
heaven-and-ale-bar-hand = Тайл у вас в руке
heaven-and-ale-bar-now = Если конец сейчас
heaven-and-ale-bar-now-of = Если бы игра кончилась сейчас: последний маркер { $lowest }, множитель { $multiplier }; с бочками и остальным { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
heaven-and-ale-key-walk = идти по дорожке
heaven-and-ale-key-within = перебирать то, что лежит на месте
heaven-and-ale-key-enter = пойти туда, взять, положить туда
heaven-and-ale-key-escape = закрыть открытое, вернуться к своему саду

## Конец слов дорожки
