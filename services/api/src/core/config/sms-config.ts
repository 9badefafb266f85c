import type { EnvReader } from '@polden/api-contract';
import { readCredentials } from './url-credentials.ts';

export interface SmppConfig {
  host: string;
  port: number;
  tls: boolean;
  systemId: string;
  password: string;
  /** Name or number that the phone shows as the sender; up to 11 Latin letters and digits. */
  sender: string;
}

export type SmsGatewayConfig =
  { driver: 'inbox' } | { driver: 'http'; url: string } | ({ driver: 'smpp' } & SmppConfig);

const DRIVERS = ['inbox', 'http', 'smpp'] as const;
const PORT = 2775;
const TLS_PORT = 3550;
const SENDER_FORM = 'up to 11 Latin letters and digits, or a number';
const SENDER = /^[A-Za-z0-9 ._-]{1,11}$|^\d{1,15}$/;

/** SMS_DRIVER with what belongs to it; `inbox` exists in local mode only. */
export function readSms(env: EnvReader, local: boolean): SmsGatewayConfig {
  const drivers = local ? DRIVERS : (['http', 'smpp'] as const);
  const driver = env.driver('SMS_DRIVER', drivers, local ? 'inbox' : undefined);
  if (driver === null) return { driver: 'http', url: '' };
  if (driver === 'http') return { driver, url: env.url('SMS_HTTP_URL') };
  return driver === 'smpp' ? { driver, ...readSmpp(env) } : { driver };
}

/** SMS_SMPP_URL is `smpp://login:password@host:2775`, or `smpps://…` over TLS. */
function readSmpp(env: EnvReader): SmppConfig {
  const url = URL.parse(env.url('SMS_SMPP_URL', undefined, ['smpp:', 'smpps:']));
  const sender = env.text('SMS_SMPP_SENDER', undefined, SENDER_FORM);
  if (sender && !SENDER.test(sender)) env.complain(`SMS_SMPP_SENDER is ${SENDER_FORM}`);
  if (url && (!url.username || !url.hostname)) env.complain('SMS_SMPP_URL lacks the login or the host');
  const { login, password } = readCredentials(env, 'SMS_SMPP_URL', url);
  const tls = url?.protocol === 'smpps:';
  return {
    host: url?.hostname ?? '',
    port: Number(url?.port) || (tls ? TLS_PORT : PORT),
    tls,
    systemId: login,
    password,
    sender,
  };
}
