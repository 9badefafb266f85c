const MINUTE_MS = 60_000;

/** What may go on for hours: its first time is said in full, then once a minute how often it has happened since, while it does. */
export class Recurring {
  readonly #sayMore: (count: number) => void;
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(sayMore: (count: number) => void) {
    this.#sayMore = sayMore;
  }

  /** True for the first time, and for the next one after a minute without any: then it is the caller who says it. */
  add(): boolean {
    if (this.#timer) {
      this.#count += 1;
      return false;
    }
    this.#watch();
    return true;
  }

  #watch(): void {
    this.#count = 0;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      if (this.#count === 0) return;
      this.#sayMore(this.#count);
      this.#watch();
    }, MINUTE_MS).unref();
  }
}
