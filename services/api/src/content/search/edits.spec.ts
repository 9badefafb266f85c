import { describe, expect, it } from '@jest/globals';
import { isMisspelt } from './edits.ts';

describe('a word that may be misspelt', () => {
  it.each([
    ['берижно', 'бережно'],
    ['автомобель', 'автомобиль'],
    ['рефинонсировние', 'рефинансирование'],
    ['зйм', 'займ'],
    ['залог', 'залог'],
    ['преостановить', 'приостановить'],
    ['росписка', 'расписка'],
    ['безплатно', 'бесплатно'],
    ['плата', 'оплата'],
  ])('%s may be %s', (typed, meant) => {
    expect(isMisspelt(typed, meant)).toBe(true);
  });

  it.each([
    ['script', 'typescript'],
    ['alert', 'альфа'],
    ['ипотека', 'библиотека'],
    ['отписаться', 'записаться'],
    ['неоплата', 'оплата'],
    ['беспроцентный', 'процентный'],
    ['вклад', 'оклад'],
    ['500000', '50000'],
    ['12', '112'],
  ])('%s is not %s', (typed, other) => {
    expect(isMisspelt(typed, other)).toBe(false);
  });
});
