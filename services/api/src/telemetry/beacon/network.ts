import { createHmac } from 'node:crypto';
import { addressKey } from '../../budgets/address-key.ts';

const HOUR_MS = 3_600_000;
const NETWORK_OCTETS = 3;
/** Of the fourth group of an IPv6 address its first half belongs to the /56. */
const HALF_GROUP = 8;

/** The /24 of an IPv4 address, the /56 of an IPv6 one: what one outsider commands. */
export function networkOf(ip: string): string {
  const address = addressKey(ip);
  if (!address.includes(':')) return address.split('.').slice(0, NETWORK_OCTETS).join('.');
  const [a, b, c, d = '0'] = address.split(':');
  return [a, b, c, (parseInt(d, 16) >> HALF_GROUP).toString(16)].join(':');
}

/** Name of a network that nobody can tell from another one an hour later. */
export function hourlyNameOf(ip: string, secret: Buffer, now: number = Date.now()): string {
  const hour = Math.floor(now / HOUR_MS);
  const key = createHmac('sha256', secret).update(`network:${hour}`).digest();
  return createHmac('sha256', key).update(networkOf(ip)).digest('base64url');
}
