import { describe, expect, it } from '@jest/globals';
import { plainText } from './pdf-text.ts';

describe('the text of a file', () => {
  it.each([
    ['has no control characters, which no database takes', 'Став\u0000 ка\u0007:\u0085 5', 'Став ка : 5'],
    ['has single spaces', ' Ставка \n\n\t 5 ', 'Ставка 5'],
    [
      'has a line for each point',
      'Правила 1. Ставка 1.1. Срок 5 дней',
      'Правила\n1. Ставка\n1.1. Срок 5 дней',
    ],
  ])('%s', (_name, text, plain) => {
    expect(plainText(text)).toBe(plain);
  });
});
