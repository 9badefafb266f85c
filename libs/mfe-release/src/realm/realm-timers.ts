/** At a time, of one realm: as many deadlines as a crowd of pages can have. */
const MOST_RUNNING = 10_000;

/**
 * Timers of one realm, so that they end with it. However many there are, they leave time for everybody else: the more run,
 * the later each of them rings.
 */
export class RealmTimers {
  private readonly running = new Map<number, NodeJS.Timeout>();
  private last = 0;
  private hasEnded = false;

  /** Returns the number that clears it. Throws RangeError when too many run. */
  set(run: () => void, ms: number, isRepeated: boolean): number {
    if (this.running.size >= MOST_RUNNING)
      throw new RangeError(`More than ${MOST_RUNNING} timers run at a time`);
    this.last += 1;
    if (this.hasEnded) return this.last;
    const id = this.last;
    const ring = () => {
      if (!isRepeated) this.running.delete(id);
      run();
    };
    const least = this.leastMs(isRepeated);
    const paced = ms > least ? ms : least;
    this.running.set(id, isRepeated ? setInterval(ring, paced) : setTimeout(ring, paced));
    return id;
  }

  clear(id: number): void {
    clearTimeout(this.running.get(id));
    this.running.delete(id);
  }

  /** No timer of the realm rings any more, nor can it set one. */
  end(): void {
    this.hasEnded = true;
    for (const id of this.running.keys()) this.clear(id);
  }

  /** Those that repeat ring some ten times a millisecond together, those that set the next one a hundred times, at most. */
  private leastMs(isRepeated: boolean): number {
    return isRepeated ? this.running.size : this.running.size / 100;
  }
}
