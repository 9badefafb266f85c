import { COUNTER_MONTH_MS } from '@polden/api-contract';
import type { RevisionRow } from '../content-revisions.repository.ts';

export interface Counted {
  /** Whole roubles at that moment. */
  sum: number;
  at: Date;
}

interface State extends Counted {
  written: number;
  velocity: number;
}

/**
 * What a counter had come to at its last revision, from which it counts on: a new sum begins anew, another growth goes on
 * from what has grown, and a sum to which staff go back is as if it had stood all the time. Null without revisions.
 *
 * @param revisions The newest first.
 */
export function countedSum(revisions: readonly RevisionRow[]): Counted | null {
  const states: State[] = [];
  for (const { facts, at, action } of [...revisions].reverse()) {
    const [written, velocity] = [Number(facts['sum']), Number(facts['velocity'])];
    const from = (action === 'revert' ? states : states.slice(-1)).findLast(
      (state) => state.written === written,
    );
    states.push({ written, velocity, sum: from ? grownSum(from, at) : written, at });
  }
  return states.at(-1) ?? null;
}

function grownSum({ sum, velocity, at }: State, now: Date): number {
  return Math.round(sum + (velocity * (now.getTime() - at.getTime())) / COUNTER_MONTH_MS);
}
