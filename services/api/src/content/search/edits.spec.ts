import { describe, expect, it } from '@jest/globals';
import { isMisspelt } from './edits.ts';

describe('a word that may be misspelt', () => {
  it.each([
    ['берижно', 'бережно'],
    ['автомобель', 'автомобиль'],
    ['рефинонсировние', 'рефинансирование'],
    ['зйм', 'займ'],
    ['залог', 'залог'],
  ])('%s may be %s', (typed, meant) => {
    expect(isMisspelt(typed, meant)).toBe(true);
  });

  it.each([
    ['script', 'typescript'],
    ['alert', 'альфа'],
    ['ипотека', 'библиотека'],
  ])('%s is not %s', (typed, other) => {
    expect(isMisspelt(typed, other)).toBe(false);
  });
});
