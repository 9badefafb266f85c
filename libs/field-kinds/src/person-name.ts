import type { FieldKind } from './field-kind.ts';

const NAME = /^[А-Яа-яЁё][А-Яа-яЁё\s'’-]*$/u;
const MAX = 60;
/** What editors of texts and keyboards of telephones write instead of the two signs of a name. */
const HYPHENS = /[\u2010-\u2015\u2212]/gu;
const APOSTROPHES = /[\u2018\u02bc\u00b4`]/gu;
const NONE = /^(?:[-\u2010-\u2015\u2212]+|нет|отсутствует)$/iu;
const PART = /[^\s-]+/gu;
/** Of a part, after a full stop («А.П.»), and of what follows the one letter before an apostrophe: «О’Коннор». */
const FIRST_LETTERS = /(?:^\(?|\.)(?:\p{L}['’])?[\p{sc=Cyrl}\p{sc=Latn}]/gu;
/** Letters of an abbreviation: «ИП», «ООО». */
const MAX_ABBREVIATION = 3;
const PARTICLES = new Set(
  'оглы оглу кызы гызы улы уулу заде аль эль ибн бен абу фон цу ван ден дер тер де да дю ла ле'.split(' '),
);

/** First name, surname or patronymic as in a passport. */
export const personName: FieldKind = {
  check: (text) => {
    if (!NAME.test(asInPassport(text))) return 'Русскими буквами, как в паспорте';
    return text.length > MAX ? `Не длиннее ${MAX} знаков` : null;
  },
  normalise: asInPassport,
  none: NONE,
  maxLength: MAX,
  example: 'Анна',
  privacy: 'personal',
};

/**
 * «иванова-петрова» and «ИВАНОВА-ПЕТРОВА» as «Иванова-Петрова»; what has capitals of its own is taken as it is, as is an
 * abbreviation beside it («ИП Иванов»). Particles («оглы», «фон») stay small beside a name.
 */
export function capitalised(name: string): string {
  const parts = name.match(PART) ?? [];
  const names = parts.filter((part) => !PARTICLES.has(part.toLowerCase()));
  const isShouted = names.every(isInCapitals);
  return name.replace(PART, (part) => {
    const lower = part.toLowerCase();
    if (part !== lower && part.slice(1) !== part.slice(1).toUpperCase()) return part;
    if (names.length > 0 && PARTICLES.has(lower)) return lower;
    if (!isShouted && part.length <= MAX_ABBREVIATION && isInCapitals(part)) return part;
    return lower.replace(FIRST_LETTERS, (letter) => letter.toUpperCase());
  });
}

function isInCapitals(part: string): boolean {
  return part === part.toUpperCase();
}

function asInPassport(text: string): string {
  return capitalised(text.replace(/\s+/gu, ' ').replace(HYPHENS, '-').replace(APOSTROPHES, '’'));
}
