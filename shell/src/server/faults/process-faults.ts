import type { ShellFailure } from '@polden/api-contract';
import { Breaker } from './breaker.ts';
import { FailingReleases } from './failing-releases.ts';
import type { FinishedPage, Faults } from './faults.ts';
import type { HostWatch } from '@polden/mfe-release';
import type { RunningMark } from './mark-file.ts';
import { OutcomeCounts } from './outcome-counts.ts';

const MAX_RELEASES = 500;

export interface WatchedHost {
  host: Pick<HostWatch, 'changed'>;
  /** `release`: remote@version that ran; `what`: names of what it has changed. */
  onChanged: (release: string, what: readonly string[]) => void;
}

/** The breakers and counts of one process. */
export class ProcessFaults implements Faults {
  readonly counts = new OutcomeCounts();
  readonly #failing = new FailingReleases();
  readonly #breakers = new Map<string, Breaker>();
  readonly #mark: RunningMark | null;
  readonly #watch: WatchedHost | null;
  /** remote@version that ran last in this turn of the loop. */
  #entered: string | null = null;

  constructor(mark: RunningMark | null = null, watch: WatchedHost | null = null) {
    this.#mark = mark;
    this.#watch = watch;
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
    const breaker = this.#breaker(`${page.remote}@${page.version}`);
    breaker.record(page.outcome !== 'ok');
    if (page.outcome === 'evaluate') return this.#failing.note('load', page);
    if (!breaker.isTripped) this.#failing.forget('pages', page.remote, page.version);
    else if (page.outcome !== 'ok') this.#failing.note('pages', page);
  }

  loaded(remote: string, version: string): void {
    this.#failing.forget('load', remote, version);
  }

  /** What cannot be loaded, or rests, just now. */
  get failing(): ShellFailure[] {
    return this.#failing.all;
  }

  enter(remote: string, version: string): void {
    const release = `${remote}@${version}`;
    if (release !== this.#entered) this.#look();
    this.#entered = release;
    this.#mark?.enter(release);
  }

  leave(): void {
    this.#mark?.leave();
    this.#look();
    this.#entered = null;
  }

  pending(remote: string, version: string): () => void {
    return this.#mark?.pending(`${remote}@${version}`) ?? (() => undefined);
  }

  /** What all share and one has changed is put back before anybody else meets it. */
  #look(): void {
    if (this.#entered === null || !this.#watch) return;
    const changed = this.#watch.host.changed();
    if (changed.length > 0) this.#watch.onChanged(this.#entered, changed);
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
