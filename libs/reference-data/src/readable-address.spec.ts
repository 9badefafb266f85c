import { describe, expect, it } from '@jest/globals';
import { pageAddress } from './page-address.ts';
import { readableAddress } from './readable-address.ts';

describe('an address as people write it', () => {
  it.each([
    ['/%D0%B0%D0%BA%D1%86%D0%B8%D1%8F', '/акция'],
    ['/blog/%d1%91%D0%B6-2026?q=%D0%B0', '/blog/ёж-2026?q=а'],
    // What means something else when it is not encoded.
    ['/a%20b%2Fc%3Fd%25', '/a%20b%2Fc%3Fd%25'],
    ['/%D0%B0%20%D0%B1%E2%80%AE', '/а%20б%E2%80%AE'],
    // Half a letter, and no letter at all.
    ['/%D0', '/%D0'],
    ['50%', '50%'],
    ['/plain', '/plain'],
  ])('%s', (address, written) => {
    expect(readableAddress(address)).toBe(written);
  });

  it('leads to the same page', () => {
    const address = '/%d1%81%d1%82%d0%b0%d1%80%d0%b0%d1%8f%20x';
    expect(pageAddress(readableAddress(address))?.toLowerCase()).toBe(address);
  });
});
