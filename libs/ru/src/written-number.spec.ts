import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readNumber, writtenNumber } from './index.ts';

describe('a number that is written', () => {
  it.each([
    ['9,5', 9.5],
    ['9.5', 9.5],
    [' 1 250,5 ', 1250.5],
    ['1\u00a0250\u202f000', 1_250_000],
    ['-0,25', -0.25],
    ['\u22123', -3],
  ])('«%s» is %d', (written, value) => {
    expect(readNumber(written)).toBe(value);
  });

  it.each(['', ' ', '-', '9,', ',5', '1e5', '9,5 %', '1,250,000', '1.250,5', '12х', 'NaN', '0x10'])(
    '«%s» is none',
    (written) => {
      expect(readNumber(written)).toBeNull();
    },
  );

  it('is read as it was shown', () => {
    const hundredths = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
    fc.assert(
      fc.property(hundredths, (hundredth) => {
        expect(readNumber(writtenNumber(hundredth / 100))).toBe(hundredth / 100);
      }),
    );
  });
});
