import type { Stats } from 'webpack';

/** What stops the builds of a remote, in words for the terminal: both halves meet the same error, and one save may be built twice. */
export class BuildErrors {
  /** Name of a build to what stops it. */
  readonly #standing = new Map<string, string>();

  textOf(name: string, stats: Stats): string {
    const { errors = [] } = stats.toJson({ all: false, errors: true });
    const found = JSON.stringify(errors.map(({ moduleName, message }) => [moduleName, message]));
    const isKnown = [...this.#standing.values()].includes(found);
    this.#standing.set(name, found);
    return isKnown ? `${name}: not built, for the same errors` : stats.toString('errors-only');
  }

  forget(name: string): void {
    this.#standing.delete(name);
  }
}
