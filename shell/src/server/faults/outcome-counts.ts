import type { Observations, Outcome } from '@polden/api-contract';
import type { FinishedPage } from './faults.ts';

export type Counts = Observations['counts'];

const MAX_MESSAGE = 200;

/** Pages of the last moment, counted by release and outcome. */
export class OutcomeCounts {
  readonly #counts = new Map<string, Counts[number]>();

  add({ remote, version, channel, outcome, message }: FinishedPage): void {
    this.#of({ remote, version, channel, outcomes: { [outcome]: 1 }, ...withMessage(message) });
  }

  merge(counts: Counts): void {
    for (const count of counts) this.#of(count);
  }

  /** What was counted since the last call. */
  take(): Counts {
    const counts = [...this.#counts.values()];
    this.#counts.clear();
    return counts;
  }

  #of(more: Counts[number]): void {
    const key = `${more.remote}@${more.version} ${more.channel}`;
    const count = this.#counts.get(key) ?? { ...more, outcomes: {} };
    for (const [outcome, number] of Object.entries(more.outcomes) as [Outcome, number][])
      count.outcomes[outcome] = (count.outcomes[outcome] ?? 0) + number;
    if (more.message !== undefined) count.message = more.message;
    this.#counts.set(key, count);
  }
}

function withMessage(message: string | undefined): { message?: string } {
  return message === undefined ? {} : { message: message.slice(0, MAX_MESSAGE) };
}
