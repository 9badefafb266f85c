/** How long the first process may take with a release until another one is let in. */
const PATIENCE_MS = 10_000;

interface Trial {
  isPassed: boolean;
  /** The process that tries it now. */
  first: number | null;
  timer: NodeJS.Timeout | undefined;
  waiting: { worker: number; go: () => void }[];
}

const MAX_KNOWN = 1_000;

/** Lets one serving process evaluate a new release before the others do: what ends it ends one of them. */
export class Trials {
  readonly #trials = new Map<string, Trial>();

  /** Resolves when it is the turn of the process. */
  turn(release: string, worker: number): Promise<void> {
    const trial = this.#of(release);
    if (trial.isPassed) return Promise.resolve();
    return new Promise((go) => {
      trial.waiting.push({ worker, go });
      this.#next(trial);
    });
  }

  /** The process has evaluated it, or could not. */
  tried(release: string, worker: number, isWell: boolean): void {
    const trial = this.#trials.get(release);
    if (trial?.first !== worker) return;
    trial.isPassed ||= isWell;
    this.#free(trial);
  }

  ended(worker: number): void {
    for (const trial of this.#trials.values()) {
      trial.waiting = trial.waiting.filter((waiting) => waiting.worker !== worker);
      if (trial.first === worker) this.#free(trial);
    }
  }

  #free(trial: Trial): void {
    clearTimeout(trial.timer);
    trial.first = null;
    this.#next(trial);
  }

  #next(trial: Trial): void {
    if (trial.isPassed) {
      for (const { go } of trial.waiting.splice(0)) go();
      return;
    }
    if (trial.first !== null) return;
    const next = trial.waiting.shift();
    if (!next) return;
    trial.first = next.worker;
    trial.timer = setTimeout(() => this.#free(trial), PATIENCE_MS).unref();
    next.go();
  }

  #of(release: string): Trial {
    const known = this.#trials.get(release);
    if (known) return known;
    const [oldest] = this.#trials.keys();
    if (oldest !== undefined && this.#trials.size >= MAX_KNOWN) this.#trials.delete(oldest);
    const trial: Trial = { isPassed: false, first: null, timer: undefined, waiting: [] };
    this.#trials.set(release, trial);
    return trial;
  }
}
