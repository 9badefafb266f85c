import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { messageOf } from '@polden/mfe-release';
import type { ShellConfig } from '../config.ts';
import { Blame } from './blame.ts';
import { Doors } from './doors.ts';
import type { Settings } from './environment.ts';
import { followPointers } from './followed-pointers.ts';
import { Ledger } from './ledger.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { ObservationsSender } from './observations.ts';
import { Pictures } from './pictures.ts';
import { Preflights } from './preflights.ts';
import { Renewal } from './renewal.ts';
import { Reserve } from './reserve.ts';
import { type Helpers, answerFor } from './questions-answered.ts';
import { ServingProcess } from './serving-process.ts';
import { Trials } from './trials.ts';
import { sayWhatIsOpen } from './what-is-open.ts';
import { withRealPaths } from './worker-command.ts';
import { type UserOfWorkers, userFor } from './user-of-workers.ts';
import type { WorkerUserChoice } from './worker-user.ts';
import { endWorker, keysNow, tell, warn, workersNow } from './workers.ts';

const KEYS_EVERY_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A process that has lived so long was well. */
const STEADY_MS = 30_000;

export interface SupervisorOptions {
  config: ShellConfig;
  /** Of the serving processes. */
  settings: Settings;
  secret: Buffer | null;
  /** For how long a release is charged with the end of a process. */
  chargeMs: number;
  /** Whether one more process than serve is kept loaded, which stands in for one that is missing. */
  hasReserve: boolean;
  /** As whom the serving processes run. */
  runAs: WorkerUserChoice;
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
  readonly #user: UserOfWorkers;
  readonly #reserve: Reserve;
  /** How many are to serve. */
  #wanted = 0;
  readonly #doors = new Doors({
    site: () => this.#config,
    processes: this.#processes,
    renew: () => void this.renew(),
  });
  /** Those that another one has taken the place of. */
  readonly #retired = new Set<number>();
  /** Blocked processes in whose places others are started already. */
  readonly #succeeded = new Set<ServingProcess>();
  readonly #renewal = new Renewal({
    fork: () => this.#fork(),
    retire: (worker) => this.#retire(worker),
    end: (worker) => this.#end(worker),
    reserve: () => this.#reserve,
    isStopping: () => this.#stopping,
  });
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
    this.#user = userFor(options.runAs, config);
    this.#reserve = new Reserve({
      isWanted: options.hasReserve,
      start: () => this.#start(true),
      barred: (id) => this.#ledger.barredFor(id),
    });
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
    sayWhatIsOpen(this.#user, warn);
    this.#doors.start();
    this.#observations?.start(this.#ledger.barred);
    setInterval(() => this.#tellAll(this.#keys()), KEYS_EVERY_MS).unref();
    this.#wanted = workers;
    for (let index = 0; index < workers; index += 1) this.#fork();
    return new Promise((resolve, reject) => {
      cluster.once('listening', () => resolve());
      this.#onGivenUp = reject;
    });
  }

  /** Ends the serving processes after the answers that are under way. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#reserve.stop();
    this.#observations?.stop();
    this.#doors.stop();
    this.#pointers.stop();
    this.#helpers.preflights.stop();
    this.#helpers.pictures.stop();
    await Promise.all(workersNow().map((worker) => this.#end(worker)));
  }

  /** Puts a new process in the place of each, one after the other; visitors notice nothing. Never rejects. */
  renew(): Promise<void> {
    return this.#renewal.run();
  }

  #retire({ id }: Worker): void {
    this.#retired.add(id);
    this.#doors.close(id);
  }

  #end(worker: Worker): Promise<void> {
    return endWorker(worker, this.#config.drainMs);
  }

  #fork(): Worker {
    return this.#start(false).worker;
  }

  #start(standsBy: boolean): ServingProcess {
    const serving = new ServingProcess({
      ...this.#options,
      user: this.#user.user,
      standsBy,
      onSuspect: (it, isSilent) => this.#suspect(it, isSilent),
      onBlocked: (it) => void this.#endBlocked(it),
    });
    const { worker } = serving;
    this.#processes.set(worker.id, serving);
    worker.on('message', (message: FromWorker) => void this.#take(worker, message));
    worker.once('online', () => {
      // What has ended a process is not tried by the one that is to be there when it ends another.
      if (!standsBy) this.#ledger.began(worker.id);
      tell(worker, this.#keys());
      tell(worker, this.#barredFor(worker));
    });
    worker.once('exit', (code, signal) => this.#replace(serving, code, signal));
    // One that could not be started at all has no exit.
    if (worker.process.pid === undefined)
      worker.once('error', () => {
        Reflect.deleteProperty(cluster.workers ?? {}, worker.id);
        this.#replace(serving, 1, null);
      });
    worker.on('error', (error) => warn(`process ${worker.process.pid}: ${messageOf(error)}`));
    return serving;
  }

  /** Somebody else stands in while it is not sure that it comes back, and without what may hold it. */
  #suspect(serving: ServingProcess, isSilent: boolean): void {
    if (isSilent) this.#reserve.noteSilent(serving, this.#ledger.likeliest(serving.suspects));
    else this.#reserve.noteBack(serving);
    this.#fill();
  }

  #fill(): void {
    if (!this.#stopping) this.#reserve.update(this.#wanted, this.#processes.values());
  }

  #barredFor({ id }: Worker): ToWorker {
    const isReserve = id === this.#reserve.id;
    return { type: 'barred', releases: isReserve ? this.#reserve.barred : this.#ledger.barredFor(id) };
  }

  /** Code of a remote may have a part in what comes: none of it may end this process. */
  async #take(worker: Worker, message: FromWorker): Promise<void> {
    try {
      if (message.type === 'purge') this.#tellAll({ type: 'purge' });
      else if (message.type === 'serving') {
        this.#doors.open(worker.id, message.port | 0);
        // Charged while it was starting.
        if (this.#ledger.isWaiting) this.#passOnTrials();
        this.#ledger.serves(worker.id);
        const serving = this.#processes.get(worker.id);
        if (serving) serving.isReady = true;
        this.#fill();
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
    const { id } = serving.worker;
    this.#suspect(serving, true);
    if (!this.#stopping && !this.#retired.has(id) && id !== this.#reserve.id) {
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
    this.#doors.close(worker.id);
    this.#helpers.trials.ended(worker.id);
    this.#ledger.ended(worker.id);
    if (this.#stopping) return;
    if (this.#retired.delete(worker.id)) {
      this.#reserve.noteBack(serving);
      return this.#passOnTrials();
    }
    const wasReserve = worker.id === this.#reserve.id;
    const charged = isLeaving ? null : this.#blame.charge(suspects, blocked ? 'a blocked thread' : how);
    if (!charged) warn(`process ${worker.process.pid} ${blocked ? 'was blocked' : `ended with ${how}`}`);
    if (suspects.length === 0 && !signal)
      this.#onGivenUp(new Error(`process ${worker.process.pid} ended with ${how}`));
    // After the charge: whoever stands in goes without what was charged.
    this.#reserve.noteBack(serving);
    this.#fill();
    if (this.#succeeded.delete(serving)) return this.#passOnTrials();
    const isFirst = charged !== null || serving.livedMs > STEADY_MS;
    this.#pauseMs = isFirst ? FIRST_PAUSE_MS : Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS);
    if (wasReserve) this.#reserve.replace(this.#pauseMs);
    else setTimeout(() => this.#forkAgain(), this.#pauseMs);
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
    const heir = this.#doors.newest((id) => id !== this.#reserve.id);
    if (heir === undefined || !this.#ledger.isWaiting) return;
    this.#ledger.began(heir);
    this.#ledger.serves(heir);
    this.#tellBarred();
  }

  #tellBarred(): void {
    this.#observations?.tellBarred(this.#ledger.barred);
    for (const worker of workersNow()) tell(worker, this.#barredFor(worker));
  }

  #keys(): ToWorker {
    return keysNow(this.#options.secret);
  }

  #tellAll(message: ToWorker): void {
    for (const worker of workersNow()) tell(worker, message);
  }
}
