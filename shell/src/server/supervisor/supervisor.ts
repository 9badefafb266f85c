import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import type { ShellConfig } from '../config.ts';
import { hourKeys } from '../telemetry/page-view-keys.ts';
import { takeBlocked } from './blocked-file.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { ObservationsSender } from './observations.ts';
import { Probes } from './probes.ts';

const KEYS_EVERY_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A process that has lived so long was well. */
const STEADY_MS = 30_000;
/** Beyond the time in which a process that is told to end still answers. */
const STOP_MS = 12_000;
/** How long a new process may take until it serves. */
const START_MS = 60_000;
/** Name of the port that all processes serve, among the probes. */
const SITE = 'site';

/**
 * Runs the serving processes on one port and replaces each that ends, at once at first and ever later when it goes on ending.
 * Never runs code of a remote, so it may hold the secret.
 */
export class Supervisor {
  readonly #config: ShellConfig;
  readonly #secret: Buffer | null;
  readonly #observations: ObservationsSender | null;
  readonly #startedAt = new Map<number, number>();
  /** Port at which a serving process alone is probed, by its number. */
  readonly #doors = new Map<number, number>();
  /** Those that another one has taken the place of. */
  readonly #retired = new Set<number>();
  readonly #blocking = new Set<string>();
  readonly #probes = new Probes({
    targets: () => this.#targets(),
    onSilent: (name) => void this.#replaceSilent(name),
  });
  #renewal: Promise<void> | null = null;
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
    // Each process accepts by itself: one that runs out of descriptors would keep the others' connections waiting here.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({ exec: path.join(import.meta.dirname, 'worker.mjs'), args: [] });
    this.#probes.start();
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
    this.#probes.stop();
    await Promise.all(workersNow().map((worker) => this.#end(worker)));
  }

  /** Puts a new process in the place of each, one after the other; visitors notice nothing. Never rejects. */
  renew(): Promise<void> {
    this.#renewal ??= this.#renewAll().finally(() => (this.#renewal = null));
    return this.#renewal;
  }

  async #renewAll(): Promise<void> {
    for (const worker of workersNow()) {
      if (this.#isStopping() || worker.isDead()) continue;
      const successor = this.#fork();
      if (!(await serves(successor))) {
        if (this.#isStopping()) return;
        warn('a new process does not serve: the others stay');
        this.#retire(successor);
        successor.process.kill('SIGKILL');
        return;
      }
      this.#retire(worker);
      await this.#end(worker);
    }
  }

  /** It may have begun meanwhile. */
  #isStopping(): boolean {
    return this.#stopping;
  }

  #retire({ id }: Worker): void {
    this.#retired.add(id);
    this.#doors.delete(id);
  }

  /** Resolves when the process has ended after the answers that are under way. */
  async #end(worker: Worker): Promise<void> {
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    if (worker.isDead()) return;
    worker.process.kill('SIGTERM');
    const timer = setTimeout(() => worker.process.kill('SIGKILL'), this.#config.drainMs + STOP_MS);
    await ended;
    clearTimeout(timer);
  }

  *#targets(): Iterable<{ name: string; host: string; port: number }> {
    for (const [id, port] of this.#doors) yield { name: String(id), host: '127.0.0.1', port };
    const { host, port } = this.#config;
    if (this.#doors.size > 0) yield { name: SITE, host: ANY_HOSTS.get(host) ?? host, port };
  }

  /** When each process answers and their common port does not, none of them is to be trusted with it. */
  async #replaceSilent(name: string): Promise<void> {
    if (this.#stopping) return;
    if (name === SITE) {
      warn('nobody answers on the port of the site: its processes are replaced');
      return this.renew();
    }
    const worker = cluster.workers?.[name];
    if (!worker) return;
    warn(`process ${worker.process.pid} does not answer and is replaced`);
    worker.process.kill('SIGKILL');
  }

  #fork(): Worker {
    const worker = cluster.fork();
    this.#startedAt.set(worker.id, Date.now());
    worker.on('message', (message: FromWorker) => {
      if (message.type === 'purge') this.#tellAll(message);
      else if (message.type === 'serving') this.#doors.set(worker.id, message.port);
      else this.#observations?.counts.merge(message.counts);
    });
    worker.once('online', () => {
      tell(worker, this.#keys());
      for (const release of this.#blocking) tell(worker, { type: 'blocked', release });
    });
    worker.once('exit', (code, signal) => this.#replace(worker, signal || `code ${code}`));
    return worker;
  }

  #replace(worker: Worker, how: string): void {
    this.#doors.delete(worker.id);
    if (this.#stopping || this.#retired.delete(worker.id)) return;
    const lived = Date.now() - (this.#startedAt.get(worker.id) ?? 0);
    this.#startedAt.delete(worker.id);
    const blocked = takeBlocked(this.#config.stateDir, worker.process.pid ?? 0);
    if (blocked) this.#noteBlocked(blocked.release);
    else warn(`process ${worker.process.pid} ended with ${how}`);
    this.#pauseMs =
      blocked || lived > STEADY_MS ? FIRST_PAUSE_MS : Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    setTimeout(() => void (this.#stopping || this.#fork()), this.#pauseMs);
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
    for (const worker of workersNow()) tell(worker, message);
  }
}

/** Addresses of all interfaces, and how they are asked from here. */
const ANY_HOSTS = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

function workersNow(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
}

/** False when the process ends before it serves, or takes too long. */
function serves(worker: Worker): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), START_MS);
    const settle = (isServing: boolean) => {
      clearTimeout(timer);
      resolve(isServing);
    };
    worker.on('message', ({ type }: FromWorker) => type === 'serving' && settle(true));
    worker.once('exit', () => settle(false));
  });
}

function tell(worker: Worker, message: ToWorker): void {
  if (worker.isConnected()) worker.send(message, () => undefined);
}

function warn(message: string): void {
  console.warn(`shell: ${message}`);
}
