import { NetworkCounts } from '../network-counts.ts';

const HOUR_MS = 3_600_000;
/** The API weighs as many page views of one network in an hour. */
const MOST_OF_ONE = 20;

/** How many newcomers of each network are counted: nobody shall outweigh the visitors of a canary from his own. */
export class SampledNetworks {
  readonly #counts = new NetworkCounts({ most: MOST_OF_ONE, withinMs: HOUR_MS });

  /** Whether one more newcomer from the address counts; he is counted by the question. */
  admits(ip: string): boolean {
    return this.#counts.admits(ip);
  }
}
