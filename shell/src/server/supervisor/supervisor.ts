import cluster, { type Worker } from 'node:cluster';
import path from 'node:path';
import { messageOf } from '@polden/mfe-release';
import { backoff } from '@polden/ru';
import type { ShellConfig } from '../config/config.ts';
import { Bars } from './bars.ts';
import { Blame } from './blame.ts';
import { boundToParent } from './bound-to-parent.ts';
import { Doors } from './doors.ts';
import type { Settings } from './environment.ts';
import { followPointers } from './followed-pointers.ts';
import { Ledger } from './ledger.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { isSeen, ObservationsSender } from './observations.ts';
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
import type { WorkerUserChoice } from '../config/worker-user.ts';
import { warn } from '../log-line.ts';
import { endWorker, keysNow, tell, tellAll, workersNow } from './workers.ts';

const KEYS_EVERY_MS = 10 * 60_000;
const PAUSE_MS = { first: 100, longest: 5_000 };
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
  /** User and group of the serving processes. */
  runAs: WorkerUserChoice;
}

/**
 * Runs the serving processes on one port and replaces each that ends, at once at first and ever later when it goes on
 * ending; charges each end to the release that ran. Starts processes for them, which they may not do themselves. Never runs
 * code of a remote, so it may hold the secret.
 */
export class Supervisor {
  readonly #config: ShellConfig;
  readonly #observations: ObservationsSender | null;
  readonly #options: SupervisorOptions;
  readonly #processes = new Map<number, ServingProcess>();
  readonly #ledger: Ledger;
  readonly #blame: Blame;
  readonly #bars: Bars;
  readonly #helpers: Helpers = {
    preflights: new Preflights(),
    pictures: new Pictures(),
    trials: new Trials(),
  };
  readonly #pointers: { stop: () => void };
  readonly #user: UserOfWorkers;
  readonly #bound: ReturnType<typeof boundToParent>;
  readonly #reserve: Reserve;
  /** How many are to serve. */
  #wanted = 0;
  readonly #doors = new Doors({
    site: () => this.#config,
    processes: this.#processes,
    renew: () => void this.renew(),
  });
  /** Processes that another one has replaced. */
  readonly #retired = new Set<number>();
  readonly #renewal = new Renewal({
    fork: () => this.#fork(),
    retire: (worker) => this.#retire(worker),
    end: (worker) => this.#end(worker),
    reserve: () => this.#reserve,
    isStopping: () => this.#stopping,
  });
  /** A process has ended by itself, and not in code of a release. */
  #onGivenUp: (error: Error) => void = () => undefined;
  #failures = 1;
  readonly #pauseMs = (): number => backoff(this.#failures, PAUSE_MS);
  #stopping = false;

  constructor(options: SupervisorOptions) {
    const config = withRealPaths(options.config);
    this.#options = { ...options, config };
    this.#config = config;
    const { apiOrigin, environment } = config;
    const file = path.join(config.stateDir, 'supervisor/charges.json');
    const { secret, chargeMs } = options;
    this.#ledger = new Ledger({ file, chargeMs, onChange: () => this.#bars.tellAll(), onProblem: warn });
    this.#user = userFor(options.runAs, config);
    this.#bound = boundToParent(this.#user.user);
    this.#reserve = new Reserve({
      isWanted: options.hasReserve,
      start: () => this.#start(true),
      onChange: () => this.#bars.tellProcesses(),
      onMissing: () => this.#fill(),
    });
    this.#pointers = followPointers(config, {
      onNamed: (named) => this.#ledger.keep(named),
      onProblem: warn,
    });
    this.#observations =
      secret && new ObservationsSender({ apiOrigin, environment, secret, onProblem: warn });
    this.#blame = new Blame(this.#ledger, this.#observations);
    this.#bars = new Bars({
      ledger: this.#ledger,
      reserve: this.#reserve,
      newest: (isMeant) => this.#doors.newest(isMeant),
      observations: this.#observations,
    });
  }

  /** Resolves when the first process serves; rejects when one gives up by itself. One that was ended is replaced. */
  start(workers: number): Promise<void> {
    // Each process accepts by itself: one that runs out of descriptors would keep the others' connections waiting here.
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    // What a process writes into its channel is read by Node itself, and may be no message at all.
    process.on('uncaughtException', (error) => warn(`supervisor: ${messageOf(error)}`));
    sayWhatIsOpen(this.#user, this.#bound !== null, warn);
    this.#doors.start();
    this.#observations?.start(this.#ledger.barred);
    setInterval(() => tellAll(this.#keys()), KEYS_EVERY_MS).unref();
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
      bound: this.#bound,
      standsBy,
      onSuspect: (it, isSilent) => this.#suspect(it, isSilent),
      onBlocked: (it) => void this.#endBlocked(it),
    });
    const { worker } = serving;
    this.#processes.set(worker.id, serving);
    worker.on('message', (message: FromWorker) => void this.#take(worker, message));
    worker.once('online', () => {
      tell(worker, this.#keys());
      tell(worker, this.#bars.messageFor(worker));
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
    if (this.#stopping) return;
    // What has ended a process is tried again only when somebody is there for the case that it ends another.
    if (this.#reserve.update(this.#wanted, this.#processes.values())) this.#bars.passOnTrials();
  }

  /** Code of a remote may have a part in what comes: none of it may end this process. */
  async #take(worker: Worker, message: FromWorker): Promise<void> {
    try {
      if (message.type === 'purge') tellAll({ type: 'purge' });
      else if (message.type === 'serving') {
        this.#doors.open(worker.id, message.port | 0);
        const serving = this.#processes.get(worker.id);
        if (serving) serving.isReady = true;
        this.#fill();
      } else if (isSeen(message)) this.#observations?.take(worker.id, message);
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

  /** Replaces a blocked process, asks it which release it runs, and ends it. */
  async #endBlocked(serving: ServingProcess): Promise<void> {
    const found = serving.findBlocking();
    this.#suspect(serving, true);
    this.#takePlace();
    await found;
    serving.worker.process.kill('SIGKILL');
  }

  #replace(serving: ServingProcess, code: number, signal: string | null): void {
    const [how, { worker }] = [signal ?? `code ${code}`, serving];
    const { blocked, isLeaving, suspects } = serving.close(signal);
    this.#processes.delete(worker.id);
    this.#observations?.tellFailing(worker.id, []);
    this.#doors.close(worker.id);
    this.#helpers.trials.ended(worker.id);
    this.#ledger.ended(worker.id);
    if (this.#stopping) return;
    if (this.#retired.delete(worker.id)) {
      this.#reserve.noteBack(serving);
      return this.#fill();
    }
    const wasReserve = worker.id === this.#reserve.id;
    const charged = isLeaving ? null : this.#blame.charge(suspects, blocked ? 'a blocked thread' : how);
    if (!charged) warn(`process ${worker.process.pid} ${blocked ? 'was blocked' : `ended with ${how}`}`);
    if (suspects.length === 0 && !signal)
      this.#onGivenUp(new Error(`process ${worker.process.pid} ended with ${how}`));
    this.#failures = charged || serving.livedMs > STEADY_MS ? 1 : this.#failures + 1;
    if (wasReserve) this.#reserve.noteEnded(this.#pauseMs());
    // After the charge, so that the stand-in runs without the charged release.
    this.#reserve.noteBack(serving);
    this.#takePlace();
    this.#fill();
  }

  /** Fewer are there, or on their way, than are to serve. */
  get #isShort(): boolean {
    const there = [...this.#processes.values()].filter(
      ({ worker: { id }, isBlocked }) => !isBlocked && !this.#retired.has(id) && id !== this.#reserve.id,
    );
    return !this.#stopping && there.length < this.#wanted;
  }

  /** The one in reserve is the quickest; without one another is started after a pause. */
  #takePlace(): void {
    if (this.#isShort && !this.#reserve.promote(this.#pauseMs()))
      setTimeout(() => this.#startMissing(), this.#pauseMs());
  }

  /** Where there is no room for one more process or its files just now, there may be later. */
  #startMissing(): void {
    if (!this.#isShort || this.#reserve.promote(this.#pauseMs())) return;
    try {
      this.#fork();
    } catch (error) {
      warn(`no process could be started: ${messageOf(error)}`);
      setTimeout(() => this.#startMissing(), PAUSE_MS.longest);
    }
  }

  #keys(): ToWorker {
    return keysNow(this.#options.secret);
  }
}
