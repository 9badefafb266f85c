import type { FieldKind } from './field-kind.ts';
import { calledName, line, lines, written } from './text.ts';

const NAME_MAX = 100;
const FULL_NAME_MAX = 200;
const COMMENT_MAX = 2_000;
const REVIEW_MAX = 4_000;

/**
 * The texts that requests of one step ask for: a form and the API tell of one that is too long in the same words,
 * which name the field as its label does, or not at all where the labels differ.
 */
export const REQUEST_TEXTS = {
  name: calledName(NAME_MAX, 'как к вам обращаться'),
  fullName: fullName(FULL_NAME_MAX),
  friendName: calledName(NAME_MAX, 'как зовут друга'),
  city: written(100, 'Город: одной строкой до 100 знаков'),
  company: written(200, 'Компания или сайт: одной строкой до 200 знаков'),
  site: written(200, 'Сайт или компания: одной строкой до 200 знаков'),
  address: written(300, 'Адрес объекта: одной строкой до 300 знаков'),
  comment: lines(COMMENT_MAX, `Уложитесь в ${COMMENT_MAX} знаков`),
  question: lines(COMMENT_MAX, `Ваш вопрос: до ${COMMENT_MAX} знаков`),
  review: lines(REVIEW_MAX, `Уложитесь в ${REVIEW_MAX} знаков`),
} as const satisfies Record<string, FieldKind>;

/** Of the person who asks for a loan: «Ян Ли» is one, «x», «123» and «-» are none. */
function fullName(max: number): FieldKind {
  const missing = 'Введите имя и фамилию';
  const written = line(max, `Имя и фамилия: одной строкой до ${max} знаков`);
  return {
    ...written,
    check: (text) =>
      (text === '' ? missing : written.check(text)) ?? (/\p{L}{2}/u.test(text) ? null : missing),
    missing,
  };
}
