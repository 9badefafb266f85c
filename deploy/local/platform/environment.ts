import { join } from 'node:path';
import type { LocalSecrets } from './secrets.ts';

export interface PlatformPorts {
  shell: number;
  api: number;
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
const FROM_DEVELOPER = ['PATH', 'TZ', 'LANG', 'NODE_EXTRA_CA_CERTS', 'LOG_LEVEL'];
const API_FROM_DEVELOPER = [
  'SMS_DRIVER',
  'SMS_HTTP_URL',
  'CRM_DRIVER',
  'CRM_URL',
  'BRAND_FILE',
  'PERSONAL_ACCOUNT_URL',
];
const API_SECRETS = [
  'SMS_CODE_SECRET',
  'PHONE_TOKEN_SECRET',
  'LOGIN_LINK_SECRET',
  'STAFF_TOKEN_SECRET',
  'BLIND_INDEX_KEY',
  'DATA_ENCRYPTION_KEYS',
  'RELEASE_MAP_KEY',
] as const;

export function publicOrigin({ shell }: PlatformPorts): string {
  return `http://localhost:${shell}`;
}

export function apiOrigin({ api }: PlatformPorts): string {
  return `http://127.0.0.1:${api}`;
}

export function apiEnvironment({ ports, dataDir, databaseUrl, secrets }: PlatformFacts): NodeJS.ProcessEnv {
  return {
    ...pick(process.env, [...FROM_DEVELOPER, ...API_FROM_DEVELOPER]),
    ...pick({ ...secrets }, API_SECRETS),
    NODE_ENV: 'production',
    APP_ENV: 'local',
    HOST: '127.0.0.1',
    PORT: String(ports.api),
    DATABASE_URL: databaseUrl,
    PUBLIC_ORIGIN: publicOrigin(ports),
    ARTIFACTS_DIR: artifactsDir(dataDir),
    MEDIA_DIR: join(dataDir, 'media'),
  };
}

/** The shell runs the code of remotes: it gets no secret. */
export function shellEnvironment({ ports, dataDir, shellState, secrets }: PlatformFacts): NodeJS.ProcessEnv {
  return {
    ...pick(process.env, FROM_DEVELOPER),
    NODE_ENV: 'production',
    APP_ENV: 'local',
    HOST: '127.0.0.1',
    PORT: String(ports.shell),
    API_ORIGIN: apiOrigin(ports),
    PUBLIC_ORIGIN: publicOrigin(ports),
    RELEASE_MAP_PUBLIC_KEY: secrets.RELEASE_MAP_PUBLIC_KEY,
    STATE_DIR: shellState,
    ARTIFACTS_DIR: artifactsDir(dataDir),
    PROXY_API: '1',
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
