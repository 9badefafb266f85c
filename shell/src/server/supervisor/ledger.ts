import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ShellBar } from '@polden/api-contract';
import { messageOf } from '@polden/mfe-release';

/** How often a release may end a process within the time of charges before nobody evaluates it any more. */
const TOLERATED = 1;
/** A process that has served so long with a release on trial has not been ended by it. */
const TRIAL_MS = 30_000;

interface Entry {
  /** remote@version */
  release: string;
  /** Processes that it has ended. */
  ended: number;
  /** How the last of them ended. */
  how: string;
  at: string;
  /** Named: the release map has named it since it was charged; left: and names it no more, while it is still barred. */
  place?: 'named' | 'left';
}

export interface LedgerOptions {
  /** Out of the reach of processes that run code of remotes. */
  file: string;
  /** A charge that is older counts no more; what is barred stays so. */
  chargeMs: number;
  /** What some process may not evaluate has changed. */
  onChange: () => void;
  onProblem?: (message: string) => void;
}

/**
 * Which release has ended processes, across restarts. After the first time one process alone goes on with it, the others
 * serve what was good before; after the second nobody does. What the release map names no more is forgotten, but what is
 * barred stays so until the map names it again: a process that has not read the newer map yet must not take it up.
 */
export class Ledger {
  readonly #options: LedgerOptions;
  readonly #entries = new Map<string, Entry>();
  /** What the newest release map names. */
  #named: ReadonlySet<string> = new Set();
  /** Releases that one process tries again: which, and until when, once it serves; null while none does. */
  readonly #testers = new Map<string, { worker: number; timer: NodeJS.Timeout | undefined } | null>();

  constructor(options: LedgerOptions) {
    this.#options = options;
    for (const entry of readEntries(options.file)) {
      this.#entries.set(entry.release, entry);
      if (entry.ended <= TOLERATED) this.#testers.set(entry.release, null);
    }
  }

  /** Of those that may have ended a process: one that has done so before, else the last, which came last. */
  likeliest(suspects: readonly string[]): string | null {
    return suspects.findLast((suspect) => this.#entries.has(suspect)) ?? suspects.at(-1) ?? null;
  }

  /**
   * Charges the end of a process to the likeliest of those that may have caused it. Returns it, and whether nobody evaluates
   * it any more; null when there is none.
   */
  charge(suspects: readonly string[], how: string): { release: string; isBarred: boolean } | null {
    const release = this.likeliest(suspects);
    if (release === null) return null;
    const ended = this.#chargesOf(release) + 1;
    this.#enter(release, ended, how);
    const isBarred = ended > TOLERATED;
    this.#stopTrial(release);
    if (!isBarred) this.#testers.set(release, null);
    this.#changed();
    return { release, isBarred };
  }

  /** Bars a release at once, without counting ends. False when it is barred already. */
  bar(release: string, how: string): boolean {
    if ((this.#entries.get(release)?.ended ?? 0) > TOLERATED) return false;
    this.#enter(release, TOLERATED + 1, how);
    this.#stopTrial(release);
    this.#changed();
    return true;
  }

  /** What no process evaluates, without what has left the release map: the registry remembers that by itself. */
  get barred(): ShellBar[] {
    return [...this.#entries.values()]
      .filter(({ ended, place }) => ended > TOLERATED && place !== 'left')
      .map(({ release, how, at }) => {
        const [remote = '', version = ''] = release.split('@');
        return { remote, version, how, at };
      });
  }

  /** What the process may not evaluate. */
  barredFor(worker: number): string[] {
    return [...this.#entries.values()]
      .filter(({ release, ended }) => {
        const tester = this.#testers.get(release);
        return ended > TOLERATED || (tester !== undefined && tester?.worker !== worker);
      })
      .map(({ release }) => release);
  }

  /** A new process takes up what is on trial with nobody. */
  began(worker: number): void {
    for (const [release, tester] of this.#testers) {
      if (!tester) this.#testers.set(release, { worker, timer: undefined });
    }
  }

  /** From now on visitors may meet what the process tries: a slow start is no part of the trial. */
  serves(worker: number): void {
    for (const [release, tester] of this.#testers) {
      if (tester?.worker !== worker || tester.timer) continue;
      tester.timer = setTimeout(() => {
        this.#stopTrial(release);
        this.#options.onChange();
      }, TRIAL_MS).unref();
    }
  }

  /** True while some release waits for a process that tries it. */
  get isWaiting(): boolean {
    return [...this.#testers.values()].includes(null);
  }

  ended(worker: number): void {
    for (const [release, tester] of this.#testers) {
      if (tester?.worker !== worker) continue;
      clearTimeout(tester.timer);
      this.#testers.set(release, null);
    }
  }

  /** Forgets what a release map does not name, and what it names again; what it names no more stays barred. */
  keep(named: ReadonlySet<string>): void {
    this.#named = named;
    let isChanged = false;
    for (const entry of [...this.#entries.values()]) {
      const place = placeAfter(entry, named.has(entry.release));
      if (place === entry.place) continue;
      isChanged = true;
      if (place === null) {
        this.#entries.delete(entry.release);
        this.#stopTrial(entry.release);
      } else this.#entries.set(entry.release, { ...entry, place });
    }
    if (isChanged) this.#changed();
  }

  #enter(release: string, ended: number, how: string): void {
    const place = this.#named.has(release) ? 'named' : this.#entries.get(release)?.place;
    this.#entries.set(release, {
      release,
      ended,
      how,
      at: new Date().toISOString(),
      ...(place && { place }),
    });
  }

  /** Processes that it has ended lately. */
  #chargesOf(release: string): number {
    const before = this.#entries.get(release);
    if (!before) return 0;
    const isOld = Date.now() - Date.parse(before.at) > this.#options.chargeMs;
    return isOld && before.ended <= TOLERATED ? 0 : before.ended;
  }

  #stopTrial(release: string): void {
    clearTimeout(this.#testers.get(release)?.timer);
    this.#testers.delete(release);
  }

  #changed(): void {
    const { file, onChange, onProblem } = this.#options;
    try {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify([...this.#entries.values()], null, 1));
      renameSync(`${file}.new`, file);
    } catch (error) {
      // A full disk must not keep the processes from being told, nor from being replaced.
      onProblem?.(`charges: ${messageOf(error)}`);
    }
    onChange();
  }
}

/** Null: it is forgotten. */
function placeAfter({ ended, place }: Entry, isNamed: boolean): 'named' | 'left' | null {
  if (isNamed) return place === 'left' ? null : 'named';
  return ended > TOLERATED && place !== undefined ? 'left' : null;
}

function readEntries(file: string): Entry[] {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Entry[];
  } catch {
    return [];
  }
}
