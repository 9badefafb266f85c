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

/**
 * What names are written with: letters of any script with their marks, hyphens, apostrophes, dots (also those in the middle:
 * «Gal·la»), brackets around a former name, and what Persian and Indian scripts are joined by.
 */
const SIGNS_OF_NAMES =
  /^[\p{L}\p{M}\s\-\u2010-\u2015\u2212'\u2018\u2019\u02bc\u00b4`.\u00b7\u30fb\u05f3\u05f4()\u200c\u200d]+$/u;

/** «’т Хоофт» and «(Иванова) Петрова» begin with a sign; a hyphen begins a formula in a table. */
const STARTS_AS_NAME = /^[('‘’ʼ`]?\p{L}/u;

/** Of the person who asks for a loan: «Ян Ли» is one, «x», «123» and «-» are none, nor is «=A1 Иван». */
function fullName(max: number): FieldKind {
  const missing = 'Введите имя и фамилию';
  const written = line(max, `Имя и фамилия: одной строкой до ${max} знаков`);
  return {
    ...written,
    check: (text) =>
      (text === '' ? missing : written.check(text)) ??
      (/\p{L}{2}/u.test(text) ? null : missing) ??
      (SIGNS_OF_NAMES.test(text) && STARTS_AS_NAME.test(text) ? null : 'Напишите имя и фамилию буквами'),
    missing,
  };
}
