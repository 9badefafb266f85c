import type { Observations, Observed } from '@polden/api-contract';
import type { DealtVisitor } from '../canaries/rollouts.ts';
import type { FinishedPage } from './faults.ts';

/** A live version and its channel. */
export interface LiveVersion {
  remote: string;
  version: string;
  channel: 'stable' | 'canary';
}

export type Counts = Observations['counts'];

const MAX_MESSAGE = 200;
/** Length of the moments that verdicts are made of. */
const MOMENT_S = 5;

/** Pages of the last moment, counted by release and outcome. */
export class OutcomeCounts {
  readonly #counts = new Map<string, Counts[number]>();

  add({ remote, version, channel, outcome, message }: FinishedPage): void {
    this.#of({ remote, version, channel, outcomes: { [outcome]: 1 }, ...withMessage(message) });
  }

  /** Counted at the moment that stands in the visitor's id: his first report is counted there, too. */
  addDealt({ remote, version, channel, at }: DealtVisitor): void {
    const moment = new Date(Math.floor(at / MOMENT_S) * MOMENT_S * 1_000).toISOString();
    this.#of({ remote, version, channel, at: moment, outcomes: { dealt: 1 } });
  }

  /** A browser has reported a string where its code should have put a checked value. */
  addUntrusted({ remote, version, channel }: LiveVersion): void {
    this.#of({ remote, version, channel, outcomes: { untrusted: 1 } });
  }

  /** Of whichever channel: nothing is compared by it. */
  addLate(remote: string, version: string): void {
    this.#of({ remote, version, channel: 'stable', outcomes: { late: 1 } });
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
    const key = `${more.remote}@${more.version} ${more.channel} ${more.at ?? ''}`;
    const count = this.#counts.get(key) ?? { ...more, outcomes: {} };
    for (const [outcome, number] of Object.entries(more.outcomes) as [Observed, number][])
      count.outcomes[outcome] = (count.outcomes[outcome] ?? 0) + number;
    if (more.message !== undefined) count.message = more.message;
    this.#counts.set(key, count);
  }
}

function withMessage(message: string | undefined): { message?: string } {
  return message === undefined ? {} : { message: message.slice(0, MAX_MESSAGE) };
}
