import { join } from 'node:path';
import { PAGE_SCRIPT_VARIABLES } from '@polden/api-contract';
import type { LocalSecrets } from './secrets.ts';

export interface PlatformPorts {
  shell: number;
  api: number;
  /** Of the demo CRM. */
  crm: number;
}

/** What the processes of one platform must agree on. */
export interface PlatformFacts {
  ports: PlatformPorts;
  dataDir: string;
  databaseUrl: string;
  /** Where the shell keeps what it has seen of this database's releases. */
  shellState: string;
  secrets: LocalSecrets;
}

/** Variables that a developer may set for the services without touching ours. */
const FROM_DEVELOPER = ['PATH', 'TZ', 'LANG', 'NODE_EXTRA_CA_CERTS', 'NODE_COMPILE_CACHE', 'LOG_LEVEL'];
const API_FROM_DEVELOPER = [
  'SMS_DRIVER',
  'SMS_HTTP_URL',
  'SMS_SMPP_URL',
  'SMS_SMPP_SENDER',
  'SMS_ALARM_URL',
  'MAIL_DRIVER',
  'MAIL_FROM',
  'SMTP_URL',
  'SUGGESTIONS_DRIVER',
  'SUGGESTIONS_URL',
  'SUGGESTIONS_KEY',
  'WEBHOOK_LOCAL_ADDRESSES',
  'CRM_DRIVER',
  'CRM_URL',
  'CRM_TOKEN',
  'CRM_WEBHOOK_SECRET',
  'BRAND_FILE',
  'PERSONAL_ACCOUNT_URL',
  'DATABASE_POOL_SIZE',
  'DATABASE_CONNECT_TIMEOUT_MS',
  'DATABASE_STATEMENT_TIMEOUT_MS',
  'DATABASE_LOCK_TIMEOUT_MS',
  'DATABASE_IDLE_IN_TRANSACTION_TIMEOUT_MS',
  'DATABASE_LONG_STATEMENT_TIMEOUT_MS',
  'MAX_IN_FLIGHT',
  'REQUEST_DEADLINE_MS',
  'STAFF_DEADLINE_MS',
  'DRAIN_MS',
];
/** Both sides must know the same captcha. */
const CAPTCHA_FROM_DEVELOPER = ['CAPTCHA_DRIVER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_VERSION'];

/** All that `npm start` reads of a developer's own environment, for itself and for what it starts. */
export const START_VARIABLES: readonly string[] = [
  'PORT',
  'API_PORT',
  'CRM_PORT',
  'REMOTE_PORT',
  'POLDEN_DATA_DIR',
  'DATABASE_URL',
  'LOG_LEVEL',
  ...API_FROM_DEVELOPER,
  ...CAPTCHA_FROM_DEVELOPER,
  ...PAGE_SCRIPT_VARIABLES,
];

const API_SECRETS = [
  'SMS_CODE_SECRET',
  'PHONE_TOKEN_SECRET',
  'LOGIN_LINK_SECRET',
  'STAFF_TOKEN_SECRET',
  'BLIND_INDEX_KEY',
  'DATA_ENCRYPTION_KEYS',
  'RELEASE_MAP_KEY',
  'TELEMETRY_SECRET',
] as const;

/** Hosts on which the demo's own tests are run. */
const INTERNAL_HOSTS = ['test', 'stage', 'qa', 'review'].map((name) => `${name}.polden.localhost`);

/** What a service of ours takes over from the developer's own environment. */
export function developerEnvironment(): Record<string, string> {
  return pick(process.env, FROM_DEVELOPER);
}

export function publicOrigin({ shell }: PlatformPorts): string {
  return `http://localhost:${shell}`;
}

export function apiOrigin({ api }: PlatformPorts): string {
  return `http://127.0.0.1:${api}`;
}

export function crmOrigin({ crm }: PlatformPorts): string {
  return `http://127.0.0.1:${crm}`;
}

/** The CRM of the demo, unless a developer has one of their own. */
export function hasDemoCrm(): boolean {
  return !process.env['CRM_DRIVER'];
}

export function crmEnvironment({ ports, dataDir }: PlatformFacts): NodeJS.ProcessEnv {
  return {
    ...developerEnvironment(),
    APP_ENV: 'local',
    PORT: String(ports.crm),
    CRM_DATA_FILE: join(dataDir, 'crm-leads.jsonl'),
  };
}

export function apiEnvironment({ ports, dataDir, databaseUrl, secrets }: PlatformFacts): NodeJS.ProcessEnv {
  return {
    // The receiver of webhooks runs on this machine.
    WEBHOOK_LOCAL_ADDRESSES: 'on',
    // The shell is the one of this checkout: there is no other to go back to.
    SHELL_ROLLBACK_HOURS: '0',
    ...pick(process.env, [...FROM_DEVELOPER, ...API_FROM_DEVELOPER, ...CAPTCHA_FROM_DEVELOPER]),
    ...pick({ ...secrets }, API_SECRETS),
    NODE_ENV: 'production',
    APP_ENV: 'local',
    HOST: '127.0.0.1',
    PORT: String(ports.api),
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: publicOrigin(ports),
    ARTIFACTS_DIR: artifactsDir(dataDir),
    MEDIA_DIR: join(dataDir, 'media'),
    ...(hasDemoCrm() && { CRM_DRIVER: 'http', CRM_URL: crmOrigin(ports) }),
  };
}

/** The processes that run code of remotes get no secret: the supervisor keeps the one that is here. */
export function shellEnvironment({ ports, dataDir, shellState, secrets }: PlatformFacts): NodeJS.ProcessEnv {
  return {
    ...pick(process.env, [...FROM_DEVELOPER, ...PAGE_SCRIPT_VARIABLES, ...CAPTCHA_FROM_DEVELOPER]),
    NODE_ENV: 'production',
    APP_ENV: 'local',
    HOST: '127.0.0.1',
    PORT: String(ports.shell),
    API_ORIGIN: apiOrigin(ports),
    PUBLIC_ORIGIN: publicOrigin(ports),
    RELEASE_MAP_PUBLIC_KEY: secrets.RELEASE_MAP_PUBLIC_KEY,
    TELEMETRY_SECRET: secrets.TELEMETRY_SECRET,
    STATE_DIR: shellState,
    ARTIFACTS_DIR: artifactsDir(dataDir),
    PROXY_API: '1',
    INTERNAL_HOSTS: INTERNAL_HOSTS.join(','),
    APP_INSTALL_URL: 'https://apps.polden.example/install',
  };
}

export function artifactsDir(dataDir: string): string {
  return join(dataDir, 'artifacts');
}

function pick(source: Record<string, string | undefined>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = source[name];
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
}
