import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FIELD_KINDS, type FieldKindName } from './kinds.ts';
import { isoDay } from './days.ts';
import { link, pageLink } from './link.ts';
import { wishedSum } from './money.ts';
import { capitalised } from './person-name.ts';
import { REQUEST_TEXTS } from './request-texts.ts';
import { checkField, type FieldKind, visibleText, writtenText } from './field-kind.ts';

const year = new Date().getFullYear();

/** What people write, and what is kept of it; null: refused. */
const WRITTEN: Record<FieldKindName, Record<string, string | null>> = {
  name: {
    "О'Коннор": "О'Коннор",
    'Анна\u2011Мария': 'Анна-Мария',
    'Салтыков–Щедрин': 'Салтыков-Щедрин',
    Дʼаннунцио: 'Д’аннунцио',
    '-': null,
    'Анна  Мария': 'Анна Мария',
    'иванова-петрова': 'Иванова-Петрова',
    ИВАНОВА: 'Иванова',
    иВАНОВА: 'Иванова',
    "о'коннор": "О'Коннор",
    'лук’яненко': 'Лук’яненко',
    МакДональд: 'МакДональд',
    'гусейн оглы': 'Гусейн оглы',
    'ГУСЕЙН-ОГЛЫ': 'Гусейн-оглы',
    'Гусейн Оглы': 'Гусейн Оглы',
    'фон дер браун': 'фон дер Браун',
    ван: 'Ван',
    Нет: 'Нет',
    Anna: null,
    ['А'.repeat(61)]: null,
  },
  birthday: {
    [`05.03.${year - 30}`]: `${year - 30}-03-05`,
    [`${year - 30}-03-05`]: `${year - 30}-03-05`,
    '31.02.1990': null,
    '05.03.1890': null,
    [`01.01.${year - 19}`]: null,
  },
  'past-day': {
    '20.05.2015': '2015-05-20',
    [`01.01.${year + 1}`]: null,
    '5.3.2015': '2015-03-05',
    '5.3.15': '2015-03-05',
  },
  passport: {
    '45 10 123456': '4510-123456',
    '4510-123456': '4510-123456',
    '4510 12345': null,
    '4510 1234567': null,
    '0000 000000': null,
    '0010 123456': null,
    '4510 000000': null,
  },
  'passport-series': { '45 10': '4510', 'Серия 4510': '4510', '451': null, '45101': null, '0010': null },
  'passport-number': {
    '123456': '123456',
    '№ 123456': '123456',
    '12345': null,
    '1234567': null,
    '000000': null,
  },
  department: { '770001': '770-001', '77-001': null, '000-000': null, '770-0011': null },
  'place-of-issue': {
    'ОВД Арбат': 'ОВД Арбат',
    '5-м отделом милиции г. Уфы': '5-м отделом милиции г. Уфы',
    А: null,
    '12345': null,
    '🙂🙂🙂': null,
    'ОВД 🙂 Арбат': null,
    '---': null,
    ['а'.repeat(301)]: null,
  },
  line: { 'г. Москва': 'г. Москва', 'а\u0007б': null, '123': null },
  region: { Подмосковье: 'Московская область', Атлантида: null },
  money: {
    '90 000': '90000',
    '90\u00a0000 ₽': '90000',
    '90000 руб.': '90000',
    '0': null,
    '300 000,00 ₽': '300000',
    '1,5': null,
    '1,5 млн': '1500000',
    '60 тыс': '60000',
    '12 500 руб': '12500',
    '60 штук': null,
    '1e6': null,
    '100000001': null,
  },
  email: {
    'anna@почта.рф': 'anna@почта.рф',
    'anna@xn--80a1acny.xn--p1ai': 'anna@xn--80a1acny.xn--p1ai',
    'анна@mail.ru': null,
    "o'brien@mail.ru": "o'brien@mail.ru",
    'anna@': null,
    'a..b@mail.ru': null,
    'anna@mail.r': null,
    'anna@-mail.ru': null,
  },
  mobile: {
    '8 (916) 123-45-67': '+79161234567',
    '+7\u00a0916\u00a0123\u201145\u201167': '+79161234567',
    '8.916.123.45.67': '+79161234567',
    '+7 8 916 123-45-67': '+79161234567',
    '++7 916 123-45-67': '+79161234567',
    '＋７９１６１２３４５６７': '+79161234567',
    '+7 495 123-45-67': null,
    '+7': null,
  },
  phone: { '+7 495 123-45-67': '+74951234567', '12': null },
  'car-mark': { 'LADA (ВАЗ)': 'LADA (ВАЗ)', ['x'.repeat(61)]: null, '🙂': null },
  'car-model': { Vesta: 'Vesta', 'a\nb': null },
  'car-year': { [String(year - 20)]: String(year - 20), [String(year - 21)]: null, [String(year + 1)]: null },
  property: { 'Катер «Волжанка 46»': 'Катер «Волжанка 46»', '…': null, ['x'.repeat(101)]: null },
  'property-year': { [String(year - 50)]: String(year - 50), '84': null, [String(year + 1)]: null },
  registration: { 'РХХ 12-34': 'РХХ 12-34', '—': null, ['1'.repeat(41)]: null },
  plate: { 'a 123 bc 77': 'А123ВС77', Д123ВС77: null },
  vin: {
    'xta 210990-Y2765432': 'XTA210990Y2765432',
    ХТА210990У2765432: 'XTA210990Y2765432',
    XTA210990Y276543O: null,
    XTA210990Y276543: null,
  },
  inn: {
    '7707083893': '7707083893',
    '77 0708 3893': '7707083893',
    '500100732259': '500100732259',
    '7707083894': null,
    '500100732258': null,
    '77070838931': null,
  },
};

const kinds = Object.entries(FIELD_KINDS) as [FieldKindName, FieldKind][];
const read = ({ check, normalise }: FieldKind, text: string): string | null =>
  check(text) === null ? (normalise?.(text) ?? text) : null;

describe.each(kinds)('the kind %s', (name, kind) => {
  it.each(Object.entries(WRITTEN[name]))('reads «%s» as %s', (text, kept) => {
    expect(read(kind, text)).toBe(kept);
  });

  it('says in Russian what is wrong', () => {
    expect(kind.check('')).toMatch(/[а-яё]/iu);
  });

  it('takes again, unchanged, what it keeps', () => {
    const samples = fc.constantFrom(...Object.keys(WRITTEN[name]));
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme' }), samples), (text) => {
        const kept = read(kind, text.trim());
        if (kept !== null && kept !== '') expect(read(kind, kept)).toBe(kept);
      }),
    );
  });
});

describe('a paper with more digits than there are', () => {
  it.each([
    [FIELD_KINDS.passport, '4510 1234567', 'Лишние цифры: в серии их четыре, в номере шесть'],
    [FIELD_KINDS['passport-series'], '45101', 'Лишние цифры: в серии их четыре'],
    [FIELD_KINDS['passport-number'], '1234567', 'Лишние цифры: в номере их шесть'],
    [FIELD_KINDS.department, '770-0011', 'Лишние цифры: в коде их шесть'],
  ])('is told so, not cut: %#', (kind, typed, problem) => {
    expect(checkField(kind, typed, null)).toBe(problem);
  });
});

describe('a sum', () => {
  it('of nothing is told so: figures it has', () => {
    expect(checkField(FIELD_KINDS.money, '0', null)).toBe('Нужна сумма больше нуля');
  });

  it.each([
    [FIELD_KINDS.money, '1 500 000 000', '100 000 000'],
    [FIELD_KINDS.money, '123 456 789 012 345', '100 000 000'],
    [wishedSum, '1 500 000 000', '1 000 000 000'],
  ])('that is too large is told so, with the largest one: %#', (kind, typed, largest) => {
    const told = checkField(kind, typed, null)?.replaceAll('\u00a0', ' ');
    expect(told).toBe(`Слишком большая сумма: можно до ${largest} ₽`);
  });

  it('as large as that is taken', () => {
    expect(checkField(wishedSum, '1 000 000 000', null)).toBeNull();
  });
});

describe('a text that was copied', () => {
  it.each([
    ['a phone from contacts', FIELD_KINDS.mobile, '\u202a+7 916 123-45-67\u202c', '+7 916 123-45-67'],
    ['an address from a messenger', FIELD_KINDS.email, '\ufeffanna@mail.ru\u200b', 'anna@mail.ru'],
    ['a name from a page', FIELD_KINDS.name, 'Сал\u00adты\u00adков', 'Салтыков'],
  ])('has no marks that nobody sees: %s', (_what, kind, copied, meant) => {
    expect(visibleText(copied)).toBe(meant);
    expect(checkField(kind, copied, null)).toBeNull();
  });

  it('of nothing else is empty, and keeps what emoji are joined by', () => {
    expect(checkField(FIELD_KINDS.email, ' \u200b\ufeff', 'Введите адрес почты')).toBe('Введите адрес почты');
    expect(visibleText('👨\u200d👩\u200d👧')).toBe('👨\u200d👩\u200d👧');
  });
});

describe('a day that no calendar has', () => {
  it.each([
    [FIELD_KINDS.birthday, '31.02.1950'],
    [FIELD_KINDS.birthday, '45.3.1990'],
    [FIELD_KINDS['past-day'], '31-04-2015'],
    [isoDay, '2026-02-31'],
  ])('is told so: %#', (kind, typed) => {
    expect(checkField(kind, typed, null)).toBe('Такого дня нет: проверьте дату');
  });
});

describe('a name that somebody does not have', () => {
  it.each(['-', '—', 'нет', 'Нет', 'отсутствует'])(
    'may be told with «%s» where it may be left out',
    (typed) => {
      expect(checkField(FIELD_KINDS.name, typed, null)).toBeNull();
      expect(writtenText(FIELD_KINDS.name, typed, true)).toBe('');
      expect(writtenText(FIELD_KINDS.name, typed, false)).toBe(typed);
    },
  );

  it('is asked for where it is wanted', () => {
    expect(checkField(FIELD_KINDS.name, '-', 'Укажите фамилию')).toMatch(/Русскими буквами/u);
  });
});

describe('a field that is left empty', () => {
  it('is told so where it is wanted, and may stay so elsewhere', () => {
    expect(checkField(FIELD_KINDS.email, '  ', 'Введите адрес почты')).toBe('Введите адрес почты');
    expect(checkField(FIELD_KINDS.email, '  ', null)).toBeNull();
  });
});

describe('the name of who asks for a loan', () => {
  it.each([
    ['Анна Иванова', null],
    ['Ян Ли', null],
    ['x', 'Введите имя и фамилию'],
    ['123', 'Введите имя и фамилию'],
    ['<b>x</b>', 'Введите имя и фамилию'],
    ['', 'Введите имя и фамилию'],
    ['Мамедов Али Гусейн-оглы', null],
    ['Jean–Luc d’Artagnan', null],
    ["O'Neil Patrick Jr.", null],
    ["'t Hooft Gerard", null],
    ['Иванова (Петрова) Анна', null],
    ['А. С. Пушкин', null],
    ['Nguyễn Thị Minh Khai', null],
    ['Gal·la Ferrer', null],
    ['ნინო ბერიძე', null],
    ['محمد علی\u200cزاده', null],
    ['अनिल कुमार', null],
    ["=cmd|' /C calc'!A0 Иван", 'Напишите имя и фамилию буквами'],
    ['-Иван Петров', 'Напишите имя и фамилию буквами'],
    ['Иван <b>Петров</b>', 'Напишите имя и фамилию буквами'],
    ['Иван Петров 1990', 'Напишите имя и фамилию буквами'],
    ['Иван Петров; DROP', 'Напишите имя и фамилию буквами'],
    ['я'.repeat(201), 'Имя и фамилия: одной строкой до 200 знаков'],
  ])('«%s»: %s', (typed, problem) => {
    expect(checkField(REQUEST_TEXTS.fullName, typed, REQUEST_TEXTS.fullName.missing ?? null)).toBe(problem);
  });
});

describe('a name of any script', () => {
  it.each([
    ['анна иванова', 'Анна Иванова'],
    ['ИВАНОВА (ПЕТРОВА) А. С.', 'Иванова (Петрова) А. С.'],
    ["'t Hooft gerard", "'t Hooft Gerard"],
    ['Иванова А.П.', 'Иванова А.П.'],
    ['иванова а.п.', 'Иванова А.П.'],
    ['ИП Иванов Пётр', 'ИП Иванов Пётр'],
    ['МАМЕДОВ АЛИ оглы', 'Мамедов Али оглы'],
    ['Мамедова АННА КЫЗЫ', 'Мамедова Анна кызы'],
    ['Jean–Luc d’Artagnan', 'Jean–Luc d’Artagnan'],
    ['ნინო ბერიძე', 'ნინო ბერიძე'],
  ])('begins with capitals: «%s»', (typed, kept) => {
    expect(capitalised(typed)).toBe(kept);
  });
});

describe('the address of a page', () => {
  it.each(['/', '/blog?tab=2#top', '/деньги', 'https://polden.example/blog', 'http://localhost:4000/'])(
    '«%s» is one',
    (written) => {
      expect(checkField(pageLink, written, null)).toBeNull();
    },
  );

  it.each([
    'javascript:1',
    ' JavaScript:alert(1)',
    'data:text/html,1',
    '//evil.example',
    '/\\evil.example',
    'blog',
    `/${'a'.repeat(500)}`,
    '/a\u0007b',
  ])('«%s» is none', (written) => {
    expect(checkField(pageLink, written, null)).toBe('Неизвестная страница');
  });
});

describe('the address of a page elsewhere', () => {
  it.each([
    ['https://hh.example/resume/1', 'https://hh.example/resume/1'],
    ['hh.example/resume/1?a=1', 'https://hh.example/resume/1?a=1'],
    ['www.hh.example', 'https://www.hh.example'],
    ['//hh.example/1', 'https://hh.example/1'],
    ['http://hh.example/1', 'https://hh.example/1'],
    ['резюме.рф', 'https://резюме.рф'],
  ])('«%s» is kept as «%s»', (written, kept) => {
    expect(checkField(link, written, null)).toBeNull();
    expect(link.normalise?.(written)).toBe(kept);
  });

  it.each([
    'javascript:alert(1)',
    'ftp://hh.example/1',
    'mailto:anna@mail.ru',
    'anna@mail.ru',
    'резюме',
    'пришлю позже.',
    `hh.example/${'a'.repeat(490)}`,
  ])('«%s» is none', (written) => {
    expect(checkField(link, written, null)).toMatch(/адрес страницы целиком/u);
  });
});

describe('a name that is asked for in one line', () => {
  it.each([
    ['Анна', null],
    ['Анна Мария, 2-й отдел', null],
    ['Li', null],
    ['-', 'Напишите словами: одних знаков мало'],
    ['🙂', 'Напишите словами: одних знаков мало'],
    ['12', 'Напишите буквами, как к вам обращаться'],
  ])('«%s»: %s', (typed, problem) => {
    expect(checkField(REQUEST_TEXTS.name, typed, null)).toBe(problem);
  });
});
