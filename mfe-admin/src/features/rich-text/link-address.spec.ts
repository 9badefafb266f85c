import { describe, expect, it } from '@jest/globals';
import { isAllowedLink, toLinkAddress } from './link-address.ts';

describe('the address of a link', () => {
  it.each([
    ['/blog', '/blog'],
    ['#calc', '#calc'],
    ['https://example.ru/a?b=1', 'https://example.ru/a?b=1'],
    [' example.ru/a ', 'https://example.ru/a'],
    ['полдень.рф', 'https://полдень.рф'],
    ['info@example.ru', 'mailto:info@example.ru'],
    ['tel:+78005551200', 'tel:+78005551200'],
    ['8 (800) 555-12-00', 'tel:+78005551200'],
  ])('«%s» → %s', (typed, address) => {
    expect(toLinkAddress(typed)).toBe(address);
  });

  it.each([
    '',
    'слово',
    '12 345',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//evil.example',
  ])('«%s» is none', (typed) => {
    expect(toLinkAddress(typed)).toBeNull();
    if (typed !== '') expect(isAllowedLink(typed)).toBe(false);
  });
});
