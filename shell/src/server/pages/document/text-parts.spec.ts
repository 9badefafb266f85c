import { describe, expect, it } from '@jest/globals';
import { bytesOf, joined, KeptText, ROOM } from './text-parts.ts';

describe('a text in parts', () => {
  it('is the same as text and as bytes', () => {
    const kept = new KeptText('ставка 👋');
    const parts = ['a', 'б', kept, '', kept, 'я'];
    expect(joined(parts)).toBe('aбставка 👋ставка 👋я');
    expect(bytesOf(parts).toString()).toBe(joined(parts));
    expect(bytesOf([]).toString()).toBe('');
  });

  it('is whole however long it is', () => {
    for (const length of [ROOM / 3 - 1, ROOM / 3, ROOM / 2, ROOM, 3 * ROOM]) {
      const parts = ['<', 'я'.repeat(length), new KeptText('👋'), '>'];
      expect(bytesOf(parts).toString()).toBe(joined(parts));
    }
  });
});
