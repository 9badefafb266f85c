import { describe, expect, it } from '@jest/globals';
import {
  formatDate,
  formatKopecks,
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
  });

  it.each([
    [900, '900 ₽'],
    [400_000, '400 тыс. ₽'],
    [1_500_000, '1,5 млн ₽'],
    [2_000_000_000, '2 млрд ₽'],
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

  it.each([
    ['DD.MM.YYYY', '01.04.2026'],
    ['YYYY-MM-DD HH:mm:00', '2026-04-01 03:00:00'],
    ['YYYY-MM-DD 23:59:00', '2026-04-01 23:59:00'],
    ['YYYY', '2026'],
    ['long', '1 апреля 2026'],
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
  it('keeps a dash with the word before it', () => {
    expect(typeset('0,8 % в день — это много')).toBe('0,8 % в день\u00a0— это много');
  });

  it('lets only very long words be divided, between syllables', () => {
    const divided = typeset('Рефинансирование достопримечательностей').replaceAll('\u00ad', '-');
    expect(divided).toBe('Рефинансирование дос-топ-ри-ме-ча-тель-нос-тей');
  });
});
