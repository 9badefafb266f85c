import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION_MS = 10;

/** How late this thread is, by Node's own measure. */
export class LoopDelay {
  readonly #histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });

  constructor() {
    this.#histogram.enable();
  }

  /** Milliseconds by which the thread's timers were late on average since the last call. */
  take(): number {
    const { mean, count } = this.#histogram;
    this.#histogram.reset();
    return count === 0 ? 0 : Math.max(0, mean / 1e6 - RESOLUTION_MS);
  }

  stop(): void {
    this.#histogram.disable();
  }
}
