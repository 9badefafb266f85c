import type { Logger } from '@nestjs/common';
import { Recurring } from '@polden/api-contract';
import { serializeError } from './serialize-error.ts';

/** Different ones within a minute; of more than that, some are said twice. */
const MOST = 100;

/** Errors of what is tried again and again: in full at first, then a count a minute. An outage would fill the disk of the log. */
export class RepeatedErrors {
  readonly #logger: Pick<Logger, 'error'>;
  readonly #known = new Map<string, Recurring>();

  constructor(logger: Pick<Logger, 'error'>) {
    this.#logger = logger;
  }

  readonly add = (error: unknown): void => {
    const { name, message } = serializeError(error);
    if (this.#of(`${name}: ${message}`).add()) this.#logger.error(error);
  };

  #of(words: string): Recurring {
    const known = this.#known.get(words);
    if (known) return known;
    if (this.#known.size >= MOST) this.#known.clear();
    const recurring = new Recurring((count) =>
      this.#logger.error(`Within a minute ${count} times more: ${words}`),
    );
    this.#known.set(words, recurring);
    return recurring;
  }
}
