import type { Brand, EnvReader } from '@polden/api-contract';
import { readCredentials } from './url-credentials.ts';

/** How letters leave; `inbox` keeps them in a table and exists in local mode only. */
export type MailConfig = { from: string } & (
  { driver: 'inbox' } | { driver: 'smtp'; url: string } | { driver: 'none' }
);

const ADDRESS = /^[^\s@<>]+@[^\s@<>]+$/;

/** MAIL_DRIVER with what belongs to it. `none`, the default of production, sends nothing: subscribing is refused. */
export function readMail(env: EnvReader, local: boolean, brand: Brand): MailConfig {
  const drivers = local ? (['inbox', 'smtp', 'none'] as const) : (['smtp', 'none'] as const);
  const driver = env.driver('MAIL_DRIVER', drivers, local ? 'inbox' : 'none');
  const from = env.text('MAIL_FROM', brand.email);
  if (!ADDRESS.test(from)) env.complain('MAIL_FROM is not an e-mail address');
  if (driver !== 'smtp') return { driver: driver ?? 'none', from };
  const url = env.url('SMTP_URL', undefined, ['smtp:', 'smtps:']);
  readCredentials(env, 'SMTP_URL', URL.parse(url));
  return { driver, from, url };
}
