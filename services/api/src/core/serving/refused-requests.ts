import type { Logger } from 'pino';

const MINUTE_MS = 60_000;

/** Says in one line at once, and in one a minute while it lasts, that requests are refused: they reach no log of their own. */
export class RefusedRequests {
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly logger: Pick<Logger, 'warn'>) {}

  add(): void {
    this.#count += 1;
    if (this.#timer) return;
    this.logger.warn('There are more requests than can be answered: some are refused');
    this.#begin();
  }

  #begin(): void {
    this.#count = 0;
    this.#timer = setTimeout(() => this.#look(), MINUTE_MS).unref();
  }

  #look(): void {
    this.#timer = undefined;
    if (this.#count === 0) return;
    this.logger.warn(`Within a minute ${this.#count} more requests were refused`);
    this.#begin();
  }
}
