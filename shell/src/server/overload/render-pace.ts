/** Turns of the event loop that are given to visitors who come, before the next page must have its own. */
const MOST_TURNS = 40;

/**
 * One page in a turn of the event loop. A turn accepts one connection, however many wait: while pages are rendered back to
 * back nobody would be let in, not even to be refused. So before the next page the loop turns for those who come.
 */
export class RenderPace {
  readonly #accepted: () => number;
  readonly #waiting: (() => void)[] = [];
  #ready = 0;
  #turned = 0;
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
      ? new Promise<void>((resolve) => void this.#waiting.push(resolve))
      : Promise.resolve();
    if (!this.#isTurning) this.#turnLater();
    return turn;
  }

  /** How many pages have waited for the thread on average, whenever it turned to one, since the last call. */
  takeReady(): number {
    const ready = this.#turned === 0 ? 0 : this.#ready / this.#turned;
    this.#ready = 0;
    this.#turned = 0;
    return ready;
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
    this.#turned += 1;
    this.#ready += this.#waiting.length;
    const resolve = this.#waiting.shift();
    this.#isTurning = resolve !== undefined;
    if (resolve === undefined) return;
    resolve();
    this.#turnLater();
  }
}
