/** Timers of one realm, so that they end with it. */
export class RealmTimers {
  private readonly running = new Map<number, NodeJS.Timeout>();
  private last = 0;
  private hasEnded = false;

  /** Returns the number by which it is cleared. */
  set(run: () => void, ms: number, isRepeated: boolean): number {
    this.last += 1;
    if (this.hasEnded) return this.last;
    const id = this.last;
    const ring = () => {
      if (!isRepeated) this.running.delete(id);
      run();
    };
    this.running.set(id, isRepeated ? setInterval(ring, ms) : setTimeout(ring, ms));
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
}
