import { reading, type FieldKind } from './field-kind.ts';

const PASSPORT_LINE_MIN = 3;
const PASSPORT_LINE_MAX = 300;

/** One line of up to `max` characters. */
export function line(max: number, message: string): FieldKind {
  return {
    check: (text) => (text !== '' && isLine(text, max) ? null : message),
    maxLength: max,
    privacy: 'personal',
  };
}

/** A line that a person writes: one of its characters at least is a letter or a figure. */
export function written(max: number, message: string): FieldKind {
  const any = line(max, message);
  return {
    ...any,
    check: (text) =>
      any.check(text) ?? (/[\p{L}\p{N}]/u.test(text) ? null : 'Напишите словами: одних знаков мало'),
  };
}

/** How somebody is called: a line with a letter in it. `asked` in the words of its label: «как зовут друга». */
export function calledName(max: number, asked: string): FieldKind {
  const any = written(max, `Напишите, ${asked}, одной строкой до ${max} знаков`);
  return {
    ...any,
    check: (text) => any.check(text) ?? (/\p{L}/u.test(text) ? null : `Напишите буквами, ${asked}`),
  };
}

/** Several lines of up to `max` characters. */
export function lines(max: number, message: string): FieldKind {
  const read = (text: string) => {
    const tidy = text
      .replace(/\r\n?/gu, '\n')
      .replace(/[^\P{Cc}\n]/gu, ' ')
      .trim();
    return tidy.length <= max && tidy !== '' ? tidy : null;
  };
  return { ...reading(read, message), maxLength: max, privacy: 'personal' };
}

/** What a passport says in words: who gave it, where somebody was born; and an address. */
export const passportLine: FieldKind = {
  check: (text) => {
    if (text.length < PASSPORT_LINE_MIN) return 'Слишком коротко: напишите целиком';
    if (!isLine(text, PASSPORT_LINE_MAX)) return `Одной строкой, до ${PASSPORT_LINE_MAX} знаков`;
    return /[а-яё]{2}/iu.test(text) && !/\p{Extended_Pictographic}/u.test(text)
      ? null
      : 'Напишите словами, русскими буквами';
  },
  maxLength: PASSPORT_LINE_MAX,
  privacy: 'secret',
};

function isLine(text: string, max: number): boolean {
  return text.length <= max && !/\p{Cc}/u.test(text);
}
