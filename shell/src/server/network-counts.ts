import { LRUCache } from 'lru-cache';

const MAX_NETWORKS = 50_000;
/** Of eight groups of an IPv6 address. */
const IPV6_GROUPS = 8;
const NETWORK_PARTS = 3;

/** How often each network does something: addresses within one are easily had. */
export class NetworkCounts {
  readonly #counts: LRUCache<string, number>;
  readonly #most: number;

  constructor({ most, withinMs }: { most: number; withinMs: number }) {
    this.#most = most;
    this.#counts = new LRUCache({ max: MAX_NETWORKS, ttl: withinMs });
  }

  /** Whether the address may do it once more; it is counted by the question. */
  admits(ip: string): boolean {
    const network = networkOf(ip);
    const count = this.#counts.get(network) ?? 0;
    // From the first of them on.
    this.#counts.set(network, count + 1, { noUpdateTTL: true });
    return count < this.#most;
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
