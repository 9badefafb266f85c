import { setTimeout as delay } from 'node:timers/promises';
import { serverSeconds } from './cores.ts';
import { answered, type Outcome } from './load.ts';

/** All that came of one kind of load, over its rounds. */
export class RoundsOfCalls {
  /** What was answered before the end of its round. */
  readonly good: Outcome[] = [];
  readonly #outcomes: Outcome[] = [];
  #seconds = 0;
  #coreSeconds = 0;

  get perSecond(): number {
    return this.good.length / this.#seconds;
  }

  /** For each second that the servers have had of their core, or could have had. */
  get perCore(): number {
    return this.good.length / this.#coreSeconds;
  }

  /** What was asked for each of these: more than was meant where the machine has taken time from the servers. */
  get askedPerCore(): number {
    return this.#outcomes.length / this.#coreSeconds;
  }

  count(isMeant: (status: number) => boolean): number {
    return this.#outcomes.filter(({ status }) => isMeant(status)).length;
  }

  /** A round of `load`, which lasts for `ms` and the answers to its last calls. */
  async add(ms: number, load: () => Promise<Outcome[]>): Promise<void> {
    const before = serverSeconds();
    const began = performance.now();
    const ending = delay(ms).then(() => ({ core: serverSeconds(), at: performance.now() }));
    const outcomes = await load();
    const end = await ending;
    this.#outcomes.push(...outcomes);
    this.good.push(...answered(outcomes).filter(({ at }) => at <= end.at));
    this.#seconds += (end.at - began) / 1000;
    this.#coreSeconds += end.core - before;
  }
}
