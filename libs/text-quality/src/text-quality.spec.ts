import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { RichTextDocument } from '@polden/content-model';
import {
  applyEdits,
  blocksOf,
  checkBlock,
  checkDemanded,
  checkSearchWords,
  checkSpelling,
  checkStructure,
  countBlock,
  Dictionary,
  type Finding,
  OWN_WORDS,
  type ProductFacts,
  readability,
  type TextBlock,
  typesetDocument,
  typesetLine,
} from './index.ts';

const line = (text: string, level: number | null = null): TextBlock => ({ text, level, links: [] });

const PTS: ProductFacts = {
  title: 'Под залог авто',
  words: /под залог (?:авто|птс)/iu,
  rates: [{ percent: 2.9, unit: 'month' }],
  fullCost: { min: 34.8, max: 60 },
  sum: { min: 50_000, max: 1_000_000 },
};
const PDL: ProductFacts = {
  title: 'До зарплаты',
  words: /до зарплаты/iu,
  rates: [{ percent: 0.8, unit: 'day' }],
  fullCost: { min: 292, max: 292 },
  sum: { min: 1000, max: 30_000 },
};

function found(text: string, group: Finding['group'], products: readonly ProductFacts[] = []): string[] {
  return checkBlock(line(text), { products, about: '' })
    .filter((finding) => finding.group === group)
    .map(({ message }) => message);
}

function fixed(text: string, group: Finding['group'], products: readonly ProductFacts[] = []): string {
  const fixes = checkBlock(line(text), { products, about: '' })
    .filter((finding) => finding.group === group)
    .flatMap(({ fix }) => fix ?? []);
  return applyEdits(text, fixes);
}

describe('the law on advertising', () => {
  it.each([
    'Займ без отказа каждому',
    'Гарантируем одобрение',
    'Одобрение 100 %: 100 % одобрение заявок',
    'Бесплатный займ новым клиентам',
    'Первый заём под 0 %',
    'Дадим без проверки кредитной истории',
    'Самый выгодный займ в городе',
    'Откройте: открыть вклад просто',
    'Гарантированный доход 20 %',
  ])('stops at «%s»', (text) => expect(found(text, 'law')).not.toEqual([]));

  it.each([
    'Решаем за 15 минут в рабочие часы',
    'Займов без отказа не бывает: так говорят мошенники',
    'Вклад каждого сотрудника важен',
    'Рассматриваем заявки и с просрочками в прошлом',
  ])('lets «%s» pass', (text) => expect(found(text, 'law')).toEqual([]));

  it('names its article, and says how to put it right', () => {
    const [finding] = checkBlock(line('Займ без отказа'), { products: [], about: '' });
    expect(finding?.cure).toMatch(/Основание: .*38-ФЗ/u);
  });

  it('demands the full cost and the warning where a rate of a loan is named', () => {
    expect(checkDemanded([line('Заём под 3 % в месяц')])).toHaveLength(2);
    const whole =
      'Заём под 3 % в месяц. ПСК 34,8–60 % годовых. Оценивайте свои финансовые возможности и риски.';
    expect(checkDemanded([line(whole)])).toEqual([]);
    expect(checkDemanded([line('Инфляция 8 % годовых')])).toEqual([]);
    expect(checkDemanded([line('Как взять заём')])).toEqual([]);
  });
});

describe('figures', () => {
  it.each([
    ['Заём под залог авто от 3 % в месяц', 'Заём под залог авто от 2,9 % в месяц'],
    ['Заём под залог ПТС до 2 млн ₽', 'Заём под залог ПТС до 1\u00a0000\u00a0000 ₽'],
    ['Займ до зарплаты: 1 % в день', 'Займ до зарплаты: 0,8 % в день'],
    ['Займ до зарплаты от 1 000 до 15 000 рублей', 'Займ до зарплаты от 1 000 до 30\u00a0000 ₽'],
  ])('%s → %s', (text, cured) => expect(fixed(text, 'figures', [PTS, PDL])).toBe(cured));

  it.each([
    'Заём под залог авто от 2,9\u00a0% в месяц',
    'Заём под залог авто от 50 тыс. рублей до 1 млн ₽',
    'Скидка 3 % в месяц на страховку',
    'Займы: 0,8 % в день или 2,9 % в месяц',
  ])('«%s» is right', (text) => expect(found(text, 'figures', [PTS, PDL])).toEqual([]));
});

describe('typography', () => {
  const N = '\u00a0';
  it.each([
    ['Он сказал "да"', `Он${N}сказал «да»`],
    ['"Книга "Заём" вышла"', '«Книга „Заём“ вышла»'],
    ['Ставка - это цена', `Ставка${N}— это цена`],
    ['Ждите...', 'Ждите…'],
    ['до 1 000 000 ₽', `до${N}1${N}000${N}000${N}₽`],
    ['10-20 дней', `10–20${N}дней`],
    ['3-5 рабочих дней', '3–5 рабочих дней'],
    ['10-15 календарных дней', '10–15 календарных дней'],
    ['2-3 документа', '2–3 документа'],
    ['5% годовых', `5${N}% годовых`],
    ['в банке', `в${N}банке`],
    ['диагональ 15"', 'диагональ 15"'],
    ['см. https://example.com/a-b "да"', 'см. https://example.com/a-b «да»'],
    ['почта info@a-b.ru', 'почта info@a-b.ru'],
    ['{city} "сегодня"', '{city} «сегодня»'],
    ['№5', `№${N}5`],
    ['Ставка 10-15 %', `Ставка 10–15${N}%`],
    ['Скидка 5-7% и (3-6 месяцев)', `Скидка 5–7${N}% и${N}(3–6${N}месяцев)`],
    ['Итоги 2024-2025 годов', `Итоги 2024–2025${N}годов`],
  ])('%s → %s', (text, set) => {
    expect(typesetLine(text)).toBe(set);
    expect(typesetLine(set)).toBe(set);
  });

  it.each([
    'по закону № 2300-1 о защите',
    'закона № 395-1 и',
    'код подразделения 770-001 выдан',
    '8 800 123-45 доб',
    'договор № 12-5 от',
    'договор № 12-15 лет назад',
    'по закону 12-15 года',
    'ст. 9-1 закона',
    'ст. 9-12 закона',
    'п. 3-5 лет',
    'дом 5-7 дней',
    'рейс 10-05 года',
  ])('«%s» has a number of its own, and no range', (text) => {
    expect(typesetLine(text).replaceAll(N, ' ')).toBe(text);
  });

  it('works over words in bold, and changes nothing of what is well set', () => {
    const document: RichTextDocument = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Сказал: "' },
            { type: 'text', text: 'важно" -', marks: [{ type: 'bold' }] },
            { type: 'text', text: ' и ушёл...' },
          ],
        },
      ],
    };
    const set = typesetDocument(document);
    expect(blocksOf(set).blocks[0]?.text).toBe(`Сказал: «важно»${N}— и${N}ушёл…`);
    expect(set.content[0]?.content?.map(({ marks }) => marks)).toEqual([
      undefined,
      [{ type: 'bold' }],
      undefined,
    ]);
    expect(typesetDocument(set)).toBe(set);
  });
});

describe('plain words', () => {
  it.each([
    ['В связи с тем, что срок прошёл', 'Потому что срок прошёл'],
    ['Вернём денежные средства', 'Вернём деньги'],
    ['Это необходимо сделать', 'Это нужно сделать'],
  ])('%s → %s', (text, cured) => expect(fixed(text, 'plain')).toBe(cured));

  it('sees a sentence that is too long, not one behind an abbreviation', () => {
    const long = `${'слово '.repeat(26)}конец.`;
    expect(found(long, 'plain')).toEqual(['Длинное предложение: 27 слов']);
    expect(found('Платёж 5 тыс. руб. в месяц. Всё.', 'plain')).toEqual([]);
  });

  it('says how easily a text is read', () => {
    const easy = countBlock(line('Мы дали ему дом. Он рад. Дом был мал. Но он жил там. '.repeat(4)));
    const hard = countBlock(
      line(
        'Предоставление потребительского микрофинансирования осуществляется организацией исключительно при соблюдении установленных законодательством требований. '.repeat(
          4,
        ),
      ),
    );
    expect(readability([easy])?.ease).toBeGreaterThan(readability([hard])?.ease ?? 100);
    expect(readability([countBlock(line('Мало слов'))])).toBeNull();
  });
});

describe('structure and search', () => {
  it('misses a level, an empty heading and a description', () => {
    const messages = checkStructure({
      blocks: [line('Раз', 2), line('Два', 4), line('', 3)],
      pictures: [{ alt: '' }, { alt: 'Дом' }],
    }).map(({ message }) => message);
    expect(messages).toEqual([
      'Уровень заголовка пропущен: после H2 сразу H4',
      'Пустой заголовок',
      'У картинки нет описания',
    ]);
  });

  it('knows how much a search engine shows', () => {
    const long = 'а'.repeat(61);
    expect(checkSearchWords({ title: long, description: '' }).map(({ severity }) => severity)).toEqual([
      'warning',
      'warning',
    ]);
    expect(checkSearchWords({ title: 'Заём под залог автомобиля', description: 'б'.repeat(120) })).toEqual(
      [],
    );
  });
});

describe('spelling', () => {
  const folder = dirname(createRequire(import.meta.url).resolve('dictionary-ru'));
  const dictionary = new Dictionary(readFileSync(join(folder, 'index.aff'), 'utf8'));
  dictionary.addWords(readFileSync(join(folder, 'index.dic'), 'utf8').split('\n'));
  dictionary.addOwn(OWN_WORDS);

  it.each([
    'автомобиля',
    'процентов',
    'ещё',
    'еще',
    'дёшево',
    'займов',
    'Москве',
    'платёж',
    'онлайн',
    'кредитную',
  ])('knows «%s»', (word) => expect(dictionary.isRight(word)).toBe(true));

  it.each([
    ['Цена автамобиля', 'автамобиля', 'автомобиля'],
    ['Новый кридит', 'кридит', 'кредит'],
  ])('%s: %s → %s', (text, wrong, right) => {
    const [finding] = checkSpelling(line(text), dictionary);
    expect(finding).toMatchObject({ message: `Нет в словаре: «${wrong}»`, fix: { text: right } });
  });

  it('lets names, addresses and short capitals be', () => {
    const text = 'Пишите Ждановичу на info@полдень.рф, МКК «Полдень», bla-bla';
    expect(checkSpelling(line(text), dictionary)).toEqual([]);
  });
});
