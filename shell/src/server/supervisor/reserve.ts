import type { Worker } from 'node:cluster';
import { messageOf } from '@polden/mfe-release';
import type { ServingProcess } from './serving-process.ts';
import { warn } from '../log-line.ts';
import { tell } from './workers.ts';

/** A site that has just started has more urgent things to do. */
const START_AFTER_MS = 1_000;
/** Where there was no room for one more process. */
const AGAIN_AFTER_MS = 30_000;

export interface ReserveOptions {
  /** False: nothing is kept in reserve. */
  isWanted: boolean;
  /** Starts a process that is loaded and serves nobody until it is told to. */
  start: () => ServingProcess;
  /** Some process goes without something else than before. */
  onChange: () => void;
  /** Nothing can be kept in reserve just now. */
  onMissing: () => void;
}

/**
 * One process more than serve: loaded with the last good releases, it stands in at once for one that does not come back, and
 * rests again when enough serve. The place of one that is gone it takes for good, and another one is kept from then on.
 */
export class Reserve {
  readonly #options: ReserveOptions;
  /** Processes that are silent just now, with the release that may hold them. */
  readonly #silent = new Map<ServingProcess, string | null>();
  #process: ServingProcess | null = null;
  #isServing = false;
  /** The last one could not be started, or ended before it was ready. */
  #hasFailed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReserveOptions) {
    this.#options = options;
  }

  get id(): number | undefined {
    return this.#process?.worker.id;
  }

  isSilent(id: number): boolean {
    return [...this.#silent.keys()].some(({ worker }) => worker.id === id);
  }

  /**
   * What the process does without since it may be holding another one: all of that in reserve, and any other what does not
   * come back. No charge, and forgotten when that one is back or gone.
   */
  withoutFor(id: number): string[] {
    const isReserve = id === this.id;
    return [...this.#silent]
      .filter(([{ worker, isBlocked }]) => worker.id !== id && (isReserve || isBlocked))
      .flatMap(([, release]) => (release === null ? [] : [release]));
  }

  /** `release`: the likeliest to hold it. */
  noteSilent(serving: ServingProcess, release: string | null): void {
    this.#silent.set(serving, release);
    this.#options.onChange();
  }

  /** It has come back, or ended. */
  noteBack(serving: ServingProcess): void {
    if (this.#silent.delete(serving)) this.#options.onChange();
  }

  /**
   * Serves while fewer of the others do than are `wanted`, and rests otherwise. True when enough do, and it is there beside;
   * where it cannot be there, nobody waits for it.
   */
  update(wanted: number, processes: Iterable<ServingProcess>): boolean {
    let serving = 0;
    for (const it of processes) if (it !== this.#process && it.isReady && !this.#silent.has(it)) serving += 1;
    const isEnough = serving >= wanted;
    if (!this.#process) {
      // What serves comes first, and the start of one more takes time from it.
      if (isEnough) this.#startSoon(START_AFTER_MS);
      return isEnough && (!this.#options.isWanted || this.#hasFailed);
    }
    const { isReady, worker } = this.#process;
    if (isReady) this.#hasFailed = false;
    const isNeeded = !isEnough && isReady;
    if (isNeeded !== this.#isServing) tell(worker, { type: 'accept', isOn: isNeeded });
    this.#isServing = isNeeded;
    return isEnough && (isReady || this.#hasFailed);
  }

  /**
   * It takes the place of one that is gone, and does not rest again. What follows must find somebody in reserve as well, so
   * the next one starts at once, or when this one serves. False when there is none.
   */
  promote(nextAfterMs: number): boolean {
    const promoted = this.#process;
    if (!promoted) return false;
    if (!this.#isServing) tell(promoted.worker, { type: 'accept', isOn: true });
    this.replace(promoted.isReady ? nextAfterMs : null);
    return true;
  }

  /** Another one takes its place soon; null: when enough serve. Returns the one that did until now, if there was one. */
  replace(afterMs: number | null = START_AFTER_MS): Worker | undefined {
    const worker = this.#process?.worker;
    this.#process = null;
    this.#isServing = false;
    if (afterMs !== null) this.#startSoon(afterMs);
    return worker;
  }

  /** It has ended. */
  noteEnded(afterMs: number): void {
    if (this.#process && !this.#process.isReady) this.#hasFailed = true;
    this.replace(afterMs);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #startSoon(ms: number): void {
    if (!this.#options.isWanted) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      try {
        this.#process ??= this.#options.start();
      } catch (error) {
        warn(`nothing is in reserve: ${messageOf(error)}`);
        this.#startSoon(AGAIN_AFTER_MS);
        this.#hasFailed = true;
        this.#options.onMissing();
      }
    }, ms).unref();
  }
}
