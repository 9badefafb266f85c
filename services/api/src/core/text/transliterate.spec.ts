import { describe, expect, it } from '@jest/globals';
import { slugOf } from './transliterate.ts';

describe('a slug from a title', () => {
  it.each([
    ['Ёлка, ёжик и Щука', 'elka-ezhik-i-schuka'],
    ['  Заём под 0,5 % — сколько это? ', 'zaem-pod-0-5-skolko-eto'],
    ['Объём «подъёма»', 'obem-podema'],
    ['Café № 5', 'cafe-no-5'],
    ['Йогурт и и\u0306од', 'yogurt-i-yod'],
    ['— … —', ''],
    ['日本', ''],
    ['Итоги [[year]] года', 'itogi-goda'],
    ['[[year]]', ''],
  ])('%s → %s', (title, slug) => {
    expect(slugOf(title, 80)).toBe(slug);
  });

  it('is cut between words, and within one that is too long', () => {
    expect(slugOf('первая вторая третья', 14)).toBe('pervaya');
    expect(slugOf('а'.repeat(50), 10)).toBe('a'.repeat(10));
  });
});
