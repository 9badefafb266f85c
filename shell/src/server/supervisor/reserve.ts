import type { Worker } from 'node:cluster';
import { messageOf } from '@polden/mfe-release';
import type { ServingProcess } from './serving-process.ts';
import { tell, warn } from './workers.ts';

/** A site that has just started has more urgent things to do. */
const START_AFTER_MS = 1_000;
/** Where there was no room for one more process. */
const AGAIN_AFTER_MS = 30_000;

export interface ReserveOptions {
  /** False: nothing is kept in reserve. */
  isWanted: boolean;
  /** Starts a process that is loaded and serves nobody until it is told to. */
  start: () => ServingProcess;
  /** What the process may not evaluate: remote@version. */
  barred: (id: number) => string[];
}

/**
 * One process more than serve: loaded with the last good releases, it stands in at once while another one is missing or does
 * not come back, and rests again when enough serve. It never tries what has ended a process, and goes without what may be
 * holding one just now.
 */
export class Reserve {
  readonly #options: ReserveOptions;
  /** Processes that are silent just now, with the release that may hold them. */
  readonly #silent = new Map<ServingProcess, string | null>();
  #process: ServingProcess | null = null;
  #isServing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReserveOptions) {
    this.#options = options;
  }

  get id(): number | undefined {
    return this.#process?.worker.id;
  }

  /** What has ended a process, and what may be holding one now: no charge, and forgotten when that one comes back. */
  get barred(): string[] {
    if (!this.#process) return [];
    const suspects = [...this.#silent.values()].filter((release) => release !== null);
    return [...this.#options.barred(this.#process.worker.id), ...suspects];
  }

  /** `release`: the likeliest to hold it. */
  noteSilent(serving: ServingProcess, release: string | null): void {
    this.#silent.set(serving, release);
    this.#tellBarred();
  }

  /** It has come back, or ended. */
  noteBack(serving: ServingProcess): void {
    if (this.#silent.delete(serving)) this.#tellBarred();
  }

  /** Serves while fewer of the others do than are `wanted`, and rests otherwise. */
  update(wanted: number, processes: Iterable<ServingProcess>): void {
    let serving = 0;
    for (const it of processes) if (it !== this.#process && it.isReady && !this.#silent.has(it)) serving += 1;
    if (!this.#process) {
      // What serves comes first, and the start of one more takes time from it.
      if (serving >= wanted) this.#startSoon(START_AFTER_MS);
      return;
    }
    const isNeeded = serving < wanted && this.#process.isReady;
    if (isNeeded === this.#isServing) return;
    this.#isServing = isNeeded;
    tell(this.#process.worker, { type: 'accept', isOn: isNeeded });
  }

  /** Another one takes its place soon. Returns the one that did until now, if there was one. */
  replace(afterMs = START_AFTER_MS): Worker | undefined {
    const worker = this.#process?.worker;
    this.#process = null;
    this.#isServing = false;
    this.#startSoon(afterMs);
    return worker;
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
      }
    }, ms).unref();
  }

  #tellBarred(): void {
    if (this.#process) tell(this.#process.worker, { type: 'barred', releases: this.barred });
  }
}
