import type { Ledger } from './ledger.ts';
import type { ObservationsSender } from './observations.ts';
import { warn } from '../log-line.ts';

/** Charges releases with what they have done, says so in the log, and has the registry know. */
export class Blame {
  readonly #ledger: Ledger;
  readonly #observations: ObservationsSender | null;

  constructor(ledger: Ledger, observations: ObservationsSender | null) {
    this.#ledger = ledger;
    this.#observations = observations;
  }

  /** A process has ended: the others must not be ended by the same release, nor the one in its place for long. */
  charge(suspects: readonly string[], how: string): string | null {
    const charge = this.#ledger.charge(suspects, how);
    if (!charge) return null;
    const { release, isBarred } = charge;
    const what = isBarred
      ? 'is asked no more: the last good release serves'
      : 'is tried by one process only: the last good release serves in the others';
    warn(`a process ended with ${how} in code of ${release}, which ${what}`);
    this.#observe(release, 'blocked');
    return release;
  }

  /** It has changed for everybody what all share: on purpose, since that lies two steps outside of its realm. */
  spoiled(release: string, what: readonly string[]): void {
    const how = `changed ${what.join(', ')} of the shell`;
    if (!this.#ledger.bar(release, how)) return;
    warn(`${release} has ${how} and is asked no more: the last good release serves`);
    this.#observe(release, 'evaluate', how);
  }

  /** Nobody knows in which of its channels it did so. */
  #observe(release: string, outcome: 'blocked' | 'evaluate', message?: string): void {
    const [remote = '', version = ''] = release.split('@');
    for (const channel of ['stable', 'canary'] as const)
      this.#observations?.counts.merge([
        { remote, version, channel, outcomes: { [outcome]: 1 }, ...(message && { message }) },
      ]);
  }
}
