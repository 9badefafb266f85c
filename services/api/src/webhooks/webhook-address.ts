import { lookup, type LookupAddress } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Refused before or while a connection is made; the message is Russian and shown to the staff. */
export class AddressRefusedError extends Error {
  override readonly name = 'AddressRefusedError';
}

const PRIVATE: readonly [network: string, prefix: number, family: 'ipv4' | 'ipv6'][] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
  // IPv4 inside IPv6 as it once was written, `::127.0.0.1`, and the addresses of this machine.
  ['::', 96, 'ipv6'],
  ['64:ff9b::', 96, 'ipv6'],
  ['64:ff9b:1::', 48, 'ipv6'],
  ['100::', 64, 'ipv6'],
  ['2001::', 23, 'ipv6'],
  ['2001:db8::', 32, 'ipv6'],
  ['2002::', 16, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
  ['fec0::', 10, 'ipv6'],
  ['ff00::', 8, 'ipv6'],
];

const blocked = new BlockList();
for (const [network, prefix, family] of PRIVATE) blocked.addSubnet(network, prefix, family);

const INSIDE = 'Этот адрес ведёт во внутреннюю сеть: туда ничего не отправляем';

/** Whether nobody outside of this network is at the address. IPv4 in IPv6 counts as what it carries. */
export function isPrivate(address: string): boolean {
  const carried = /^::ffff:(.+)$/iu.exec(address)?.[1];
  if (carried !== undefined && isIP(carried) === 4) return blocked.check(carried, 'ipv4');
  // `::ffff:7f00:1` is the same in another spelling.
  if (carried !== undefined) return true;
  const family = isIP(address);
  return family === 0 || blocked.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** What is wrong with an address before anybody has asked for it; null when nothing is. */
export function problemOfUrl(text: string, allowLocal: boolean): string | null {
  const url = URL.parse(text);
  if (!url || !['https:', 'http:'].includes(url.protocol)) return 'Адрес начинается с https://';
  if (url.username !== '' || url.password !== '') return 'Логин и пароль в адресе не нужны: есть подпись';
  if (allowLocal) return null;
  if (url.protocol !== 'https:') return 'Адрес начинается с https://';
  const host = hostOf(url);
  if (isIP(host) !== 0 && isPrivate(host)) return INSIDE;
  if (isIP(host) === 0 && !host.includes('.')) return INSIDE;
  return null;
}

/** Without the brackets of IPv6. */
function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/gu, '');
}

/**
 * Resolves a name for a connection and refuses private addresses. The connection goes to exactly the addresses checked here,
 * so an earlier resolution does not matter.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) {
      callback(error, []);
      return;
    }
    const [first] = addresses;
    if (!first || addresses.some(({ address }) => isPrivate(address))) {
      callback(new AddressRefusedError(INSIDE), []);
      return;
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};
