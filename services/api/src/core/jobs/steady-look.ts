import type { Logger } from '@nestjs/common';

const LOOK_MS = 1000;

/** Looks each second for what is due; one look at a time, and one line in the log for an outage. */
export class SteadyLook {
  readonly #look: () => Promise<void>;
  readonly #logger: Pick<Logger, 'error'>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();
  #failing = false;

  constructor(logger: Pick<Logger, 'error'>, look: () => Promise<void>) {
    this.#logger = logger;
    this.#look = look;
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#running = this.#running.then(() => this.#once());
    }, LOOK_MS).unref();
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
