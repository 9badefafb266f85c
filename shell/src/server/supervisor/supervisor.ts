import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '@polden/mfe-release';
import type { ShellConfig } from '../config.ts';
import { hourKeys } from '../telemetry/page-view-keys.ts';
import { Blame } from './blame.ts';
import type { Settings } from './environment.ts';
import { followPointers } from './followed-pointers.ts';
import { Ledger } from './ledger.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { ObservationsSender } from './observations.ts';
import { Pictures } from './pictures.ts';
import { Preflights } from './preflights.ts';
import { Probes } from './probes.ts';
import { type Helpers, answerFor } from './questions-answered.ts';
import { ServingProcess } from './serving-process.ts';
import { Trials } from './trials.ts';
import { sayWhatIsOpen } from './what-is-open.ts';
import { ownState, withRealPaths } from './worker-command.ts';
import { ANY_HOSTS, serves, tell, warn, workersNow } from './workers.ts';

const KEYS_EVERY_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A process that has lived so long was well. */
const STEADY_MS = 30_000;
/** Beyond the time in which a process that is told to end still answers. */
const STOP_MS = 12_000;
/** Longer than a thread that is not held takes from one beat to the next. */
const BEATS_MS = 2_000;
/** Name of the port that all processes serve, among the probes. */
const SITE = 'site';

export interface SupervisorOptions {
  config: ShellConfig;
  /** Of the serving processes. */
  settings: Settings;
  secret: Buffer | null;
  /** For how long a release is charged with the end of a process. */
  chargeMs: number;
  /** As whom the serving processes run; null: as this one does. */
  user: { uid: number; gid: number } | null;
}

/**
 * Runs the serving processes on one port and replaces each that ends, at once at first and ever later when it goes on ending;
 * charges that to the release whose code ran. Does for them what they may not do themselves: starts processes. Never runs code
 * of a remote, so it may hold the secret.
 */
export class Supervisor {
  readonly #config: ShellConfig;
  readonly #observations: ObservationsSender | null;
  readonly #options: SupervisorOptions;
  readonly #processes = new Map<number, ServingProcess>();
  readonly #ledger: Ledger;
  readonly #blame: Blame;
  readonly #helpers: Helpers = {
    preflights: new Preflights(),
    pictures: new Pictures(),
    trials: new Trials(),
  };
  readonly #pointers: { stop: () => void };
  /** Port at which a serving process alone is probed, by its number. */
  readonly #doors = new Map<number, number>();
  /** Those that another one has taken the place of. */
  readonly #retired = new Set<number>();
  readonly #probes = new Probes({
    targets: () => this.#targets(),
    onSilent: (name) => void this.#replaceSilent(name),
  });
  /** Blocked processes in whose places others are started already. */
  readonly #succeeded = new Set<ServingProcess>();
  #renewal: Promise<void> | null = null;
  /** A process has ended by itself, and not in code of a release. */
  #onGivenUp: (error: Error) => void = () => undefined;
  #pauseMs = FIRST_PAUSE_MS;
  #stopping = false;

  constructor(options: SupervisorOptions) {
    const config = withRealPaths(options.config);
    this.#options = { ...options, config };
    this.#config = config;
    const { apiOrigin, environment } = config;
    const file = path.join(config.stateDir, 'supervisor/charges.json');
    const { secret, chargeMs } = options;
    this.#ledger = new Ledger({ file, chargeMs, onChange: () => this.#tellBarred(), onProblem: warn });
    if (options.user) ownState(config.stateDir, options.user);
    this.#pointers = followPointers(config, {
      onNamed: (named) => this.#ledger.keep(named),
      onProblem: warn,
    });
    this.#observations =
      secret && new ObservationsSender({ apiOrigin, environment, secret, onProblem: warn });
    this.#blame = new Blame(this.#ledger, this.#observations);
  }

  /** Resolves when the first process serves; rejects when one gives up by itself. One that was ended is replaced. */
  start(workers: number): Promise<void> {
    // Each process accepts by itself: one that runs out of descriptors would keep the others' connections waiting here.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    // What a process writes into its channel is read by Node itself, and may be no message at all.
    process.on('uncaughtException', (error) => warn(`supervisor: ${messageOf(error)}`));
    sayWhatIsOpen(this.#options.user !== null, warn);
    this.#probes.start();
    this.#observations?.start(this.#ledger.barred);
    setInterval(() => this.#tellAll(this.#keys()), KEYS_EVERY_MS).unref();
    for (let index = 0; index < workers; index += 1) this.#fork();
    return new Promise((resolve, reject) => {
      cluster.once('listening', () => resolve());
      this.#onGivenUp = reject;
    });
  }

  /** Ends the serving processes after the answers that are under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#observations?.stop();
    this.#probes.stop();
    this.#pointers.stop();
    this.#helpers.preflights.stop();
    this.#helpers.pictures.stop();
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
    const serving = this.#processes.get(worker.id);
    const beat = serving?.beat;
    await delay(BEATS_MS);
    // Its thread comes back to its loop: nobody's code holds it.
    if (this.#processes.has(worker.id) && serving?.beat !== beat) serving?.blameNobody();
    worker.process.kill('SIGKILL');
  }

  #fork(): Worker {
    const serving = new ServingProcess({
      ...this.#options,
      onBlocked: (it) => void this.#endBlocked(it),
    });
    const { worker } = serving;
    this.#processes.set(worker.id, serving);
    worker.on('message', (message: FromWorker) => void this.#take(worker, message));
    worker.once('online', () => {
      this.#ledger.began(worker.id);
      tell(worker, this.#keys());
      tell(worker, { type: 'barred', releases: this.#ledger.barredFor(worker.id) });
    });
    worker.once('exit', (code, signal) => this.#replace(serving, code, signal));
    // One that could not be started at all has no exit.
    if (worker.process.pid === undefined)
      worker.once('error', () => {
        Reflect.deleteProperty(cluster.workers ?? {}, worker.id);
        this.#replace(serving, 1, null);
      });
    worker.on('error', (error) => warn(`process ${worker.process.pid}: ${messageOf(error)}`));
    return worker;
  }

  /** Code of a remote may have a part in what comes: none of it may end this process. */
  async #take(worker: Worker, message: FromWorker): Promise<void> {
    try {
      if (message.type === 'purge') this.#tellAll({ type: 'purge' });
      else if (message.type === 'serving') {
        this.#doors.set(worker.id, message.port | 0);
        // Charged while it was starting.
        if (this.#ledger.isWaiting) this.#passOnTrials();
        this.#ledger.serves(worker.id);
      } else if (message.type === 'outcomes') this.#observations?.counts.merge(message.counts);
      else if (message.type === 'redirected') this.#observations?.redirectUses.merge(message.uses);
      else if (message.type === 'spoiled') this.#blame.spoiled(message.release, message.what);
      else if (message.type === 'tried')
        this.#helpers.trials.tried(message.address, worker.id, message.isWell);
      else {
        tell(worker, await answerFor(message, worker.id, this.#helpers));
        // It may have been given its turn after its end.
        if (worker.isDead()) this.#helpers.trials.ended(worker.id);
      }
    } catch (error) {
      warn(`process ${worker.process.pid} has sent what cannot be read: ${messageOf(error)}`);
    }
  }

  /** The watched thread does not come back: whose code it runs is asked of it, while another one starts, and then it is ended. */
  async #endBlocked(serving: ServingProcess): Promise<void> {
    if (!this.#stopping && !this.#retired.has(serving.worker.id)) {
      this.#succeeded.add(serving);
      this.#forkAgain();
    }
    await serving.findBlocking();
    serving.worker.process.kill('SIGKILL');
  }

  #replace(serving: ServingProcess, code: number, signal: string | null): void {
    const [how, { worker }] = [signal ?? `code ${code}`, serving];
    const { blocked, isLeaving, suspects } = serving.close(signal);
    this.#processes.delete(worker.id);
    this.#doors.delete(worker.id);
    this.#helpers.trials.ended(worker.id);
    this.#ledger.ended(worker.id);
    if (this.#stopping) return;
    if (this.#retired.delete(worker.id)) return this.#passOnTrials();
    const charged = isLeaving ? null : this.#blame.charge(suspects, blocked ? 'a blocked thread' : how);
    if (!charged) warn(`process ${worker.process.pid} ${blocked ? 'was blocked' : `ended with ${how}`}`);
    if (suspects.length === 0 && !signal)
      this.#onGivenUp(new Error(`process ${worker.process.pid} ended with ${how}`));
    if (this.#succeeded.delete(serving)) return this.#passOnTrials();
    const isFirst = charged !== null || serving.livedMs > STEADY_MS;
    this.#pauseMs = isFirst ? FIRST_PAUSE_MS : Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    setTimeout(() => this.#forkAgain(), this.#pauseMs);
  }

  /** Where there is no room for one more process or its files just now, there may be later. */
  #forkAgain(): void {
    if (this.#stopping) return;
    try {
      this.#fork();
    } catch (error) {
      warn(`no process could be started: ${messageOf(error)}`);
      setTimeout(() => this.#forkAgain(), LONGEST_PAUSE_MS);
    }
  }

  /** Nobody is started in the place of a retired one: what it has tried is tried by one that is there. */
  #passOnTrials(): void {
    const heir = [...this.#doors.keys()].at(-1);
    if (heir === undefined || !this.#ledger.isWaiting) return;
    this.#ledger.began(heir);
    this.#ledger.serves(heir);
    this.#tellBarred();
  }

  #tellBarred(): void {
    this.#observations?.tellBarred(this.#ledger.barred);
    for (const worker of workersNow())
      tell(worker, { type: 'barred', releases: this.#ledger.barredFor(worker.id) });
  }

  #keys(): ToWorker {
    const { secret } = this.#options;
    const now = Math.floor(Date.now() / 1000);
    return { type: 'page-view-keys', keys: secret ? hourKeys(secret, now) : [] };
  }

  #tellAll(message: ToWorker): void {
    for (const worker of workersNow()) tell(worker, message);
  }
}
