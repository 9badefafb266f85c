import { describe, expect, it } from '@jest/globals';
import { comparedRuns } from './compared-runs.ts';

describe('a comparison for reading', () => {
  it('has the paragraphs that differ whole, and counts the words of the others', () => {
    const runs = comparedRuns([
      { change: 'same', text: 'Первый пункт тот же.\nВторой тоже.\nСтавка ' },
      { change: 'removed', text: '8' },
      { change: 'added', text: '5' },
      { change: 'same', text: ' процентов.\nКонец.' },
    ]);
    expect(runs).toEqual([
      { kind: 'gap', words: 6 },
      {
        kind: 'changed',
        parts: [
          { change: 'same', text: 'Ставка ' },
          { change: 'removed', text: '8' },
          { change: 'added', text: '5' },
          { change: 'same', text: ' процентов.' },
        ],
      },
      { kind: 'gap', words: 1 },
    ]);
  });

  it('keeps a removed paragraph beside the one that came for it', () => {
    const runs = comparedRuns([
      { change: 'removed', text: 'Старый.\nСовсем.' },
      { change: 'added', text: 'Новый.' },
    ]);
    expect(runs).toHaveLength(2);
  });
});
