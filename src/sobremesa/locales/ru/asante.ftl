# Асанте: слова стола, карт, событий и подсказок.

asante-name = Асанте
asante-tagline = Два торговца, три священных места между ними и полная рука хитростей.

asante-rules-standard = Обычные правила
    .note = Когда у кого-то в конце его хода есть 60 золота, соперник ходит в последний раз.

asante-option-animalist-may-answer-animalist = На анималиста можно ответить
    .note = Каждого сыгранного анималиста может отменить другой, по очереди.
asante-option-may-replace-artifact-with-a-slot-free = Артефакты можно менять раньше
    .note = Новый артефакт может занять место старого, даже когда есть свободная ячейка.
asante-option-unlimited-gold-bank = Банк не кончается
    .note = Иначе золота столько, сколько его в коробке.

asante-table-score = { $score ->
        [one] { $score } золото
        [few] { $score } золота
       *[many] { $score } золота
    }
asante-result-chart = Золото
asante-result-moment = { $name } получает на { $points ->
        [one] { $points } золото
        [few] { $points } золота
       *[many] { $points } золота
    } больше других
asante-heading = Ход { $turn } · до { $gold } золота
asante-heading-last = Ход { $turn } · последний
asante-heading-setup = Подготовка
asante-heading-over = Игра окончена

## Товары, виды карт, места, карты

asante-ware-jewelry = украшения
asante-ware-pelt = шкуры
asante-ware-tea = чай
asante-ware-silk = шёлк
asante-ware-fruits = фрукты
asante-ware-salt = соль
asante-wares = { $count ->
        [1] { $ware }
       *[other] { $count } × { $ware }
    }
asante-packages = { $count ->
        [one] { $count } тюк
        [few] { $count } одинаковых тюка
       *[many] { $count } одинаковых тюков
    }
asante-ware-card = Карта товара: { $wares }
asante-ware-card-prices = { $card } (покупка стоит { $buy } золота, продажа приносит { $sell })
asante-face-buy = Купить
asante-face-sell = Продать
asante-ware-card-told = карта товара ({ $wares })

asante-category-ware = Карта товара
asante-category-artifact = Артефакт
asante-category-person = Человек
asante-category-animal = Животное
asante-category-place = Священное место

asante-place-rwenzori = Горы Рувензори
asante-place-victoria = Водопад Виктория
asante-place-okavango = Дельта Окаванго
asante-place-ngorongoro = Кратер Нгоронгоро
asante-place-kilimanjaro = Килиманджаро

asante-card-pottery = Глиняная посуда
asante-card-map = Карта местности
asante-card-shango-figurine = Статуэтка Шанго
asante-card-calabash = Калебаса
asante-card-talking-drum = Говорящий барабан
asante-card-basket = Корзина
asante-card-carved-stool = Резной табурет
asante-card-animalist = Анималист
asante-card-boatman = Лодочник
asante-card-cartographer = Картограф
asante-card-dyer = Красильщик
asante-card-tracker = Следопыт
asante-card-haggler = Мастер торга
asante-card-healer = Знахарь
asante-card-nomad = Кочевник
asante-card-matron = Матрона
asante-card-carver = Резчик
asante-card-hermit = Отшельник
asante-card-porter = Носильщик
asante-card-storyteller = Сказитель
asante-card-salt-trader = Торговец солью
asante-card-pilgrim = Паломник
asante-card-cape-buffalo = Чёрный буйвол
asante-card-camel = Верблюд
asante-card-gorilla = Горилла
asante-card-vulture = Гриф
asante-card-hippopotamus = Бегемот
asante-card-rhinoceros = Носорог

## Что делают карты: по предложению на каждое действие

asante-op-draw = { $n ->
        [one] Возьмите { $n } карту из колоды.
        [few] Возьмите { $n } карты из колоды.
       *[many] Возьмите { $n } карт из колоды.
    }
asante-op-draw-as-many-as-discarded = Затем возьмите столько же карт из колоды.
asante-op-draw-up-to-hand = Берите карты из колоды, пока на руке их не станет { $hand }.
asante-op-draw-select = Возьмите карты из колоды ({ $draw }), оставьте себе { $keep }, остальное сбросьте.
asante-op-look-select = Посмотрите верхние карты колоды ({ $look }), возьмите { $keep } на руку, остальные верните наверх в том же порядке.
asante-op-draw-until = Открывайте карты, пока не появится { $category ->
        [animal] животное
        [person] человек
        [artifact] артефакт
       *[ware] карта товара
    }; остальное сбрасывается. Найденное сыграйте сразу, без жетона, или возьмите на руку.
asante-op-take-from-discard = Возьмите на руку из сброса на выбор: { $category ->
        [animal] животное
        [person] человек
        [artifact] артефакт
       *[ware] карта товара
    }{ $n ->
        [1] {""}
       *[other] {" "}({ $n })
    }{ $excludes ->
        [yes] , но не «{ $exclude }»
       *[no] {""}
    }.
asante-op-discard = { $range ->
        [exact] { $max ->
            [one] Сбросьте { $max } карту с руки.
            [few] Сбросьте { $max } карты с руки.
           *[many] Сбросьте { $max } карт с руки.
        }
       *[open] Сбросьте с руки от { $min } до { $max } карт.
    }
asante-op-discard-ladder-for-wares = Возьмите товары на выбор и заплатите картами с руки: { $list } карт за 1, 2, 3 … товара.
asante-op-steal-hand-card = Возьмите { $n ->
        [one] { $n } случайную карту
        [few] { $n } случайные карты
       *[many] { $n } случайных карт
    } с руки соперника.
asante-op-pay-gold = Заплатите { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }.
asante-op-gain-gold = Возьмите { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }.
asante-op-gain-gold-by-returned = За 1, 2, 3 … товара возьмите { $list } золота.
asante-op-gain-gold-per-returned = За каждый возьмите { $n } золота.
asante-op-return-wares = { $constraint ->
        [all_of_stand] Верните все товары со своего прилавка.
        [same_type] Верните с прилавка от { $min } до { $max } товаров одного вида.
        [all_different] Верните с прилавка от { $min } до { $max } товаров, все разных видов.
       *[any] Верните с прилавка от { $min } до { $max } товаров.
    }
asante-op-take-wares = { $number ->
        [returned] Возьмите столько же товаров из запаса
       *[fixed] { $n ->
            [one] Возьмите { $n } товар из запаса
            [few] Возьмите { $n } товара из запаса
           *[many] Возьмите { $n } товаров из запаса
        }
    }{ $constraint ->
        [same_type] , все одного вида.
        [all_different] , все разных видов.
        [all_different_not_returned] , все разных видов и не того, который вернули.
       *[any] , какие хотите.
    }
asante-op-swap-ware-with-supply = Верните товар со своего прилавка и возьмите любой из запаса{ $n ->
        [1] {""}
       *[other] {" "}(раз: { $n })
    }.
asante-op-opponent-returns-type = Назовите товар на прилавке соперника: все товары этого вида уходят в запас.
asante-op-each-returns-down-to = Сначала соперник, потом вы: у кого товаров больше { $wares }, возвращает любые, пока не останется { $wares }.
asante-op-recover-markers = Верните себе { $n ->
        [one] { $n } потраченный жетон.
        [few] { $n } потраченных жетона.
       *[many] { $n } потраченных жетонов.
    }
asante-op-holy-place-effect = { $choose ->
        [all] Примените по разу каждое открытое место, в любом порядке; некоторые можно пропустить, но не все. Ваши места силы не прибавляют.
       *[some] Примените один раз одно открытое место; ваши места силы не прибавляют.
    }
asante-op-any-one-of-holy-places = Примените одно из этих мест на выбор: { $places }.
asante-op-gain-holy-place = { $from ->
        [opponent] Заберите у соперника священное место и положите перед собой{ $n ->
            [1] {""}
           *[other] {" "}(мест: { $n })
        }.
       *[display] Возьмите одно из открытых священных мест и положите перед собой; его заменит другое{ $n ->
            [1] {""}
           *[other] {" "}(мест: { $n })
        }.
    }
asante-op-play-ware-card = Сразу, без жетона, сыграйте карту товара { $packages ->
        [no] без тюков
       *[yes] с руки
    }: покупка дешевле на { $less }, продажа дороже на { $more }.
asante-op-play-artifact = Сразу, без жетона, сыграйте артефакт с руки или из сброса. { $to ->
        [self] Священное место перед ним достаётся вам.
       *[opponent] Священное место перед ним достаётся сопернику.
    }
asante-op-copy-artifact = Примените другой артефакт в игре, ваш или соперника, как если бы он был вашим{ $excludes ->
        [yes] , но не «{ $exclude }»
       *[no] {""}
    }. Жетоны за него платите вы; неважно, использован ли он уже.
asante-op-discard-artifact-then-use = Сбросьте артефакт в игре, свой или соперника. Затем можете один раз применить его свойство, без жетонов.
asante-op-cancel = Вне своего хода и без жетона: отменяет { $category ->
        [person-animal] человека или животное
        [person] человека
       *[animal] животное
    } — карту, которую соперник только что сыграл.

asante-need-draw = карта, которую можно взять
asante-need-draw-up-to-hand = меньше { $hand } других карт на руке и карта, которую можно взять
asante-need-draw-select = карта, которую можно взять
asante-need-look-select = карта, которую можно посмотреть
asante-need-draw-until = карта, которую можно открыть
asante-need-take-from-discard = в сбросе — { $category ->
        [animal] животное
        [person] человек
        [artifact] артефакт
       *[ware] карта товара
    }{ $excludes ->
        [yes] {" "}(не «{ $exclude }»)
       *[no] {""}
    }
asante-need-discard = { $min ->
        [one] { $min } карта на руке
        [few] { $min } карты на руке
       *[many] { $min } карт на руке
    }
asante-need-discard-ladder-for-wares = ещё одна карта на руке и место на прилавке
asante-need-steal-hand-card = карта на руке соперника
asante-need-pay-gold = { $n ->
        [one] { $n } золото
        [few] { $n } золота
       *[many] { $n } золота
    }
asante-need-return-wares = { $min ->
        [one] { $min } товар на вашем прилавке
        [few] { $min } товара на вашем прилавке
       *[many] { $min } товаров на вашем прилавке
    }
asante-need-take-wares = { $room ->
        [one] { $room } свободное место на прилавке
        [few] { $room } свободных места на прилавке
       *[many] { $room } свободных мест на прилавке
    }
asante-need-swap-ware-with-supply = товар на вашем прилавке
asante-need-opponent-returns-type = товар на прилавке соперника
asante-need-each-returns-down-to = прилавок, ваш или соперника, где товаров больше { $wares }
asante-need-recover-markers = потраченный жетон
asante-need-holy-place-effect = открытое место, от которого вам есть толк
asante-need-gain-holy-place = { $from ->
        [opponent] священное место перед соперником
       *[display] открытое священное место
    }
asante-need-play-ware-card = карта товара { $packages ->
        [no] без тюков
       *[yes] на руке
    }, по которой можно купить на { $less } дешевле или продать
asante-need-play-artifact = артефакт на руке или в сбросе
asante-need-copy-artifact = артефакт в игре{ $excludes ->
        [yes] {" "}(не «{ $exclude }»)
       *[no] {""}
    }, свойство которого вы можете применить
asante-need-discard-artifact-then-use = артефакт в игре, у любого из игроков
asante-need-cancel = карта, на которую можно ответить: в свой ход её не сыграть

asante-card-ware-effect = Покупка: заплатите { $buy } золота и возьмите эти товары из запаса. Или продажа: верните эти товары и возьмите { $sell } золота.{ $packages ->
        [0] {""}
        [1] {" "}Тюк — товар на ваш выбор.
       *[other] {" "}Тюки — товары на ваш выбор, все одного вида.
    }
asante-card-ware-need-buy = для покупки: { $buy } золота, эти товары в запасе и { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
asante-card-ware-need-sell = для продажи: на прилавке { $count ->
        [one] этот товар
        [few] именно эти { $count } товара
       *[many] именно эти { $count } товаров
    }

## Что делать

asante-prompt-turn-draw = Возьмите карту или начинайте играть: { $markers ->
        [one] остался { $markers } жетон.
        [few] осталось { $markers } жетона.
       *[many] осталось { $markers } жетонов.
    }
asante-prompt-turn-play = Сыграйте карту, артефакт или священное место: { $markers ->
        [one] остался { $markers } жетон.
        [few] осталось { $markers } жетона.
       *[many] осталось { $markers } жетонов.
    }
asante-prompt-turn-place = Жетонов не осталось: можно сыграть священное место или закончить ход.
asante-prompt-turn-end = Больше ничего нельзя: закончите ход.
asante-prompt-keep = Оставьте карту и начинайте играть или сбросьте её: { $markers ->
        [one] остался { $markers } жетон.
        [few] осталось { $markers } жетона.
       *[many] осталось { $markers } жетонов.
    }
asante-prompt-package-buy = { $packages ->
        [1] Какой товар в тюке? Вы его покупаете.
       *[other] Какой товар в обоих тюках? Вы покупаете два таких.
    }
asante-prompt-package-sell = { $packages ->
        [1] Какой товар в тюке? Вы его продаёте.
       *[other] Какой товар в обоих тюках? Вы продаёте два таких.
    }
asante-prompt-slot = { $card }: в какую ячейку? { $to ->
        [you] Священное место перед ней достанется вам.
        [other] Священное место перед ней достанется сопернику.
       *[nobody] Священного места перед ней нет.
    }
asante-prompt-response = { $answered ->
        [none] { $player } играет карту «{ $card }». Ответите или пусть так и будет?
        [cancelled] { $player } отменяет карту «{ $card }». Ответите или пусть так и будет?
       *[restored] { $player } отвечает, и карта «{ $card }» всё же действует. Ответите или пусть так и будет?
    }
asante-prompt-return = { $card }: верните товар со своего прилавка.
asante-prompt-return-down = { $card }: у вас слишком много товаров. Верните один.
asante-prompt-take = { $card }: возьмите товар из запаса.
asante-prompt-name-type = { $card }: назовите товар на прилавке соперника.
asante-prompt-discard = { $card }: сбросьте карту с руки.
asante-prompt-number = { $card }: за сколько товаров вы заплатите картами?
asante-prompt-fetch = { $card }: возьмите карту из сброса.
asante-prompt-carve = { $card }: какой артефакт сыграть?
asante-prompt-haggle = { $card }: какую карту товара сыграть по лучшей цене?
asante-prompt-found = Сыграть это животное сейчас, без жетона, или взять на руку?
asante-prompt-use-now = Применить свойство только что сброшенного артефакта?
asante-prompt-discard-drawn = Какую из взятых карт сбросить?
asante-prompt-pick = Возьмите одну из этих карт; остальные вернутся наверх колоды.
asante-prompt-position-gain = { $card }: какое открытое место взять?
asante-prompt-position-apply = { $card }: какое открытое место применить?
asante-prompt-place-gain = { $card }: какое место соперника забрать?
asante-prompt-place-choose = { $card }: какое свойство выбрать?
asante-prompt-artifact-copy = { $card }: какой артефакт применить?
asante-prompt-artifact-discard = { $card }: какой артефакт сбросить?
asante-prompt-again = { $card }: применить ещё раз? { $times ->
        [one] Можно ещё { $times } раз.
        [few] Можно ещё { $times } раза.
       *[many] Можно ещё { $times } раз.
    }
asante-prompt-over = Игра окончена.
asante-prompt-chance = Минутку, решает случай…

## Что случилось

asante-event-first-player = { $player } начинает.
asante-event-turn-started = { $player }, ход { $turn }
asante-event-turn-started-last = { $player }, ход { $turn }, последний
asante-event-turn-ended = У игрока { $player } остались жетоны, он берёт { $bonus ->
        [one] { $bonus } золото
        [few] { $bonus } золота
       *[many] { $bonus } золота
    }: теперь { $gold }.
asante-event-end-triggered = У игрока { $player } { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }. { $other } делает ещё один ход.
asante-event-game-over = { $player } побеждает: { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }.
asante-event-game-over-tie = У обоих по { $gold ->
        [one] { $gold } золоту
        [few] { $gold } золота
       *[many] { $gold } золота
    }; { $player } ходит последним и побеждает.
asante-event-reshuffled = Сброс становится новой колодой: { $cards ->
        [one] { $cards } карта.
        [few] { $cards } карты.
       *[many] { $cards } карт.
    }
asante-event-places-reshuffled = Сыгранные священные места становятся новой колодой.
asante-event-card-drawn = { $player } берёт из колоды: { $card }.
asante-event-card-drawn-hidden = { $player } берёт карту.
asante-event-card-looked-at = { $player } смотрит верхнюю карту колоды и откладывает её: { $card }.
asante-event-card-looked-at-hidden = { $player } смотрит верхнюю карту колоды и откладывает её.
asante-event-card-kept = { $player } оставляет себе: { $card }.
asante-event-card-kept-hidden = { $player } оставляет карту себе.
asante-event-card-dropped = { $player } сбрасывает взятое: { $card }.
asante-event-ware-card-played = { $selling ->
        [yes] { $player } играет карту на продажу: { $card }.
       *[no] { $player } играет карту на покупку: { $card }.
    }
asante-event-wares-bought = { $player } покупает { $wares } за { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }, остаётся { $has }.
asante-event-wares-sold = { $player } продаёт { $wares } за { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }, теперь { $has }.
asante-event-artifact-played = { $player } играет артефакт: { $card }.
asante-event-artifact-placed = { $player } кладёт артефакт в ячейку { $slot }: { $card }.
asante-event-artifact-placed-replaced = { $player } кладёт артефакт в ячейку { $slot }: { $card }. Уходит: { $old }.
asante-event-artifact-used = { $player } использует артефакт: { $card }.
asante-event-artifact-carried-out = { $player } применяет: { $card }.
asante-event-artifact-fetched = { $player } берёт артефакт из сброса: { $card }.
asante-event-artifact-copied = { $whose ->
        [own] { $player } повторяет свой артефакт: { $card }.
       *[other] { $player } повторяет артефакт игрока { $other }: { $card }.
    }
asante-event-artifact-discarded = { $whose ->
        [own] { $player } сбрасывает свой артефакт: { $card }.
       *[other] { $player } сбрасывает артефакт игрока { $other }: { $card }.
    }
asante-event-place-gained = { $player } получает священное место: { $place }.
asante-event-place-turned-up = Открывается место { $position }: { $place }.
asante-event-place-played = { $strength ->
        [1] { $player } играет священное место: { $place }.
       *[other] { $player } играет священное место с силой { $strength }: { $place }.
    }
asante-event-place-applied = { $player } применяет: { $place }.
asante-event-effect-chosen = { $player } выбирает: { $place }.
asante-event-place-taken-away = { $player } забирает священное место у игрока { $other }: { $place }.
asante-event-card-shown = { $player } играет карту: { $card }.
asante-event-card-answered = { $player } отвечает картой «{ $card }» и отменяет карту «{ $shown }».
asante-event-card-cancelled = Карта не действует: { $card }.
asante-event-response-passed = { $player } не отвечает.
asante-event-card-turned-up = { $found ->
        [yes] { $player } открывает и находит: { $card }.
       *[no] { $player } открывает и сбрасывает: { $card }.
    }
asante-event-card-taken = { $player } берёт в открытую: { $card }.
asante-event-cards-kept = { $player } оставляет себе: { $cards }.
asante-event-cards-kept-hidden = { $player } оставляет себе { $number ->
        [one] { $number } карту.
        [few] { $number } карты.
       *[many] { $number } карт.
    }
asante-event-card-picked = { $player } выбирает: { $card }.
asante-event-card-picked-hidden = { $player } выбирает карту.
asante-event-cards-put-back = { $player } возвращает наверх колоды { $number ->
        [one] { $number } карту.
        [few] { $number } карты.
       *[many] { $number } карт.
    }
asante-event-card-discarded = { $player } сбрасывает: { $card }.
asante-event-card-stolen = { $player } берёт с руки игрока { $other }: { $card }.
asante-event-card-stolen-hidden = { $player } берёт карту с руки игрока { $other }.
asante-event-wares-taken = { $player } берёт { $wares }.
asante-event-wares-returned = { $player } возвращает { $wares }.
asante-event-type-named = { $player } называет товар: { $ware }.
asante-event-gold-paid = { $player } платит { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }, остаётся { $has }.
asante-event-gold-gained = { $player } берёт { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }, теперь { $has }.
asante-event-markers-recovered = { $player } возвращает себе { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
       *[many] { $number } жетонов
    }, теперь их { $has }.

## Что можно сделать

asante-group-draw = Карта из колоды
asante-group-trade = Торговля
asante-group-card = Карты
asante-group-artifact = Артефакты
asante-group-place = Священные места
asante-group-answer = Ответ
asante-group-ware = Товары
asante-group-turn = Ход
asante-group-chance = Случай
asante-do-draw = Взять карту (один жетон)
asante-do-keep = Оставить себе
asante-do-keep-found = Взять на руку
asante-do-drop = Сбросить
asante-do-buy = Купить { $wares } за { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }
asante-do-sell = Продать { $wares } за { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }
asante-do-play = Сыграть: { $card }
asante-do-play-found = Сыграть сейчас: { $card }
asante-do-use = Использовать: { $card } (ячейка { $slot })
asante-do-holy = { $strength ->
        [1] Сыграть: { $place }
       *[other] Сыграть с силой { $strength }: { $place }
    }
asante-do-holy-choose = Выбрать: { $place }
asante-do-holy-gain = Забрать: { $place }
asante-do-end = { $gold ->
        [0] Закончить ход
       *[other] Закончить ход и взять { $gold ->
                [one] { $gold } золото
                [few] { $gold } золота
               *[many] { $gold } золота
            }
    }
asante-do-slot = Ячейка { $slot }: { $to ->
        [you] вам достанется { $place }
        [other] сопернику достанется { $place }
       *[nobody] священного места там нет
    }
asante-do-slot-replace = Ячейка { $slot }, вместо «{ $old }»: { $to ->
        [you] вам достанется { $place }
        [other] сопернику достанется { $place }
       *[nobody] священного места там нет
    }
asante-do-answer = Ответить картой «{ $card }»
asante-do-pass = Пусть так и будет
asante-do-take = Взять { $ware }
asante-do-return = Вернуть { $ware }
asante-do-type = Назвать: { $ware }
asante-do-discard = Сбросить: { $card }
asante-do-discard-this = Сбросить эту карту
asante-do-fetch = Из сброса: { $card }
asante-do-pick = Взять карту { $number }: { $card }
asante-do-display = Применить место { $position }: { $place }
asante-do-display-gain = Взять место { $position }: { $place }
asante-do-artifact = { $side ->
        [own] { $card }, ваша ячейка { $slot }
       *[other] { $card }, ячейка { $slot } соперника
    }
asante-do-number = { $wares ->
        [one] { $wares } товар
        [few] { $wares } товара
       *[many] { $wares } товаров
    } за { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
asante-do-apply = Применить
asante-do-apply-again = Применить ещё раз
asante-do-done = Достаточно
asante-do-done-gold = Достаточно: взять { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }
asante-do-done-not = Не применять
asante-do-first = Случай решает, кто начинает
asante-do-drawn = Взята карта: { $card }
asante-do-stolen = Забрана карта: { $card }
asante-do-turned = Открывается: { $place }

## Стол

asante-board = Рынок
asante-board-pile = Колода: { $cards }
asante-board-pile-top = Колода: { $cards }. Вы знаете, что лежит сверху: { $list }
asante-board-discards = Сброс: { $cards }
asante-board-discards-top = Сброс: { $cards }, сверху { $card }
asante-board-places = Колода священных мест: { $cards }
asante-board-supply = Запас
asante-board-supply-ware = Запас: { $ware }, { $count }
asante-board-stand = Прилавок игрока { $player }
asante-board-basket = { $player }: { $ware }
asante-board-basket-empty = { $player }: пустая корзина
asante-board-gold = { $player }: { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }
asante-board-hand = { $player }: { $cards ->
        [one] { $cards } карта на руке
        [few] { $cards } карты на руке
       *[many] { $cards } карт на руке
    }
asante-board-slot-empty = { $player }, ячейка { $slot }: свободна
asante-board-slot = { $player }, ячейка { $slot }: { $card }
asante-board-slot-turned = { $player }, ячейка { $slot }: { $card }, в этом ходу уже использовано
asante-board-display = Место { $position }: { $place }
asante-board-display-empty = Место { $position }: пусто
asante-board-owned = { $player }, священное место: { $count ->
        [1] { $place }
       *[other] { $count } × { $place }
    }
asante-board-markers = { $player }: жетонов осталось { $markers } из { $all }
asante-board-able = Можно выбрать: { $action }
asante-board-course = Сейчас действует: { $card }
asante-board-tray = Выбор
asante-board-aside = Посмотреть на стол
asante-board-back = Вернуться к выбору

asante-detail-needs = Что нужно
asante-detail-needs-use = Что нужно для каждого использования
asante-detail-needs-nothing = Ничего: применить можно всегда.
asante-detail-cost = { $markers ->
        [0] Жетонов не стоит
        [one] Стоит { $markers } жетон
        [few] Стоит { $markers } жетона
       *[many] Стоит { $markers } жетонов
    }
asante-detail-cost-use = { $markers ->
        [0] Каждое использование: жетоны того артефакта, который повторён
        [one] Каждое использование стоит { $markers } жетон, раз за ход
        [few] Каждое использование стоит { $markers } жетона, раз за ход
       *[many] Каждое использование стоит { $markers } жетонов, раз за ход
    }
asante-detail-place = За ход можно сыграть одно священное место, без жетона. Оно применяется не больше раз, чем у вас таких мест; потом сбрасывается.
asante-detail-copies = В коробке: { $copies }
asante-detail-slot = { $to ->
        [you] Все ячейки заняты: он заменит один из ваших артефактов, а священное место перед ним достанется вам.
       *[other] Ячейку выбираете вы, а священное место перед ней достанется сопернику.
    }
asante-detail-not-now = Сейчас нельзя
asante-detail-why = Почему нельзя?
asante-detail-why-buy = Почему нельзя купить?
asante-detail-why-sell = Почему нельзя продать?
asante-detail-reconstructed = Эта карта восстановлена: ни один доступный нам источник не показывает её такой, как она напечатана.
asante-detail-confidence-known = Известно из источника: { $list }.
asante-detail-confidence-filled = Дополнено нами: { $list }.
asante-detail-part-name = название
asante-detail-part-effect = свойство
asante-detail-part-count = число карт
asante-detail-part-wares = товары
asante-detail-part-price = цены
asante-detail-close = Закрыть карту
asante-detail-discards = Сброс
asante-detail-discards-empty = Там ещё нет ни одной карты.

asante-answer-title = { $answered ->
        [none] { $player } играет карту «{ $card }»
        [cancelled] { $player } отменяет карту «{ $card }»
       *[restored] { $player } отвечает: карта «{ $card }» всё же действует
    }
asante-answer-ask-always = Спрашивать всегда
asante-answer-ask-able = Только когда могу ответить
asante-answer-ask = Об ответах
asante-answer-ask-note = Начиная со следующей карты: когда ответить нечем, она действует после паузы, которая всегда одинакова, а ответ «Пусть так и будет» занимает не меньше. Так по времени не узнать, что у вас на руке.
asante-answer-waits = Сейчас так и будет…
asante-answer-none = У вас нет карты, которой можно ответить.

## Панель и игроки

asante-bar-hand = Ваша рука: { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }
asante-bar-hand-empty = На руке нет карт.
asante-bar-card = { $count ->
        [1] { $card }
       *[other] { $count } × { $card }
    }
asante-bar-card-able = { $card }, можно сыграть
asante-bar-card-known = соперник знает, что она у вас

asante-seat-stand = На прилавке: { $wares }
asante-seat-stand-empty = Прилавок пуст
asante-seat-cards = { $cards ->
        [one] { $cards } карта на руке
        [few] { $cards } карты на руке
       *[many] { $cards } карт на руке
    }
asante-seat-places = Священные места: { $list }
asante-seat-artifacts = Артефакты: { $list }
asante-seat-known = Вы знаете: { $list }
asante-seat-known-short = Вы знаете:
asante-seat-end = { $gold ->
        [0] Золота хватает для конца игры
       *[other] До конца игры не хватает золота: { $gold }
    }

asante-source-start = В начале
asante-source-trade = Торговля: продажи минус покупки
asante-source-cards = Карты, артефакты и места
asante-source-bonus = Оставшиеся жетоны
asante-part-whole = Вся игра
asante-part = Ходы { $from }–{ $to }

asante-key-arrows = От одной вещи на столе к другой
asante-key-enter = Выбрать или прочитать то, на чём стоит клавиатура
asante-key-hand = Прочитать карту с руки, считая слева
asante-key-escape = Закрыть карту, которую читаете
