import { createHash } from 'node:crypto';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf, startConfined, type ConfinedProcess, type Ends } from '@polden/mfe-release';
import { keptPromise } from '@polden/ru';
import { LRUCache } from 'lru-cache';
import { BusyHostError } from '../releases/busy-host-error.ts';
import type { PreflightInput, PreflightResult } from '../releases/preflight.ts';
import { ownFiles } from './own-files.ts';

/** Of the processor: on a busy machine a process may wait long for its turn, and the release has done nothing meanwhile. */
const WORKED_MS = 5_000;
/** A release that waits without using the processor waits for ever. */
const WAITED_MS = 60_000;
const MEMORY_MB = 128;
const MAX_AT_ONCE = 2;
const MAX_KNOWN = 500;
/** When nothing is asked for so soon, the next one is made ready. */
const READY_AFTER_MS = 300;

/** Tries releases, each in a process that ends with it, which an endless loop or an exit cannot leave. The same bytes are tried once. */
export class Preflights {
  readonly #passed = new LRUCache<string, Promise<void>>({ max: MAX_KNOWN });
  readonly #waiting: (() => void)[] = [];
  #running = 0;
  #ready: ConfinedProcess | null = null;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  /** Rejects with the reason; with BusyHostError when the machine is at fault. */
  readonly try = (input: PreflightInput): Promise<void> => {
    const key = createHash('sha256').update(`${input.address}\n`).update(input.code).digest('base64');
    return keptPromise(this.#passed, key, () => this.#inTurn(() => this.#try(input)));
  };

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
    this.#ready?.end();
    this.#ready = null;
  }

  async #try(input: PreflightInput): Promise<void> {
    const fail = (reason: string) => new Error(`preflight of ${input.address}: ${reason}`);
    // A ready process that has ended was not ended by this release.
    const process = this.#ready?.hasEnded() === false ? this.#ready : this.#start();
    this.#ready = null;
    this.#makeReady();
    const { error } = (await process.run(input, limits(fail)).catch((reason: unknown) => {
      throw reason instanceof BusyHostError ? reason : fail(messageOf(reason));
    })) as PreflightResult;
    if (error !== null) throw fail(error);
  }

  #start(): ConfinedProcess {
    const { dirname } = import.meta;
    return startConfined({
      program: pathToFileURL(path.join(dirname, 'preflight-process.mjs')),
      readable: ownFiles(dirname),
      memoryMb: MEMORY_MB,
    });
  }

  /** Half of the time of a trial is that of starting the process. */
  #makeReady(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (!this.#stopped) this.#ready ??= this.#start();
    }, READY_AFTER_MS).unref();
  }

  async #inTurn<T>(run: () => Promise<T>): Promise<T> {
    if (this.#running >= MAX_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      return await run();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}

/** Of one trial. Where the system tells nothing of the processor, the clock decides alone. */
function limits(fail: (reason: string) => Error): Ends {
  let workedBefore = 0;
  let idleSince = 0;
  return (elapsed, worked) => {
    if (worked === null) return elapsed < WAITED_MS / 2 ? null : fail(`no answer within ${WAITED_MS / 2} ms`);
    if (worked > workedBefore) idleSince = elapsed;
    workedBefore = Math.max(worked, workedBefore);
    if (worked >= WORKED_MS) return fail(`no answer within ${WORKED_MS} ms of the processor`);
    if (elapsed < WAITED_MS) return null;
    return elapsed - idleSince >= WAITED_MS / 2
      ? fail(`no answer within ${WAITED_MS} ms`)
      : new BusyHostError('the machine has had no time for a preflight');
  };
}
