import { LRUCache } from 'lru-cache';

const HOUR_MS = 3_600_000;
const MAX_NETWORKS = 50_000;
/** The API weighs as many page views of one network in an hour. */
const MOST_OF_ONE = 20;
/** Of eight groups of an IPv6 address. */
const IPV6_GROUPS = 8;
const NETWORK_PARTS = 3;

/** How many newcomers of each network are counted: nobody shall outweigh the visitors of a canary from his own. */
export class SampledNetworks {
  readonly #counts = new LRUCache<string, number>({ max: MAX_NETWORKS, ttl: HOUR_MS });

  /** Whether one more newcomer from the address counts; he is counted by the question. */
  admits(ip: string): boolean {
    const network = networkOf(ip);
    const count = this.#counts.get(network) ?? 0;
    // An hour from the first of them on.
    this.#counts.set(network, count + 1, { noUpdateTTL: true });
    return count < MOST_OF_ONE;
  }
}

/** The /24 of an IPv4 address, the /48 of an IPv6 one. */
function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!address.includes(':')) return address.split('.').slice(0, NETWORK_PARTS).join('.');
  const [head = '', tail = ''] = address.split('::');
  const [before, after] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const zeros = IPV6_GROUPS - (before?.length ?? 0) - (after?.length ?? 0);
  const groups = [...(before ?? []), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...(after ?? [])];
  return groups.slice(0, NETWORK_PARTS).join(':');
}
