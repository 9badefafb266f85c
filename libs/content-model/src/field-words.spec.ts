import { describe, expect, it } from '@jest/globals';
import { CONTENT_TYPES } from './content-types.ts';
import { FIELD_WORDS } from './field-words.ts';

/** What is said of each field that must not be empty, once. */
const SAID = new Set(
  CONTENT_TYPES.flatMap(({ fields }) =>
    Object.values(fields)
      .filter(({ required, kind }) => required !== 'never' && kind !== 'choice')
      .map((field) => FIELD_WORDS.missing(field)),
  ),
);

describe('what is said of an empty field', () => {
  it('is an instruction that reads as Russian, for every field of every type', () => {
    expect([...SAID].toSorted((a, b) => a.localeCompare(b, 'ru'))).toMatchInlineSnapshot();
  });
});
