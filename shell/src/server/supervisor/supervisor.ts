import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import type { ShellConfig } from '../config.ts';
import { hourKeys } from '../telemetry/page-view-keys.ts';
import { takeBlocked } from './blocked-file.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { ObservationsSender } from './observations.ts';

const KEYS_EVERY_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A process that has lived so long was well. */
const STEADY_MS = 30_000;
const STOP_MS = 12_000;

/**
 * Runs the serving processes on one port and replaces each that ends, at once at first and ever later when it goes on ending.
 * Never runs code of a remote, so it may hold the secret.
 */
export class Supervisor {
  readonly #config: ShellConfig;
  readonly #secret: Buffer | null;
  readonly #observations: ObservationsSender | null;
  readonly #startedAt = new Map<number, number>();
  readonly #blocking = new Set<string>();
  #pauseMs = FIRST_PAUSE_MS;
  #stopping = false;

  constructor(config: ShellConfig, secret: Buffer | null) {
    this.#config = config;
    this.#secret = secret;
    const { apiOrigin, environment } = config;
    this.#observations =
      secret && new ObservationsSender({ apiOrigin, environment, secret, onProblem: warn });
  }

  /** Resolves when the first process serves; rejects when one gives up by itself. One that was ended is replaced. */
  start(workers: number): Promise<void> {
    cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'worker.mjs'), args: [] });
    this.#observations?.start();
    setInterval(() => this.#tellAll(this.#keys()), KEYS_EVERY_MS).unref();
    for (let index = 0; index < workers; index += 1) this.#fork();
    return new Promise((resolve, reject) => {
      cluster.once('listening', () => resolve());
      cluster.on('exit', ({ process: { pid } }, code, signal) => {
        if (!signal) reject(new Error(`process ${pid} ended with ${code}`));
      });
    });
  }

  /** Ends the serving processes after the answers that are under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#observations?.stop();
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = workers.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of workers) worker.process.kill('SIGTERM');
    const timer = setTimeout(() => workers.forEach((worker) => worker.process.kill('SIGKILL')), STOP_MS);
    await Promise.all(ended);
    clearTimeout(timer);
  }

  #fork(): void {
    const worker = cluster.fork();
    this.#startedAt.set(worker.id, Date.now());
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'purge') this.#tellAll(message);
      else this.#observations?.counts.merge(message.counts);
    });
    worker.once('online', () => {
      tell(worker, this.#keys());
      for (const release of this.#blocking) tell(worker, { type: 'blocked', release });
    });
    worker.once('exit', (code, signal) => this.#replace(worker, signal || `code ${code}`));
  }

  #replace(worker: Worker, how: string): void {
    if (this.#stopping) return;
    const lived = Date.now() - (this.#startedAt.get(worker.id) ?? 0);
    this.#startedAt.delete(worker.id);
    const blocked = takeBlocked(this.#config.stateDir, worker.process.pid ?? 0);
    if (blocked) this.#noteBlocked(blocked.release);
    else warn(`process ${worker.process.pid} ended with ${how}`);
    this.#pauseMs =
      blocked || lived > STEADY_MS ? FIRST_PAUSE_MS : Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    setTimeout(() => this.#stopping || this.#fork(), this.#pauseMs);
  }

  /** The others must not be blocked by the same release, nor must the one that takes the ended one's place. */
  #noteBlocked(release: string | null): void {
    warn(`a process was blocked${release === null ? '' : ` by ${release}`} and is replaced`);
    if (release === null) return;
    this.#blocking.add(release);
    this.#tellAll({ type: 'blocked', release });
    const [remote = '', version = ''] = release.split('@');
    for (const channel of ['stable', 'canary'] as const) {
      this.#observations?.counts.merge([{ remote, version, channel, outcomes: { blocked: 1 } }]);
    }
  }

  #keys(): ToWorker {
    const now = Math.floor(Date.now() / 1000);
    return { type: 'page-view-keys', keys: this.#secret ? hourKeys(this.#secret, now) : [] };
  }

  #tellAll(message: ToWorker): void {
    for (const worker of Object.values(cluster.workers ?? {})) if (worker) tell(worker, message);
  }
}

function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

function warn(message: string): void {
  console.warn(`shell: ${message}`);
}
