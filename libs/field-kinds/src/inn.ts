import { reading, type FieldKind } from './field-kind.ts';

/** Weights of the digits before each check digit: of an organization, and the two of a person. */
const ORGANIZATION = [2, 4, 10, 3, 5, 9, 4, 6, 8];
const PERSON = [
  [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
];

/** The taxpayer's number (ИНН): ten digits of an organization or twelve of a person, the last of which check the rest. */
function readInn(text: string): string | null {
  const digits = text.replace(/\s/gu, '');
  if (!/^(?:\d{10}|\d{12})$/u.test(digits)) return null;
  const checks = digits.length === 10 ? [ORGANIZATION] : PERSON;
  return checks.every((weights) => checkDigit(digits, weights) === Number(digits[weights.length]))
    ? digits
    : null;
}

function checkDigit(digits: string, weights: readonly number[]): number {
  return (weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11) % 10;
}

export const inn: FieldKind = {
  .../* @__PURE__ */ reading(readInn, 'Десять цифр у организации, двенадцать у человека: проверьте номер'),
  example: '7707083893',
  privacy: 'personal',
  look: { inputMode: 'numeric' },
};
