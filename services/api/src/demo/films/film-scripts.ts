import type { PictureName } from '../blog/pictures/pictures.ts';

/** A line of a silent film: what stands on the picture, and what is said in its captions. */
export interface FilmLine {
  words: string;
  said: string;
}

export interface FilmScript {
  picture: PictureName;
  lines: FilmLine[];
}

/** Seconds for which each line is shown. */
export const LINE_SECONDS = 4;

/** The films of the demo by the names of their files. */
export const FILM_SCRIPTS = {
  'vosem-snimkov': {
    picture: 'carInspection',
    lines: [
      { words: 'Восемь снимков', said: 'Для оценки машины нужны восемь снимков. Хватит телефона.' },
      { words: '4 — по углам', said: 'Четыре снимка с углов: машина целиком, колёса видны до земли.' },
      { words: '2 — салон и пробег', said: 'Два внутри: сиденья и приборы с пробегом, зажигание включено.' },
      { words: '2 — VIN и документы', said: 'Два последних: номер кузова и паспорт машины. Снимайте днём.' },
    ],
  },
  'zvonok-kotoryj-prervat': {
    picture: 'phoneShield',
    lines: [
      {
        words: '«Служба безопасности»',
        said: 'Звонят из «службы безопасности» и говорят, что деньги уводят.',
      },
      { words: 'Торопят', said: 'Первый признак: вас торопят и просят не класть трубку.' },
      { words: 'Просят код', said: 'Второй: просят код из сообщения. Его не спрашивает никто из своих.' },
      { words: 'Кладите трубку', said: 'Положите трубку и перезвоните сами — по номеру с сайта или карты.' },
    ],
  },
  refinansirovanie: {
    picture: 'shortcut',
    lines: [
      { words: 'Три долга', said: 'Три долга — три ставки и три даты в месяце.' },
      { words: 'Один заём', said: 'Рефинансирование собирает их в один заём с одной датой.' },
      { words: 'Сложите переплату', said: 'Сложите переплату по старым договорам и сравните с новой.' },
      { words: 'Меньше — берите', said: 'Стало меньше — есть смысл. Стало больше — оставьте как есть.' },
    ],
  },
  obligacii: {
    picture: 'coupons',
    lines: [
      {
        words: 'Облигация — расписка',
        said: 'Облигация — это расписка компании, которую можно перепродать.',
      },
      { words: 'Купон', said: 'Купон — процент от номинала. Его платят частями весь срок.' },
      { words: 'Цена меняется', said: 'На бирже цена меняется: продать раньше срока можно и с убытком.' },
      { words: 'Не застраховано', said: 'Вложения не застрахованы Агентством по страхованию вкладов.' },
    ],
  },
  'osmotr-mashiny': {
    picture: 'carOnRoad',
    lines: [
      { words: 'Холодный двигатель', said: 'Смотрите подержанную машину на холодном двигателе.' },
      { words: 'Зазоры и краска', said: 'Неровные зазоры и разный оттенок — следы ремонта.' },
      { words: 'VIN в трёх местах', said: 'Номер кузова сверьте в документах, под стеклом и на стойке.' },
      { words: 'Нет спешки', said: 'Продавец торопит — уезжайте. Другая машина найдётся.' },
    ],
  },
  'sajt-na-sluh': {
    picture: 'envelopes',
    lines: [
      { words: 'Сайт на слух', said: 'Этот сайт можно слушать: программа читает страницу вслух.' },
      { words: 'Заголовки', said: 'По заголовкам переходят, как по оглавлению книги.' },
      { words: 'Подписи у полей', said: 'У каждого поля есть подпись, у каждой ошибки — объяснение.' },
      { words: 'Пишите нам', said: 'Если что-то не прочиталось — напишите, и мы поправим.' },
    ],
  },
  'period-ohlazhdeniya': {
    picture: 'hourglass',
    lines: [
      { words: 'До 50 000 ₽ — сразу', said: 'Меньше пятидесяти тысяч рублей приходят сразу.' },
      { words: '50–200 тысяч — 4 часа', said: 'От пятидесяти до двухсот тысяч — через четыре часа.' },
      { words: 'Больше — двое суток', said: 'Больше двухсот тысяч — через сорок восемь часов.' },
      { words: 'Можно передумать', said: 'Всё это время от займа можно отказаться и ничего не платить.' },
    ],
  },
  'gde-v-dogovore-cena': {
    picture: 'framedNumber',
    lines: [
      { words: 'Правый верхний угол', said: 'Цена займа — в рамке, в правом верхнем углу первой страницы.' },
      { words: 'ПСК в процентах', said: 'Это полная стоимость: проценты и всё, без чего заём не выдать.' },
      { words: 'И в рублях', said: 'Рядом — та же цена в рублях: сколько вы вернёте сверх взятого.' },
      { words: 'Сравнивайте её', said: 'Сравнивайте займы по этой цифре, а не по ставке в рекламе.' },
    ],
  },
  'sdvinut-datu': {
    picture: 'calendar',
    lines: [
      { words: 'Зарплата позже?', said: 'Если зарплату перенесли, дату платежа можно сдвинуть.' },
      { words: 'Позвоните заранее', said: 'Позвоните до даты платежа: после неё уже идёт просрочка.' },
      { words: 'Проверьте сумму', said: 'За лишние дни набегут проценты — новую сумму назовут сразу.' },
      { words: 'И подтвердите', said: 'Дата сменится только после вашего согласия.' },
    ],
  },
  'put-zayavki': {
    picture: 'winterRoad',
    lines: [
      { words: 'Заявка', said: 'Путь займа начинается с заявки: телефон, сумма, срок.' },
      { words: 'Проверка', said: 'Мы смотрим кредитную историю и доход и отвечаем, что можем дать.' },
      { words: 'Договор', said: 'Договор читаете вы. Спросить о любой строке можно до подписи.' },
      { words: 'Деньги', said: 'После подписи деньги приходят на карту, а вам — график платежей.' },
    ],
  },
} as const satisfies Record<string, FilmScript>;

export type FilmName = keyof typeof FILM_SCRIPTS;

/** WebVTT: at the top, since the words of the picture stand below. */
export function captionsOf({ lines }: FilmScript): string {
  const cues = lines.map(({ said }, index) => {
    const [from, to] = [index, index + 1].map((line) => moment(line * LINE_SECONDS));
    return `${from} --> ${to} line:8%\n${said}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

function moment(seconds: number): string {
  return `00:${String(seconds).padStart(2, '0')}.000`;
}
