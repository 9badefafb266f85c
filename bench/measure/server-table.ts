import type { Contender } from './contenders.ts';
import { applyLoad, type LoadSample } from './load.ts';

/** One pass over all contenders, in their order. */
export type Round = Record<Contender['id'], LoadSample>;

export interface LoadPlan {
  rounds: number;
  /** Seconds for each contender in each round, roughly. */
  slice: number;
  /** Seconds of load before the first round: V8 takes thousands of pages to optimise a renderer. */
  warmUp: number;
}

const FIRST_REQUESTS = 320;
/** Two for each connection. */
const LEAST_REQUESTS = 64;

/** A B C A B C …: what disturbs the machine meets all contenders alike. */
export async function measureServers(
  contenders: readonly Contender[],
  { rounds, slice, warmUp }: LoadPlan,
  onRound: (done: number) => void,
): Promise<Round[]> {
  const amounts = new Map<Contender, number>();
  for (const contender of contenders) {
    const cold = await applyLoad(contender, FIRST_REQUESTS);
    const { requestsPerSecond } = await applyLoad(contender, Math.round(cold.requestsPerSecond * warmUp));
    amounts.set(contender, Math.max(LEAST_REQUESTS, Math.round(requestsPerSecond * slice)));
  }
  const results: Round[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const samples: [string, LoadSample][] = [];
    for (const [contender, amount] of amounts)
      samples.push([contender.id, await applyLoad(contender, amount)]);
    results.push(Object.fromEntries(samples) as Round);
    onRound(index + 1);
  }
  return results;
}
