import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  formatDate,
  isDay,
  formatFileSize,
  formatKopecks,
  formatNumber,
  formatPercent,
  formatRubles,
  formatRublesShort,
  formatTerm,
  moscowDay,
  plural,
  truncate,
  typeset,
} from './index.ts';

const months = { single: 'месяц', more: 'месяца', many: 'месяцев' };

describe('numbers and words', () => {
  it('are what Intl writes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }),
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 0, max: 3 }),
        (thousandths, least, more) => {
          const [value, most] = [thousandths / 1000, Math.max(3, least + more)];
          const intl = new Intl.NumberFormat('ru-RU', {
            minimumFractionDigits: least,
            maximumFractionDigits: most,
          });
          expect(formatNumber(value, { least, most }).replaceAll('\u00a0', ' ')).toBe(
            intl
              .format(value)
              .replaceAll('\u00a0', ' ')
              .replace(/^-0(,0+)?$/u, '0$1'),
          );
        },
      ),
    );
  });

  it('follow the plural rules of Intl', () => {
    const rules = new Intl.PluralRules('ru-RU');
    const forms = { single: 'one', more: 'few', many: 'many' };
    for (let count = 0; count <= 1_130; count += 1) expect(plural(count, forms)).toBe(rules.select(count));
    expect(rules.select(1.5)).toBe('other');
    expect(plural(1.5, forms)).toBe('few');
  });
});

describe('money', () => {
  it.each([
    [0, '0 ₽'],
    [3_000, '3 000 ₽'],
    [280_000, '280 000 ₽'],
    [20_480_000_000, '20 480 000 000 ₽'],
  ])('groups %d roubles by thousands', (rubles, text) => {
    expect(formatRubles(rubles)).toBe(text.replaceAll(' ', '\u00a0'));
  });

  it('shows kopecks only when there are some', () => {
    expect(formatKopecks(1_333_333)).toBe('13\u00a0333,33\u00a0₽');
    expect(formatKopecks(1_333_305)).toBe('13\u00a0333,05\u00a0₽');
    expect(formatKopecks(1_500_000)).toBe('15\u00a0000\u00a0₽');
    expect(formatKopecks(1_500_000, { always: true })).toBe('15\u00a0000,00\u00a0₽');
  });

  it.each([
    [900, '900 ₽'],
    [400_000, '400 тыс. ₽'],
    [1_500_000, '1,5 млн ₽'],
    [2_000_000_000, '2 млрд ₽'],
    [999_994, '999,99 тыс. ₽'],
    [999_995, '1 млн ₽'],
    [999_999_999, '1 млрд ₽'],
  ])('has a short form of %d roubles', (rubles, text) => {
    expect(formatRublesShort(rubles)).toBe(text.replaceAll(' ', '\u00a0'));
  });
});

describe('percent', () => {
  it('drops zeros unless a number of digits is asked for', () => {
    expect(formatPercent(4.2)).toBe('4,2\u00a0%');
    expect(formatPercent(292, 3)).toBe('292,000\u00a0%');
  });
});

describe('word forms', () => {
  it.each([
    [0, 'месяцев'],
    [1, 'месяц'],
    [2, 'месяца'],
    [5, 'месяцев'],
    [11, 'месяцев'],
    [21, 'месяц'],
    [48, 'месяцев'],
    [1.5, 'месяца'],
  ])('%d → %s', (count, word) => {
    expect(plural(count, months)).toBe(word);
  });

  it('says a term in its own unit', () => {
    expect(formatTerm(1440, months, 30)).toBe('48\u00a0месяцев');
    expect(formatTerm(21, { single: 'день', more: 'дня', many: 'дней' }, 1)).toBe('21\u00a0день');
  });
});

describe('dates', () => {
  const lateEvening = '2026-11-20T22:30:00Z';

  it('reads a moment on the Moscow clock', () => {
    expect(formatDate(lateEvening, 'DD.MM.YYYY HH:mm')).toBe('21.11.2026 01:30');
    expect(moscowDay(new Date(lateEvening))).toBe('2026-11-21');
  });

  it('knows that Moscow was four hours ahead until October 2014, and has its months', () => {
    expect(formatDate('2014-10-01T20:30:00Z', 'DD.MM.YYYY HH:mm')).toBe('02.10.2014 00:30');
    expect(formatDate('2014-11-01T20:30:00Z', 'DD.MM.YYYY HH:mm')).toBe('01.11.2014 23:30');
    expect(formatDate('2009-05-09', 'long')).toBe('9\u00a0мая 2009');
    expect(formatDate('2009-05-09', 'long day')).toBe('9\u00a0мая');
  });

  it.each([
    ['DD.MM.YYYY', '01.04.2026'],
    ['YYYY-MM-DD HH:mm:00', '2026-04-01 03:00:00'],
    ['YYYY-MM-DD 23:59:00', '2026-04-01 23:59:00'],
    ['YYYY', '2026'],
    ['long', '1\u00a0апреля 2026'],
    ['long month', 'апрель 2026'],
  ] as const)('%s → %s', (form, text) => {
    expect(formatDate('2026-04-01', form)).toBe(text);
  });

  it('refuses what is no date', () => {
    expect(() => formatDate('вчера', 'YYYY')).toThrow(RangeError);
  });
});

describe('truncate', () => {
  it('cuts at the first space after the limit and adds an ellipsis', () => {
    expect(truncate('Проценты идут за дни', 10)).toBe('Проценты идут…');
    expect(truncate('Проценты, и только они', 8)).toBe('Проценты…');
  });

  it('leaves alone what has nothing to cut', () => {
    expect(truncate('Проценты', 20)).toBe('Проценты');
    expect(truncate('Проценты идут', 10)).toBe('Проценты идут');
  });
});

describe('typeset', () => {
  it('keeps a dash, and a sign of percent, with what is before it', () => {
    expect(typeset('0,8 % в день — это много')).toBe('0,8\u00a0% в день\u00a0— это много');
  });

  it('lets only very long words be divided, between syllables', () => {
    const divided = typeset('Рефинансирование достопримечательностей').replaceAll('\u00ad', '-');
    expect(divided).toBe('Рефинансирование дос-топ-ри-ме-ча-тель-нос-тей');
  });
});

describe('sizes of files', () => {
  it.each([
    [0, '0 байт'],
    [512, '512 байт'],
    [532, '532 байта'],
    [340_000, '332 КБ'],
    [1_048_500, '1 МБ'],
    [1_258_291, '1,2 МБ'],
    [52_428_800, '50 МБ'],
  ])('%d bytes are «%s»', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text.replaceAll(' ', '\u00a0'));
  });
});

describe('a day of the calendar', () => {
  it.each(['2026-11-21', '2024-02-29', '1899-12-31'])('is %s', (text) => expect(isDay(text)).toBe(true));
  it.each(['2026-02-30', '2025-02-29', '0000-01-01', '21.11.2026', '2026-11-21T00:00', '2026-1-1', ''])(
    'is not «%s»',
    (text) => expect(isDay(text)).toBe(false),
  );
});
