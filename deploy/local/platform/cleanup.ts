/** Undoes what was done, last first, each once; an error in one does not keep the others from running. */
export class Cleanup {
  readonly #tasks: (() => void | Promise<void>)[] = [];

  add(task: () => void | Promise<void>): void {
    this.#tasks.push(task);
  }

  async run(): Promise<void> {
    for (let task = this.#tasks.pop(); task; task = this.#tasks.pop()) {
      try {
        await task();
      } catch (error) {
        console.error(error);
      }
    }
  }
}
