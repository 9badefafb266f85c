/** Turns of the event loop that are given to visitors who come, before the next page must have its own. */
const MOST_TURNS = 40;

/**
 * One page in a turn of the event loop. A turn accepts one connection, however many wait: while pages are rendered back to
 * back nobody would be let in, not even to be refused. So before the next page the loop turns for those who come.
 */
export class RenderPace {
  readonly #accepted: () => number;
  readonly #waiting: { since: number; resolve: () => void }[] = [];
  /** The longest that a page has waited since it was asked for, milliseconds. */
  #longest = 0;
  #isTurning = false;
  #turns = 0;
  #seen = 0;

  /** `accepted`: how many connections there have been. */
  constructor(accepted: () => number) {
    this.#accepted = accepted;
  }

  /** Resolves when a page may be rendered; at once on a process that has nothing else to do. */
  next(): Promise<void> {
    const turn = this.#isTurning
      ? new Promise<void>((resolve) => void this.#waiting.push({ since: performance.now(), resolve }))
      : Promise.resolve();
    if (!this.#isTurning) this.#turnLater();
    return turn;
  }

  /** Milliseconds for which a page has had to wait at most since the last call. */
  takeWait(): number {
    this.#note(this.#waiting[0]?.since);
    const longest = this.#longest;
    this.#longest = 0;
    return longest;
  }

  #note(since = performance.now()): void {
    this.#longest = Math.max(this.#longest, performance.now() - since);
  }

  #turnLater(): void {
    this.#isTurning = true;
    setImmediate(() => this.#turn());
  }

  #turn(): void {
    const accepted = this.#accepted();
    const hasCome = accepted !== this.#seen;
    this.#seen = accepted;
    this.#turns += 1;
    if (hasCome && this.#turns < MOST_TURNS) return this.#turnLater();
    this.#turns = 0;
    const next = this.#waiting.shift();
    this.#isTurning = next !== undefined;
    if (next === undefined) return;
    this.#note(next.since);
    next.resolve();
    this.#turnLater();
  }
}
