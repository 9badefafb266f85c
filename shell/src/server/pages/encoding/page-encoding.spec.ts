import { describe, expect, it } from '@jest/globals';
import { encodingFor, ownEncodingFor } from './page-encoding.ts';

const asked = (accepted: string | undefined) => ({ headers: { 'accept-encoding': accepted } });

describe('a page goes out in a form that the visitor takes', () => {
  it.each([
    [undefined, 'identity', 'identity'],
    ['', 'identity', 'identity'],
    ['gzip, deflate, br, zstd', 'br', 'zstd'],
    ['gzip,deflate,br', 'br', 'br'],
    ['GZIP', 'gzip', 'gzip'],
    ['x-gzip', 'gzip', 'gzip'],
    ['br;q=0', 'identity', 'identity'],
    ['br; Q=0.000', 'identity', 'identity'],
    ['gzip, br;q=0', 'gzip', 'gzip'],
    ['xbr', 'identity', 'identity'],
    ['brotli, gzip2', 'identity', 'identity'],
    ['zstd;q=0, br;q=0.5, gzip ; q=0.5', 'br', 'br'],
    ['br;q=0.1, gzip;q=1.0', 'gzip', 'gzip'],
    ['*', 'br', 'zstd'],
    ['*;q=0', 'identity', 'identity'],
    ['br;q=0, zstd;q=0, *', 'gzip', 'gzip'],
    ['identity, *;q=0', 'identity', 'identity'],
    ['identity, br;q=0.5', 'identity', 'identity'],
    ['identity;q=0.5, br', 'br', 'br'],
    ['br;q=2, gzip;q=x', 'identity', 'identity'],
    [`${'a,'.repeat(1_000)}br`, 'br', 'br'],
  ])('of «%s»: a kept one as %s, his own as %s', (accepted, kept, own) => {
    for (let time = 0; time < 2; time += 1) {
      expect(encodingFor(asked(accepted))).toBe(kept);
      expect(ownEncodingFor(asked(accepted))).toBe(own);
    }
  });
});
