import { Breaker } from './breaker.ts';
import type { FinishedPage, Faults } from './faults.ts';
import type { RunningMark } from './mark-file.ts';
import { OutcomeCounts } from './outcome-counts.ts';

const MAX_RELEASES = 500;

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

  enter(remote: string, version: string): void {
    this.#mark?.enter(`${remote}@${version}`);
  }

  leave(): void {
    this.#mark?.leave();
  }

  pending(remote: string, version: string): () => void {
    return this.#mark?.pending(`${remote}@${version}`) ?? (() => undefined);
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
