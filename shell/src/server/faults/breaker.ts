import { backoff } from '@polden/ru';

/** How long a release rests after it was found to fail; milliseconds. */
export interface Rest {
  first: number;
  longest: number;
}

const WINDOW_MS = 10_000;
const WINDOW_SIZE = 20;
const FEWEST = 5;
const FAILING_SHARE = 0.5;
/** Longer than a page may take on the server. */
const PROBE_MS = 8_000;
const REST: Rest = { first: 2_000, longest: 30_000 };

/**
 * Keeps a failing release from being asked on every request. Half of the last pages failed: it rests, then one request tries
 * it again; when that one fails, too, it rests twice as long.
 */
export class Breaker {
  readonly #now: () => number;
  #recent: { at: number; failed: boolean }[] = [];
  #openUntil = 0;
  #trips = 0;
  /** When the one who tries has gone without a word; 0 while nobody tries. */
  #probeEndsAt = 0;

  /** `now` in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** True from the moment the release is found to fail until it is found to be well. */
  get isTripped(): boolean {
    return this.#openUntil !== 0;
  }

  /** True while the release rests. After a rest one caller gets false: it tries the release. */
  isOpen(): boolean {
    if (this.#openUntil === 0) return false;
    const now = this.#now();
    if (now < this.#openUntil || now < this.#probeEndsAt) return true;
    this.#probeEndsAt = now + PROBE_MS;
    return false;
  }

  record(failed: boolean): void {
    if (this.#probeEndsAt !== 0) return this.#endProbe(failed);
    if (this.#openUntil !== 0) return;
    const now = this.#now();
    this.#recent = [...this.#recent, { at: now, failed }]
      .filter(({ at }) => now - at < WINDOW_MS)
      .slice(-WINDOW_SIZE);
    const failures = this.#recent.filter((page) => page.failed).length;
    if (this.#recent.length >= FEWEST && failures >= this.#recent.length * FAILING_SHARE) this.trip(REST);
  }

  /** Lets the release rest at once. */
  trip(rest: Rest): void {
    this.#trips += 1;
    this.#openUntil = this.#now() + backoff(this.#trips, rest);
    this.#probeEndsAt = 0;
    this.#recent = [];
  }

  #endProbe(failed: boolean): void {
    if (failed) return this.trip(REST);
    this.#probeEndsAt = 0;
    this.#openUntil = 0;
    this.#trips = 0;
  }
}
