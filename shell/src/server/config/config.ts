import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import path from 'node:path';
import { ENVIRONMENT_NAME, EnvReader, type Environment, readAppEnv } from '@polden/api-contract';
import {
  CITY_HOST_VARIABLES,
  type CityHostRules,
  DEFAULT_CITY_HOSTS,
  pathPlaceVariables,
  readCityHosts,
  readHsts,
  readPathPlaces,
} from '@polden/reference-data';
import { isLoopback } from '../loopback.ts';
import { readSupervision, type Supervision } from './supervision.ts';
import { readThirdParties, type ThirdParties } from '../third-parties/third-parties.ts';

export interface ShellConfig {
  /** Local mode opens the developer's conveniences; unset means production. */
  local: boolean;
  /** False where nothing is meant for search engines: on stages. */
  indexed: boolean;
  host: string;
  port: number;
  /** Where the shell's own process reaches the API. */
  apiOrigin: string;
  /** The address that visitors see; its host is the main host. */
  publicOrigin: URL;
  mapKeys: KeyObject[];
  /** The environment whose release map is followed. */
  environment: string;
  /** Verified release files, the last good map and site data: all that a restart needs while the API is down. */
  stateDir: string;
  /** Folder of the artifact store; null where a web server or bucket serves /mfe. */
  artifactsDir: string | null;
  /** Origin of the bucket or CDN from which the shell and browsers read releases; null where /mfe is on the site's own host. */
  artifactsOrigin: string | null;
  /** Trusted proxies in front, each of which forwards the client's address; 0: only a proxy on this machine is trusted. */
  trustedProxyHops: number;
  /** Pass /api on to the API: on one machine, where no web server stands in front. */
  proxyApi: boolean;
  /** Value of Strict-Transport-Security; null: it is not sent. */
  hsts: string | null;
  /** How the subdomains of cities are named. */
  cityHosts: CityHostRules;
  /** Hosts for the deployment's own tests: every page of theirs is flagged in its address. */
  internalHosts: string[];
  /** Where /app/… leads; null: to the page about the app. */
  appInstallUrl: string | null;
  /** What placeholders in the routes of remotes stand for: `brand`, `loanPage1`… */
  pathPlaces: Record<string, string>;
  /** SHA-256 (hex) of the secret with which pages are dropped from the cache on demand; null: nobody has it. */
  purgeHash: string | null;
  /** For how long a process that is told to end still answers, so that nobody is sent to it any more when it does. */
  drainMs: number;
  /** What is not ours around the pages, and how it is reached. */
  thirdParties: ThirdParties;
  /** Where errors are collected; null: in the logs alone. */
  sentryDsn: string | null;
  /** Remote to the address of its development server; local mode only. */
  remoteOverrides: Record<string, string>;
}

const DEFAULT_PORT = 4200;
const MAX_PORT = 65_535;
const DEFAULT_DRAIN_S = 3;
const MAX_DRAIN_S = 60;
const MAX_PROXY_HOPS = 5;
const MAP_KEYS_FORM = 'base64 of SPKI Ed25519 keys';
/** Stands in for an address that is complained about. */
const UNSET_ORIGIN = 'https://unset.invalid';

/** Reads the environment once; throws StartError with one line that names everything that is wrong. */
export function readConfig(environment: Environment): ShellConfig {
  const env = new EnvReader(environment);
  const config = configOf(env);
  env.finish();
  return config;
}

/** The same with how the serving processes are run. */
export function readStart(environment: Environment): { config: ShellConfig; supervision: Supervision } {
  const env = new EnvReader(environment);
  const config = configOf(env);
  const { local, publicOrigin, port } = config;
  const supervision = readSupervision(env, { port, isReached: !local && !isLoopback(publicOrigin) });
  env.finish();
  return { config, supervision };
}

function configOf(env: EnvReader): ShellConfig {
  const appEnv = readAppEnv(env);
  const local = appEnv === 'local';
  const publicOrigin = readPublicOrigin(env, local);
  return {
    local,
    indexed: appEnv !== 'stage',
    host: env.text('HOST', '127.0.0.1'),
    port: env.integer('PORT', DEFAULT_PORT, 1, MAX_PORT),
    apiOrigin: env.origin('API_ORIGIN'),
    publicOrigin,
    mapKeys: readMapKeys(env),
    environment: readEnvironment(env, local),
    stateDir: path.resolve(env.text('STATE_DIR', undefined, 'a folder')),
    artifactsDir: readFolder(env, 'ARTIFACTS_DIR'),
    artifactsOrigin: env.optional('ARTIFACTS_ORIGIN') ? env.origin('ARTIFACTS_ORIGIN') : null,
    trustedProxyHops: env.integer('TRUSTED_PROXY_HOPS', 0, 0, MAX_PROXY_HOPS),
    proxyApi: env.flag('PROXY_API', false),
    hsts: env.reading(() => readHsts({ ...env.given(['HSTS']), PUBLIC_ORIGIN: publicOrigin.origin }), null),
    cityHosts: env.reading(() => readCityHosts(env.given(CITY_HOST_VARIABLES)), DEFAULT_CITY_HOSTS),
    internalHosts: readHosts(env, 'INTERNAL_HOSTS'),
    appInstallUrl: readSecureUrl(env, 'APP_INSTALL_URL'),
    pathPlaces: env.reading(() => readPathPlaces(env.given(pathPlaceVariables())), {}),
    purgeHash: readPurgeHash(env),
    // On one machine nobody has to be told that a process ends.
    drainMs: env.number('DRAIN_SECONDS', local ? 0 : DEFAULT_DRAIN_S, 0, MAX_DRAIN_S) * 1_000,
    thirdParties: readThirdParties(env),
    sentryDsn: readSecureUrl(env, 'SENTRY_DSN'),
    remoteOverrides: local ? readOverrides(env) : {},
  };
}

/** Visitors come by https; only on this machine a site may be tried without. */
function readPublicOrigin(env: EnvReader, local: boolean): URL {
  const url = URL.parse(env.origin('PUBLIC_ORIGIN')) ?? new URL(UNSET_ORIGIN);
  if (!local && url.protocol !== 'https:' && !isLoopback(url)) env.complain('PUBLIC_ORIGIN must be https');
  return url;
}

function readEnvironment(env: EnvReader, local: boolean): string {
  const name = env.text('RELEASE_ENVIRONMENT', local ? 'local' : 'production');
  if (!ENVIRONMENT_NAME.test(name)) env.complain('RELEASE_ENVIRONMENT is no kebab-case name');
  return name;
}

function readMapKeys(env: EnvReader): KeyObject[] {
  const text = env.text('RELEASE_MAP_PUBLIC_KEY', undefined, MAP_KEYS_FORM);
  const keys = text.split(',').filter(Boolean);
  // Without any the shell would wait for ever for a map that it believes.
  if (text !== '' && keys.length === 0) env.complain('RELEASE_MAP_PUBLIC_KEY names no key');
  return keys.flatMap((each) => {
    const key = env.reading(() => publicKey(each), null);
    return key ? [key] : [];
  });
}

function publicKey(base64: string): KeyObject {
  const complaint = `RELEASE_MAP_PUBLIC_KEY is not ${MAP_KEYS_FORM}`;
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new Error(complaint, { cause });
  }
  throw new Error(complaint);
}

const HOST_NAME = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;

function readHosts(env: EnvReader, variable: string): string[] {
  const hosts = env.list(variable).map((host) => host.toLowerCase());
  for (const host of hosts)
    if (!HOST_NAME.test(host)) env.complain(`${variable} has what is no host without a port: ${host}`);
  return hosts;
}

function readSecureUrl(env: EnvReader, variable: string): string | null {
  const text = env.optional(variable);
  if (text === undefined) return null;
  const url = URL.parse(text);
  if (url?.protocol === 'https:') return url.href;
  env.complain(`${variable} is not an https URL: ${text}`);
  return null;
}

/** The hash itself comes from the supervisor alone. */
function readPurgeHash(env: EnvReader): string | null {
  const secret = env.optional('CACHE_PURGE_SECRET');
  if (secret !== undefined) return createHash('sha256').update(secret).digest('hex');
  return env.optional('CACHE_PURGE_HASH') ?? null;
}

function readFolder(env: EnvReader, variable: string): string | null {
  const folder = env.optional(variable);
  return folder === undefined ? null : path.resolve(folder);
}

/** `mfe-lending=http://127.0.0.1:5160/,…` */
function readOverrides(env: EnvReader): Record<string, string> {
  const pairs = env.list('REMOTE_OVERRIDES').flatMap((pair) => {
    const [name, base] = pair.split('=');
    if (name && base) return [[name, base.endsWith('/') ? base : `${base}/`] as const];
    env.complain(`REMOTE_OVERRIDES cannot be read: ${pair}`);
    return [];
  });
  return Object.fromEntries(pairs);
}
