/** Empties the page caches of all processes of this shell when one of them is asked to. */
export class Purges {
  readonly #tellOthers: (() => void) | null;
  #purge: () => void = () => undefined;

  /** `tellOthers`: has `run` called in every process, this one among them; null when there is no other. */
  constructor(tellOthers: (() => void) | null = null) {
    this.#tellOthers = tellOthers;
  }

  follow(purge: () => void): void {
    this.#purge = purge;
  }

  ask(): void {
    if (this.#tellOthers) this.#tellOthers();
    else this.run();
  }

  run(): void {
    this.#purge();
  }
}
