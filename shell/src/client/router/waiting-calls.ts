import type { Router } from './held.ts';

type Make = (router: Router) => Promise<void>;
/** Instead of the call, where the router's code does not come. */
type Without = (error: unknown) => Promise<void>;

interface Waiting {
  kind: string | null;
  make: Make;
  without: Without;
  settle: (done?: Promise<void>) => void;
}

/** What the router has been asked for before its code is there. */
export class WaitingCalls {
  #calls: Waiting[] = [];

  /**
   * Settles as the router's own call does. Of a kind only the last call is made, as in the router the later one ends the
   * earlier; of null each one.
   */
  add(kind: string | null, make: Make, without: Without): Promise<void> {
    this.drop(kind);
    return new Promise((settle) => this.#calls.push({ kind, make, without, settle }));
  }

  drop(kind: string | null): void {
    const dropped = this.#calls.filter((call) => kind !== null && call.kind === kind);
    this.#calls = this.#calls.filter((call) => !dropped.includes(call));
    for (const { settle } of dropped) settle();
  }

  make(router: Router): void {
    for (const { make, settle } of this.#take()) settle(make(router));
  }

  /** Resolves with whether something could not be done without it either. */
  async fail(error: unknown): Promise<boolean> {
    const instead = this.#take().map(({ without, settle }) => {
      const done = without(error);
      settle(done);
      return done;
    });
    return (await Promise.allSettled(instead)).some(({ status }) => status === 'rejected');
  }

  #take(): Waiting[] {
    const calls = this.#calls;
    this.#calls = [];
    return calls;
  }
}
