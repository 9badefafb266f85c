import type { EnvReader } from '@polden/api-contract';
import { readWorkerUser, type WorkerUserChoice } from './worker-user.ts';

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

export interface SupervisedSite {
  port: number;
  /** By others than this machine: then nothing may be left out that the site is run with. */
  isReached: boolean;
}

const DEFAULT_WORKERS = 2;
const MAX_WORKERS = 64;
const DEFAULT_CHARGE_MIN = 60;
const MAX_CHARGE_MIN = 10_080;
const SECRET_BYTES = 32;
const SECRET_FORM = `base64 of ${SECRET_BYTES} bytes`;

/** How the serving processes are run. */
export function readSupervision(env: EnvReader, { port, isReached }: SupervisedSite): Supervision {
  return {
    workers: env.integer('SHELL_WORKERS', DEFAULT_WORKERS, 0, MAX_WORKERS),
    hasReserve: env.flag('SHELL_RESERVE', true),
    runAs: env.reading(() => readWorkerUser(env.optional('SHELL_WORKER_USER')), {
      user: null,
      isDefault: true,
    }),
    telemetrySecret: readTelemetrySecret(env, isReached),
    chargeMs: env.number('CHARGE_MINUTES', DEFAULT_CHARGE_MIN, 1, MAX_CHARGE_MIN) * 60_000,
    purgeSecret: env.optional('CACHE_PURGE_SECRET') ?? null,
    purgePeers: readPeers(env, port),
  };
}

/** Without it no canary would ever be found to be worse: a site that is reached by others does not start. */
function readTelemetrySecret(env: EnvReader, isReached: boolean): Buffer | null {
  const text = env.optional('TELEMETRY_SECRET');
  if (text === undefined) {
    if (isReached) env.complain(`TELEMETRY_SECRET is missing: ${SECRET_FORM}`);
    return null;
  }
  const secret = Buffer.from(text, 'base64');
  if (secret.length !== SECRET_BYTES) env.complain(`TELEMETRY_SECRET is not ${SECRET_FORM}`);
  return secret;
}

function readPeers(env: EnvReader, port: number): string[] {
  const peers = env.list('CACHE_PURGE_PEERS').map((peer) => peer.toLowerCase().replace(/\/$/, ''));
  for (const peer of peers) {
    const url = URL.parse(peer);
    if (!/^https?:$/.test(url?.protocol ?? '') || url?.origin !== peer)
      env.complain(`CACHE_PURGE_PEERS has what is no origin: ${peer}`);
  }
  return peers.length > 0 ? peers : [`http://127.0.0.1:${port}`];
}
