import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu;
const GROUPS = 8;
/** Providers give a whole /64 to one customer. */
const CUSTOMER_GROUPS = 4;

/** A site of a customer, or a small provider. */
const NETWORK_GROUPS = 3;
const NETWORK_OCTETS = 3;

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 one. */
export function addressKey(ip: string): string {
  return ipv4Of(ip) ?? groupsOf(ip, CUSTOMER_GROUPS);
}

/** What counts as one network: the /24 of an IPv4 address, or the /48 of an IPv6 one. */
export function networkKey(ip: string): string {
  return ipv4Of(ip)?.split('.').slice(0, NETWORK_OCTETS).join('.') ?? groupsOf(ip, NETWORK_GROUPS);
}

/** Null for an IPv6 address; what is no address at all stays as it is. */
function ipv4Of(ip: string): string | null {
  const [, ipv4] = IPV4_IN_IPV6.exec(ip) ?? [];
  if (ipv4 !== undefined) return ipv4;
  return isIPv6(ip) ? null : ip;
}

function groupsOf(ip: string, count: number): string {
  const [head = '', tail] = ip.toLowerCase().split('%', 1).join('').split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':');
}
