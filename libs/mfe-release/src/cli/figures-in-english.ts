/** A number as the platform writes it in Russian: «2 000», «27,27». */
const N = String.raw`\d[\d ]*(?:,\d+)?`;

/**
 * The platform tells the staff in Russian what it found out about a version; pipelines read it here. Each sentence and part
 * of one that it says, with its figures; what follows stands in the order in which longer ones are looked for first.
 */
const WORDS: readonly (readonly [said: string, english: string])[] = [
  [
    `Версия (${N}) раза? остановила процесс сервера целиком\\.`,
    'The version has stopped a whole server process $1 times.',
  ],
  [
    `Страницы не рендерятся: (${N}) из (${N}); у стабильной версии за то же время не удалось (${N}) из (${N})\\.`,
    'Its pages do not render: $1 of $2; of the stable version $3 of $4 have failed meanwhile.',
  ],
  ['Серверы её больше не спрашивают\\.', 'Servers ask it no more.'],
  [
    `Сравнение недействительно: посетителей новой версии (${N}), контрольных (${N}), а соотношение должно быть другим\\.`,
    'The comparison is void: $1 visitors have the new version and $2 the control, which is not how they are divided.',
  ],
  [
    `Версия (?:не загружается) на (${N}) из (${N}) серверов сайта: посетители получают там стабильную\\.`,
    'The version is not loaded on $1 of $2 servers: visitors get the stable one there.',
  ],
  [
    `Версия (?:не отвечает и отдыхает) на (${N}) из (${N}) серверов сайта: посетители получают там стабильную\\.`,
    'The version fails and rests on $1 of $2 servers: visitors get the stable one there.',
  ],
  [
    `Данных пока мало: (${N}) страниц[аы]? новой версии из (${N})\\.`,
    'There is too little to go by yet: $1 pages of the new version of $2.',
  ],
  [
    `У каждого четвёртого нового посетителя (LCP|INP|CLS) не лучше (${N}(?: мс)?) против (${N}(?: мс)?) у стабильной версии \\(допуск (${N}(?: мс)?), измерений (${N})\\)\\.`,
    'For every fourth new visitor $1 is no better than $2 against $3 of the stable version (allowed $4, measures $5).',
  ],
  [
    `не удалось (${N}) % страниц из (${N}) против (${N}) % страниц из (${N}) у стабильной версии`,
    '$1 % of $2 pages have failed against $3 % of $4 of the stable version',
  ],
  [`\\(допуск (${N}) п\\. п\\.\\)`, '(allowed $1 points)'],
  [
    `На сервере за 10 минут не удалось (${N}) % страниц из (${N}), за сутки до этого (${N}) %\\.`,
    'On the server $1 % of $2 pages have failed in 10 minutes, $3 % in the day before.',
  ],
  [
    `В браузерах за 10 минут с ошибкой (${N}) % страниц из (${N}), за сутки до этого (${N}) %\\.`,
    'In browsers $1 % of $2 pages had an error in 10 minutes, $3 % in the day before.',
  ],
  [
    `(LCP|INP|CLS) за этот час (${N}(?: мс)?), за сутки до этого (${N}(?: мс)?)\\.`,
    '$1 is $2 in this hour, $3 in the day before.',
  ],
  ['Части страниц не загрузились:', 'Parts of pages were not loaded:'],
  ['Версия меняет глобальные объекты:', 'The version changes globals:'],
  ['Страницы открыты, но отчёта из браузера нет:', 'Pages were opened, and no browser has reported of them:'],
  ['На сервере', 'On the server'],
  ['В браузерах', 'In browsers'],
  [
    `Случайностью это бывает реже чем в (${N}) % выпусков\\.`,
    'By chance this happens in fewer than $1 % of releases.',
  ],
  [
    'Сравнивать не с кем: версию получают все, кому она предназначена\\. Выпустите её или остановите; процессы, которые она остановит, считаются и так\\.',
    'There is nobody to compare with: everybody whom the version is for gets it. Promote it or end it; processes that it stops count all the same.',
  ],
  [
    'Признана здоровой, пока было с кем сравнивать\\. Теперь версию получают все, кому она предназначена: выпустите её\\.',
    'It was found healthy while there was somebody to compare with. Now everybody whom it is for gets it: promote it.',
  ],
  ['Чтобы решить, этого пока мало\\.', 'That is too little to decide.'],
  ['Срок продлён один раз\\.', 'The time was extended once.'],
  ['За отведённое время вывода нет\\.', 'Nothing was found out in time.'],
];
const PATTERNS = WORDS.map(([said, english]) => [new RegExp(said, 'gu'), english] as const);

/** The same in English; what people have written stays as it is. */
export function figuresInEnglish(text: string): string {
  return PATTERNS.reduce(
    (told, [said, english]) =>
      told.replace(said, (_all: string, ...figures: unknown[]) =>
        english.replace(/\$(\d)/gu, (_mark, place: string) => inDigits(String(figures[Number(place) - 1]))),
      ),
    text.replace(/[\u00a0\u202f]/gu, ' '),
  );
}

/** «27,27» → 27.27, «2 500 мс» → 2,500 ms */
function inDigits(figure: string): string {
  const [, number = '', unit = ''] = /^([\d ,]+?)( мс)?$/u.exec(figure) ?? [];
  if (number === '') return figure;
  const value = Number(number.replaceAll(' ', '').replace(',', '.'));
  return `${value.toLocaleString('en-US', { maximumFractionDigits: 3 })}${unit === '' ? '' : ' ms'}`;
}
