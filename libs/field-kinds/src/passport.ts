import { readDepartmentCode, readPassport, withoutPaperWords, type MaskName } from '@polden/ru';
import type { FieldKind } from './field-kind.ts';

const digits =
  (pattern: RegExp) =>
  (text: string): string | null => {
    const compact = withoutPaperWords(text).replace(/\s/gu, '');
    return pattern.test(compact) ? compact : null;
  };

interface Paper {
  /** What is kept of what was written; null for what is none. */
  read: (text: string) => string | null;
  length: number;
  message: string;
  tooLong: string;
  /** What is kept of one that nobody was ever given, and what is said of it. */
  never: RegExp;
  unreal: string;
  example: string;
  mask: MaskName;
}

function paper({ read, length, message, tooLong, never, unreal, example, mask }: Paper): FieldKind {
  return {
    check: (text) => {
      const kept = read(text);
      if (kept !== null) return never.test(kept) ? unreal : null;
      return text.replace(/\D/gu, '').length > length ? tooLong : message;
    },
    normalise: (text) => read(text) ?? text,
    example,
    privacy: 'secret',
    look: { inputMode: 'numeric', mask },
  };
}

// No region of Russia has the code 00, with which series and departments begin, and numbers begin with 000001.

export const passport = /* @__PURE__ */ paper({
  read: readPassport,
  length: 10,
  message: 'Десять цифр: четыре серии и шесть номера, например 4510 123456',
  tooLong: 'Лишние цифры: в серии их четыре, в номере шесть',
  never: /^00|-000000$/u,
  unreal: 'Такого паспорта не бывает: проверьте серию и номер',
  example: '4510 123456',
  mask: 'passport',
});

export const passportSeries = /* @__PURE__ */ paper({
  read: /* @__PURE__ */ digits(/^\d{4}$/u),
  length: 4,
  message: 'Четыре цифры серии',
  tooLong: 'Лишние цифры: в серии их четыре',
  never: /^00/u,
  unreal: 'Такой серии не бывает: проверьте первые цифры',
  example: '4510',
  mask: 'passport-series',
});

export const passportNumber = /* @__PURE__ */ paper({
  read: /* @__PURE__ */ digits(/^\d{6}$/u),
  length: 6,
  message: 'Шесть цифр номера',
  tooLong: 'Лишние цифры: в номере их шесть',
  never: /^000000$/u,
  unreal: 'Такого номера не бывает: проверьте его',
  example: '123456',
  mask: 'passport-number',
});

export const departmentCode = /* @__PURE__ */ paper({
  read: readDepartmentCode,
  length: 6,
  message: 'Шесть цифр, например 770-001',
  tooLong: 'Лишние цифры: в коде их шесть',
  never: /^00/u,
  unreal: 'Такого кода не бывает: проверьте первые цифры',
  example: '770-001',
  mask: 'department',
});
