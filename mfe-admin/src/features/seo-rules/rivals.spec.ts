import { describe, expect, it } from '@jest/globals';
import type { SeoMetaRule } from '@polden/api-contract';
import { rivalsOf } from './rivals.ts';

const rule = (id: number, url: string, subdomain = 'msk'): SeoMetaRule => ({
  id,
  url,
  subdomain,
  title: '',
  description: '',
  heading: '',
  keywords: '',
  hidden: false,
});

const RULES = [
  rule(1, '/blog/*'),
  rule(2, '/blog/zaem'),
  rule(3, '/*', 'spb'),
  rule(4, '/blog/z*'),
  rule(5, '/kontakty'),
];

describe('the rules that fit an address', () => {
  it.each([
    ['/blog/zaem?a=1', 'msk', [2, 4, 1]],
    ['/blog/zaem/', 'spb', [3, 2, 4, 1]],
    ['/kontakty', 'msk', [5]],
    ['/Kontakty/', 'msk', [5]],
    ['kontakty', 'msk', []],
    ['/net', 'msk', []],
  ])('%s in %s: %j', (url, city, ids) => {
    expect(rivalsOf(RULES, url, city).map(({ id }) => id)).toEqual(ids);
  });
});
