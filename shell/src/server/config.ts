import { createHash, createPublicKey, type KeyObject } from 'node:crypto';
import path from 'node:path';
import { messageOf } from '@polden/mfe-release';
import { readWorkerUser, type WorkerUserChoice } from './supervisor/worker-user.ts';
import { readThirdParties, type ThirdParties } from './third-parties/third-parties.ts';
import { type CityHostRules, readCityHosts, readHsts, readPathPlaces } from '@polden/reference-data';

export interface ShellConfig {
  /** Local mode opens the developer's conveniences; unset means production. */
  local: boolean;
  /** False where nothing is meant for search engines: on stages and tests. */
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
  /** Proxies in front, each of which says whom it asks for; 0: only one on this machine may. */
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
const DEFAULT_DRAIN_S = 3;
const MAX_DRAIN_S = 60;
const MAX_PROXY_HOPS = 5;

class ConfigError extends Error {}

/** Reads the environment once; throws ConfigError with one line that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv): ShellConfig {
  const local = env['APP_ENV'] === 'local';
  const required = (name: string): string => {
    const value = env[name];
    if (!value) throw new ConfigError(`${name} is not set`);
    return value;
  };
  return {
    local,
    indexed: ['local', 'production'].includes(env['APP_ENV'] ?? 'production'),
    host: env['HOST'] ?? '127.0.0.1',
    port: Number(env['PORT'] ?? DEFAULT_PORT),
    apiOrigin: required('API_ORIGIN'),
    publicOrigin: new URL(required('PUBLIC_ORIGIN')),
    mapKeys: required('RELEASE_MAP_PUBLIC_KEY').split(',').map(readPublicKey),
    environment: env['RELEASE_ENVIRONMENT'] ?? env['APP_ENV'] ?? 'production',
    stateDir: path.resolve(required('STATE_DIR')),
    artifactsDir: env['ARTIFACTS_DIR'] ? path.resolve(env['ARTIFACTS_DIR']) : null,
    artifactsOrigin: env['ARTIFACTS_ORIGIN'] ? readOrigin(env['ARTIFACTS_ORIGIN']) : null,
    trustedProxyHops: readProxyHops(env['TRUSTED_PROXY_HOPS']),
    proxyApi: env['PROXY_API'] === '1',
    hsts: readHsts(env),
    cityHosts: readCityHosts(env),
    internalHosts: (env['INTERNAL_HOSTS'] ?? '').split(',').map(trimmed).filter(Boolean),
    appInstallUrl: env['APP_INSTALL_URL'] ? readSecureUrl('APP_INSTALL_URL', env['APP_INSTALL_URL']) : null,
    pathPlaces: readPathPlaces(env),
    purgeHash: readPurgeHash(env),
    drainMs: readDrain(env['DRAIN_SECONDS'], local),
    thirdParties: readThirdParties(env),
    sentryDsn: env['SENTRY_DSN'] ? readSecureUrl('SENTRY_DSN', env['SENTRY_DSN']) : null,
    remoteOverrides: local ? readOverrides(env['REMOTE_OVERRIDES'] ?? '') : {},
  };
}

export interface Supervision {
  /** Processes that serve; 0 serves from the first one, which nothing replaces. */
  workers: number;
  /** One process more than serve is kept loaded, and stands in at once for one that is missing. */
  hasReserve: boolean;
  /** As whom serving processes run. */
  runAs: WorkerUserChoice;
  /** 32 bytes that the API knows, too; null: nothing is reported. Never given to a process that runs code of remotes. */
  telemetrySecret: Buffer | null;
  /** For how long a release is charged with the end of a process. */
  chargeMs: number;
  /** With which the caches of shells are emptied; null: they answer, and keep what they have. */
  purgeSecret: string | null;
  /** Origins of the shells that are told to empty their caches when this one starts: itself, unless others are named. */
  purgePeers: string[];
}

const DEFAULT_WORKERS = 2;
const DEFAULT_CHARGE_MIN = 60;
const MAX_CHARGE_MIN = 10_080;
const MAX_WORKERS = 64;
const SECRET_BYTES = 32;

/** How the serving processes are run. Throws ConfigError with one line that names the variable. */
export function readSupervision(env: NodeJS.ProcessEnv): Supervision {
  const workers = Number(env['SHELL_WORKERS'] ?? DEFAULT_WORKERS);
  if (!Number.isInteger(workers) || workers < 0 || workers > MAX_WORKERS)
    throw new ConfigError(`SHELL_WORKERS is not a number from 0 to ${MAX_WORKERS}`);
  const secret = env['TELEMETRY_SECRET'] ? Buffer.from(env['TELEMETRY_SECRET'], 'base64') : null;
  if (secret && secret.length !== SECRET_BYTES)
    throw new ConfigError(`TELEMETRY_SECRET is not base64 of ${SECRET_BYTES} bytes`);
  const port = env['PORT'] ?? DEFAULT_PORT;
  return {
    workers,
    hasReserve: env['SHELL_RESERVE'] !== '0',
    runAs: readUser(env['SHELL_WORKER_USER']),
    telemetrySecret: secret,
    chargeMs: readCharge(env['CHARGE_MINUTES']),
    purgeSecret: env['CACHE_PURGE_SECRET'] ?? null,
    purgePeers: (env['CACHE_PURGE_PEERS'] ?? `http://127.0.0.1:${port}`).split(',').map(trimmed),
  };
}

function readUser(text: string | undefined): WorkerUserChoice {
  try {
    return readWorkerUser(text);
  } catch (error) {
    throw new ConfigError(messageOf(error));
  }
}

function readCharge(text = String(DEFAULT_CHARGE_MIN)): number {
  const minutes = Number(text);
  if (!Number.isFinite(minutes) || minutes < 1 || minutes > MAX_CHARGE_MIN)
    throw new ConfigError(`CHARGE_MINUTES is not a number from 1 to ${MAX_CHARGE_MIN}`);
  return minutes * 60_000;
}

function readProxyHops(text = '0'): number {
  const hops = Number(text);
  if (!Number.isInteger(hops) || hops < 0 || hops > MAX_PROXY_HOPS)
    throw new ConfigError(`TRUSTED_PROXY_HOPS is not a number from 0 to ${MAX_PROXY_HOPS}`);
  return hops;
}

/** On one machine nobody has to be told that a process ends. */
function readDrain(text: string | undefined, local: boolean): number {
  const seconds = Number(text ?? (local ? 0 : DEFAULT_DRAIN_S));
  if (!Number.isFinite(seconds) || seconds < 0 || seconds > MAX_DRAIN_S)
    throw new ConfigError(`DRAIN_SECONDS is not a number from 0 to ${MAX_DRAIN_S}`);
  return seconds * 1_000;
}

function readPublicKey(base64: string): KeyObject {
  try {
    return createPublicKey({ key: Buffer.from(base64, 'base64'), type: 'spki', format: 'der' });
  } catch {
    throw new ConfigError('RELEASE_MAP_PUBLIC_KEY is not a base64 SPKI key');
  }
}

function trimmed(text: string): string {
  return text.trim().toLowerCase();
}

function readSecureUrl(variable: string, text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:') throw new ConfigError(`${variable} is not an https URL: ${text}`);
  return url.href;
}

function readPurgeHash(env: NodeJS.ProcessEnv): string | null {
  const { CACHE_PURGE_SECRET: secret, CACHE_PURGE_HASH: hash } = env;
  return secret ? createHash('sha256').update(secret).digest('hex') : (hash ?? null);
}

function readOrigin(text: string): string {
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '')
    throw new ConfigError(`ARTIFACTS_ORIGIN is not an origin: ${text}`);
  return url.origin;
}

/** `mfe-lending=http://127.0.0.1:5160/,…` */
function readOverrides(text: string): Record<string, string> {
  const pairs = text.split(',').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name, base] = pair.split('=');
      if (!name || !base) throw new ConfigError(`REMOTE_OVERRIDES cannot be read: ${pair}`);
      return [name, base.endsWith('/') ? base : `${base}/`];
    }),
  );
}
