import type { Worker } from 'node:cluster';
import type { Ledger } from './ledger.ts';
import type { ToWorker } from './messages.ts';
import type { ObservationsSender } from './observations.ts';
import type { Reserve } from './reserve.ts';
import { tell, workersNow } from './workers.ts';

export interface BarsOptions {
  ledger: Ledger;
  reserve: Pick<Reserve, 'id' | 'withoutFor' | 'isSilent'>;
  /** The newest process that serves and passes the test. */
  newest: (isMeant: (id: number) => boolean) => number | undefined;
  observations: Pick<ObservationsSender, 'tellBarred'> | null;
}

/** Tells each process what it may not evaluate, and one of them what it alone tries again. */
export class Bars {
  readonly #options: BarsOptions;

  constructor(options: BarsOptions) {
    this.#options = options;
  }

  messageFor({ id }: Worker): ToWorker {
    const { ledger, reserve } = this.#options;
    return { type: 'barred', releases: [...ledger.barredFor(id), ...reserve.withoutFor(id)] };
  }

  /** What the ledger says has changed. */
  tellAll(): void {
    const { ledger, observations } = this.#options;
    observations?.tellBarred(ledger.barred);
    this.tellProcesses();
  }

  tellProcesses(): void {
    for (const worker of workersNow()) tell(worker, this.messageFor(worker));
  }

  /** What has ended a process is tried again by the newest that serves; never by the one in reserve. */
  passOnTrials(): void {
    const { ledger, reserve, newest } = this.#options;
    if (!ledger.isWaiting) return;
    const heir = newest((id) => id !== reserve.id && !reserve.isSilent(id));
    if (heir === undefined) return;
    ledger.began(heir);
    ledger.serves(heir);
    this.tellProcesses();
  }
}
