import type { Brand } from '@polden/api-contract';
import type { Limits } from './limits.ts';
import type { IsOwnOrigin } from './own-origins.ts';
import type { Secrets } from './secrets.ts';

export type SmsGatewayConfig = { driver: 'inbox' } | { driver: 'http'; url: string };
export type CrmConfig = { driver: 'log' } | { driver: 'http'; url: string };

/** Everything the process was told, read once at start; injected by this class. */
export abstract class ApiConfig {
  /** True only under APP_ENV=local: dev inbox, generous limits, cookies without Secure. */
  abstract readonly local: boolean;
  abstract readonly host: string;
  abstract readonly port: number;
  /** Proxies in front of the process; 0 trusts loopback only. */
  abstract readonly trustedProxyHops: number;
  abstract readonly databaseUrl: string;
  /** Where people open the site. */
  abstract readonly publicOrigin: string;
  /** Whose cookie writes are accepted. */
  abstract readonly isOwnOrigin: IsOwnOrigin;
  abstract readonly personalAccountUrl: string;
  /** Absolute path of the artifact store. */
  abstract readonly artifactsDir: string;
  /** Absolute path of the images that staff uploads. */
  abstract readonly mediaDir: string;
  abstract readonly brand: Brand;
  abstract readonly secrets: Secrets;
  abstract readonly sms: SmsGatewayConfig;
  /** Null: no captcha is set up and every request has the smaller budget. */
  abstract readonly captcha: { url: string; secret: string } | null;
  abstract readonly crm: CrmConfig;
  abstract readonly limits: Limits;
}
