import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type TextPart, textDiff } from './text-diff.ts';

const side = (parts: TextPart[], without: TextPart['kind']): string =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

describe('textDiff', () => {
  it('names the words that came and went', () => {
    expect(textDiff('Ставка от 3% в месяц.', 'Ставка от 2% в месяц')).toEqual([
      { kind: 'same', text: 'Ставка от ' },
      { kind: 'removed', text: '3' },
      { kind: 'added', text: '2' },
      { kind: 'same', text: '% в месяц' },
      { kind: 'removed', text: '.' },
    ]);
  });

  it('keeps both texts whole', () => {
    const text = fc
      .array(fc.constantFrom('заём ', 'ставка', ', ', '\n', '2', '🏠'))
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = textDiff(before, after);
        expect([side(parts, 'added'), side(parts, 'removed')]).toEqual([before, after]);
      }),
    );
  });
});
