/** Turns of the event loop that are given to connections that come, before the next request must have its own. */
const MOST_TURNS = 40;

/**
 * A turn of the event loop accepts one connection, however many wait: while requests are begun back to back, nobody is
 * let in, not even to be refused. So before each the loop turns for those who come.
 */
export class LoopTurns {
  private seen = 0;

  /** @param accepted how many connections there have been */
  constructor(private readonly accepted: () => number) {}

  /** Calls `act` in a later turn, as soon as nobody has come in one. */
  next(act: () => void, turns = 0): void {
    setImmediate(() => {
      const accepted = this.accepted();
      const hasCome = accepted !== this.seen;
      this.seen = accepted;
      if (hasCome && turns < MOST_TURNS) this.next(act, turns + 1);
      else act();
    });
  }
}
