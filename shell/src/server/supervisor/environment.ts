import { closeSync, readFileSync } from 'node:fs';
import { PAGE_SCRIPT_VARIABLES } from '@polden/api-contract';
import { SETTINGS_FD } from './descriptors.ts';

/** What Node itself reads of the environment. `PATH` is for the supervisor, which starts commands. */
const OF_NODE = ['PATH', 'TZ', 'LANG', 'NODE_ENV', 'NODE_EXTRA_CA_CERTS'];

/** All that a process which runs code of remotes is told: what `readConfig` reads. No secret. */
const SETTINGS = [
  'APP_ENV',
  'HOST',
  'PORT',
  'API_ORIGIN',
  'PUBLIC_ORIGIN',
  'RELEASE_MAP_PUBLIC_KEY',
  'RELEASE_ENVIRONMENT',
  'STATE_DIR',
  'ARTIFACTS_DIR',
  'ARTIFACTS_ORIGIN',
  'PROXY_API',
  'TRUSTED_PROXY_HOPS',
  'HSTS',
  'REMOTE_OVERRIDES',
  'CAPTCHA_DRIVER',
  'CAPTCHA_SITE_KEY',
  'CAPTCHA_VERSION',
  ...PAGE_SCRIPT_VARIABLES,
  'UNPREFIXED_SUBDOMAINS',
  'CITY_HOST_PREFIX',
  'INTERNAL_HOSTS',
  'APP_INSTALL_URL',
  'BRAND_SLUG',
  'BRAND_LOAN_PAGE_1',
  'BRAND_LOAN_PAGE_2',
  'BRAND_LOAN_PAGE_3',
  'CACHE_PURGE_HASH',
  'DRAIN_SECONDS',
];

/** Of a process in reserve: it is loaded, and serves nobody until it is told to. */
export const STANDS_BY = 'STANDS_BY';

export type Settings = Record<string, string>;

/** The settings of serving processes; takes them and everything else out of the environment, which children inherit. */
export function takeSettings(env: NodeJS.ProcessEnv): Settings {
  const settings = Object.fromEntries(
    SETTINGS.map((name) => [name, env[name]] as const).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
  for (const name of Object.keys(env)) {
    // Reflect: a computed delete is meant here.
    if (!OF_NODE.includes(name)) Reflect.deleteProperty(env, name);
  }
  return settings;
}

/** In a serving process: what its supervisor has handed over, by a descriptor that is closed hereby. */
export function readSettings(): Settings {
  try {
    return JSON.parse(readFileSync(SETTINGS_FD, 'utf8')) as Settings;
  } finally {
    closeSync(SETTINGS_FD);
  }
}
