import { describe, expect, it } from '@jest/globals';
import { SampledNetworks } from './sampled-networks.ts';

const admitted = (networks: SampledNetworks, addresses: readonly string[]) =>
  addresses.filter((ip) => networks.admits(ip)).length;
const many = (ip: (n: number) => string) => Array.from({ length: 100 }, (_, n) => ip(n));

describe('the newcomers of one network', () => {
  it.each([
    ['IPv4', (n: number) => `203.0.113.${n}`],
    ['IPv4 within IPv6', (n: number) => `::ffff:203.0.113.${n}`],
    ['IPv6', (n: number) => `2001:db8:1:${n}::1`],
    ['short IPv6', (n: number) => `2001:db8::${n}`],
  ])('count twenty times: %s', (_what, ip) => {
    expect(admitted(new SampledNetworks(), many(ip))).toBe(20);
  });

  it('do not take the place of others', () => {
    const networks = new SampledNetworks();
    admitted(
      networks,
      many((n) => `203.0.113.${n}`),
    );
    expect(
      admitted(
        networks,
        many((n) => `203.0.${n + 50}.1`),
      ),
    ).toBe(99);
  });
});
