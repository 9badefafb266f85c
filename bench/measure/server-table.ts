import type { Contender } from './contenders.ts';
import { applyLoad, type LoadSample } from './load.ts';

/** One pass over all contenders, in their order. */
export type Round = Record<Contender['id'], LoadSample>;

export interface LoadPlan {
  rounds: number;
  /** Seconds for each contender in each round, roughly. */
  slice: number;
}

const WARM_UP_REQUESTS = 320;

/** A B C A B C …: what disturbs the machine meets all contenders alike. */
export async function measureServers(
  contenders: readonly Contender[],
  { rounds, slice }: LoadPlan,
  onRound: (done: number) => void,
): Promise<Round[]> {
  const amounts = new Map<Contender, number>();
  for (const contender of contenders) {
    const { requestsPerSecond } = await applyLoad(contender, WARM_UP_REQUESTS);
    const warm = await applyLoad(contender, Math.max(WARM_UP_REQUESTS, Math.round(requestsPerSecond * 2)));
    amounts.set(contender, Math.max(64, Math.round(warm.requestsPerSecond * slice)));
  }
  const results: Round[] = [];
  for (let index = 0; index < rounds; index += 1) {
    const samples: [string, LoadSample][] = [];
    for (const [contender, amount] of amounts) samples.push([contender.id, await applyLoad(contender, amount)]);
    results.push(Object.fromEntries(samples) as Round);
    onRound(index + 1);
  }
  return results;
}
