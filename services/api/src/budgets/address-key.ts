import { isIPv6 } from 'node:net';

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu;
const GROUPS = 8;
/** Providers give a whole /64 to one customer. */
const CUSTOMER_GROUPS = 4;

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 one. */
export function addressKey(ip: string): string {
  const [, ipv4] = IPV4_IN_IPV6.exec(ip) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.toLowerCase().split('%', 1).join('').split('::');
  const first = head.split(':').filter(Boolean);
  const last = tail?.split(':').filter(Boolean) ?? [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last]
    .slice(0, CUSTOMER_GROUPS)
    .map((group) => group.replace(/^0+(?=.)/u, ''))
    .join(':');
}
