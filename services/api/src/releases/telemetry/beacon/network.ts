import { createHmac } from 'node:crypto';
import { addressKey } from '../../../core/budgets/address-key.ts';

const HOUR_MS = 3_600_000;
/** Octets of an IPv4 address, groups of an IPv6 one. */
const NETWORK_PARTS = 3;

/** The /24 of an IPv4 address, the /48 of an IPv6 one: what one outsider commands; brokers give a /48 to anyone for nothing. */
export function networkOf(ip: string): string {
  const address = addressKey(ip);
  const separator = address.includes(':') ? ':' : '.';
  return address.split(separator).slice(0, NETWORK_PARTS).join(separator);
}

/** Name of a network that nobody can tell from another one an hour later. */
export function hourlyNameOf(ip: string, secret: Buffer, now: number = Date.now()): string {
  const hour = Math.floor(now / HOUR_MS);
  const key = createHmac('sha256', secret).update(`network:${hour}`).digest();
  return createHmac('sha256', key).update(networkOf(ip)).digest('base64url');
}
