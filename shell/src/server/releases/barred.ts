/** The release has ended processes and is evaluated no more. */
export class BarredError extends Error {}

/** Releases that this process may not evaluate; followers serve others in their place. */
export class Barred {
  #releases: ReadonlySet<string> = new Set();
  readonly #followers: (() => void)[] = [];

  has(name: string, version: string): boolean {
    return this.#releases.has(`${name}@${version}`);
  }

  /** `releases`: all of them, as remote@version. */
  set(releases: readonly string[]): void {
    const now = new Set(releases);
    if (now.size === this.#releases.size && releases.every((release) => this.#releases.has(release))) return;
    this.#releases = now;
    for (const follower of this.#followers) follower();
  }

  follow(follower: () => void): void {
    this.#followers.push(follower);
  }
}
