import { describe, expect, it } from '@jest/globals';
import { bytesOf, joined, KeptText } from './text-parts.ts';

describe('a text in parts', () => {
  it('is the same as text and as bytes', () => {
    const kept = new KeptText('ставка 👋');
    const parts = ['a', 'б', kept, '', kept, 'я'];
    expect(joined(parts)).toBe('aбставка 👋ставка 👋я');
    expect(bytesOf(parts).toString()).toBe(joined(parts));
    expect(bytesOf([]).toString()).toBe('');
  });
});
