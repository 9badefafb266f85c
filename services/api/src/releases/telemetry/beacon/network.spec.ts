import { randomBytes } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { hourlyNameOf, networkOf } from './network.ts';

const secret = randomBytes(32);

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.250', true],
    ['203.0.113.7', '203.0.114.7', false],
    ['::ffff:203.0.113.7', '203.0.113.9', true],
    ['2001:db8:1:ab00::1', '2001:db8:1:ac00:5::9', true],
    ['2001:db8:1::1', '2001:db8:1:2::1', true],
    ['2001:db8:1::1', '2001:db8:2::1', false],
    ['2001:db8::1', '2001:db8:0:ffff::1', true],
  ])('of %s and %s is the same: %s', (one, other, same) => {
    expect(networkOf(one) === networkOf(other)).toBe(same);
  });

  it('is not known again an hour later', () => {
    const name = (hour: number) => hourlyNameOf('203.0.113.7', secret, hour * 3_600_000);
    expect(name(5)).toBe(name(5));
    expect(name(5)).not.toBe(name(6));
  });
});
