import type { Logger } from '@nestjs/common';

/** Looks again and again for what is due; one look at a time, and one line in the log for an outage. */
export class SteadyLook {
  readonly #look: () => Promise<void>;
  readonly #logger: Pick<Logger, 'error'>;
  readonly #everyMs: number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #failing = false;

  constructor(logger: Pick<Logger, 'error'>, everyMs: number, look: () => Promise<void>) {
    this.#logger = logger;
    this.#everyMs = everyMs;
    this.#look = look;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#once());
    }, this.#everyMs).unref();
  }

  /** The look that is under way is waited for. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #once(): Promise<void> {
    try {
      await this.#look();
      this.#failing = false;
    } catch (error) {
      if (!this.#failing) this.#logger.error(error);
      this.#failing = true;
    }
  }
}
