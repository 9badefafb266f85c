import { serverSeconds } from '@polden/deploy/proofs/cores.ts';
import { type Given, isGood, offerLoad, type Offer, type Offered } from './offered-load.ts';

/** All that came of one kind of load, over the rounds. */
export class RoundsOfLoad implements Offered {
  readonly answers: Given[] = [];
  lost = 0;
  seconds = 0;
  /** Latest after the begin of its round, milliseconds. */
  lastBadAt = 0;
  #coreSeconds = 0;

  get asked(): number {
    return this.answers.length + this.lost;
  }

  /** Pages for each second that the servers have had of their core, or could have had. */
  get perCore(): number {
    return this.answers.filter(isGood).length / this.#coreSeconds;
  }

  /** Requests for each of these seconds. */
  get askedPerCore(): number {
    return this.asked / this.#coreSeconds;
  }

  async add(offer: Offer): Promise<Offered> {
    const before = serverSeconds();
    const offered = await offerLoad(offer);
    this.#coreSeconds += serverSeconds() - before;
    this.answers.push(...offered.answers);
    this.lost += offered.lost;
    this.seconds += offered.seconds;
    const lastBad = offered.answers.findLast((given) => !isGood(given));
    this.lastBadAt = Math.max(this.lastBadAt, lastBad?.at ?? 0);
    return offered;
  }
}
