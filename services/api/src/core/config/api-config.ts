import type { Brand } from '@polden/api-contract';
import type { PathPlaces } from '@polden/reference-data';
import type { ArtifactsConfig } from './artifacts-config.ts';
import type { CrmConfig } from './crm-config.ts';
import type { CaptchaConfig } from './captcha-config.ts';
import type { DatabaseLimits } from './database-config.ts';
import type { Limits } from './limits.ts';
import type { MailConfig } from './mail-config.ts';
import type { MediaConfig } from './media-config.ts';
import type { IsOwnOrigin } from './own-origins.ts';
import type { Secrets } from './secrets.ts';
import type { ServingLimits } from './serving-config.ts';
import type { SmsGatewayConfig } from './sms-config.ts';
import type { SuggestionsConfig } from './suggestions-config.ts';

export interface ReleasesConfig {
  /** Of the shells beside this process. */
  environment: string;
  /** Everything that the registry serves; the one above is among them. */
  environments: readonly string[];
  /** Where browsers and shells find releases, with a trailing slash: /mfe/ or https://cdn.example/mfe/. */
  baseUrl: string;
  /** What placeholders in the paths of remotes stand for, as the shells have it. */
  pathPlaces: PathPlaces;
  /** Takes a POST of {text} when a canary was taken back, as chats of teams do; null when nobody wants it. */
  noticeUrl: string | null;
  /** How long the shell before the live one may still be gone back to: a remote must run in it, too. */
  shellRollbackHours: number;
}

export interface WebhooksConfig {
  /** For development: http, and addresses of private networks. */
  allowLocal: boolean;
}

/** Everything the process was told, read once at start; injected by this class. */
export abstract class ApiConfig {
  /** True only under APP_ENV=local: dev inbox, generous limits, cookies without Secure. */
  abstract readonly local: boolean;
  abstract readonly host: string;
  abstract readonly port: number;
  /** Proxies in front of the process; 0 trusts loopback only. */
  abstract readonly trustedProxyHops: number;
  /** Value of Strict-Transport-Security; null: it is not sent. */
  abstract readonly hsts: string | null;
  abstract readonly databaseUrl: string;
  abstract readonly database: DatabaseLimits;
  abstract readonly serving: ServingLimits;
  /** Where people open the site. */
  abstract readonly publicOrigin: string;
  /** Origins that may write with a cookie. */
  abstract readonly isOwnOrigin: IsOwnOrigin;
  abstract readonly personalAccountUrl: string;
  abstract readonly artifacts: ArtifactsConfig;
  abstract readonly releases: ReleasesConfig;
  abstract readonly media: MediaConfig;
  abstract readonly brand: Brand;
  abstract readonly secrets: Secrets;
  abstract readonly sms: SmsGatewayConfig;
  /** Takes a POST of {text} when too few SMS codes are confirmed, as chats of teams do; null: the log alone says it. */
  abstract readonly smsAlarmUrl: string | null;
  abstract readonly mail: MailConfig;
  abstract readonly suggestions: SuggestionsConfig;
  abstract readonly webhooks: WebhooksConfig;
  abstract readonly captcha: CaptchaConfig;
  abstract readonly crm: CrmConfig;
  /** Opens /metrics to its holder. */
  abstract readonly metricsToken: string | null;
  abstract readonly limits: Limits;
}
