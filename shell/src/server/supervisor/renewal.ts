import type { Worker } from 'node:cluster';
import type { Reserve } from './reserve.ts';
import { warn } from '../log-line.ts';
import { serves, workersNow } from './workers.ts';

export interface RenewalOptions {
  fork: () => Worker;
  /** Nobody is started in its place any more. */
  retire: (worker: Worker) => void;
  /** Resolves when the process has ended after the answers that are under way. */
  end: (worker: Worker) => Promise<void>;
  reserve: () => Pick<Reserve, 'id' | 'replace'>;
  isStopping: () => boolean;
}

/** Puts a new process in the place of each, the one in reserve last. */
export class Renewal {
  readonly #options: RenewalOptions;
  #running: Promise<void> | null = null;

  constructor(options: RenewalOptions) {
    this.#options = options;
  }

  /** Never rejects. */
  run(): Promise<void> {
    this.#running ??= this.#renewAll().finally(() => (this.#running = null));
    return this.#running;
  }

  async #renewAll(): Promise<void> {
    const { fork, retire, end, reserve, isStopping } = this.#options;
    const before = new Set(workersNow());
    // The one in reserve may have taken a place meanwhile.
    const next = () => [...before].find((it) => !it.isDead() && it.id !== reserve().id);
    for (let worker = next(); worker && !isStopping(); worker = next()) {
      before.delete(worker);
      const successor = fork();
      if (!(await serves(successor))) {
        if (isStopping()) return;
        warn('a new process does not serve: the others stay');
        retire(successor);
        successor.process.kill('SIGKILL');
        return;
      }
      retire(worker);
      await end(worker);
    }
    const old = isStopping() ? undefined : reserve().replace();
    if (!old) return;
    retire(old);
    await end(old);
  }
}
