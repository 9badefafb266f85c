import { Breaker } from './breaker.ts';
import type { FinishedPage, Faults } from './faults.ts';
import { OutcomeCounts } from './outcome-counts.ts';

/** A release that has blocked a whole process gets its next chance late. */
const BLOCKED_REST = { first: 30_000, longest: 600_000 };
const MAX_RELEASES = 500;

/** Marks which release's code runs, for whoever watches from outside the thread. */
export interface RunningMark {
  enter(release: string): void;
  leave(): void;
}

/** The breakers and counts of one process. */
export class ProcessFaults implements Faults {
  readonly counts = new OutcomeCounts();
  readonly #breakers = new Map<string, Breaker>();
  readonly #mark: RunningMark | null;

  constructor(mark: RunningMark | null = null) {
    this.#mark = mark;
  }

  get hasOpen(): boolean {
    for (const breaker of this.#breakers.values()) if (breaker.isTripped) return true;
    return false;
  }

  isOpen(name: string, version: string): boolean {
    return this.#breakers.get(`${name}@${version}`)?.isOpen() ?? false;
  }

  record(page: FinishedPage): void {
    this.counts.add(page);
    this.#breaker(`${page.remote}@${page.version}`).record(page.outcome !== 'ok');
  }

  /** Another process was blocked by the release: this one does not wait to be. */
  tripBlocked(release: string): void {
    this.#breaker(release).trip(BLOCKED_REST);
  }

  enter(remote: string, version: string): void {
    this.#mark?.enter(`${remote}@${version}`);
  }

  leave(): void {
    this.#mark?.leave();
  }

  #breaker(release: string): Breaker {
    const known = this.#breakers.get(release);
    if (known) return known;
    const [oldest] = this.#breakers.keys();
    // Versions come and go with every release.
    if (oldest !== undefined && this.#breakers.size >= MAX_RELEASES) this.#breakers.delete(oldest);
    const breaker = new Breaker(Date.now);
    this.#breakers.set(release, breaker);
    return breaker;
  }
}
