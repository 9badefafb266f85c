import { describe, expect, it } from '@jest/globals';
import { pageAddress, pagePattern } from './index.ts';

describe('the form in which a page is found', () => {
  it.each([
    ['/', '/'],
    ['/blog/', '/blog'],
    ['/AU4', '/au4'],
    ['//evil.example', null],
    ['/blog//pts//', '/blog/pts'],
    ['/Блог', '/%d0%b1%d0%bb%d0%be%d0%b3'],
    ['/%', '/%'],
    ['/au4?x=1', null],
    ['/blog#a', null],
    ['blog', null],
  ])('of %s is %s', (path, address) => {
    expect(pageAddress(path)?.toLowerCase() ?? null).toBe(address);
  });

  it('is the same for all spellings of one address', () => {
    const spellings = ['/Блог', '/блог/', '/%D0%B1%D0%BB%D0%BE%D0%B3', '/%d0%91%d0%bb%d0%be%d0%b3'];
    expect(new Set(spellings.map(pageAddress)).size).toBe(1);
  });
});

describe('the form of a pattern', () => {
  it.each([
    ['/*', '/*'],
    ['/Blog/*', '/blog/*'],
    ['/blog*', '/blog*'],
    ['/blog/', '/blog'],
    ['/blog/*/x', null],
    ['/zz**', null],
    ['/blog?*', null],
    ['*', null],
  ])('of %s is %s', (pattern, form) => {
    expect(pagePattern(pattern)).toBe(form);
  });
});
