import type { MappedRemote, ReleaseMap, ReleasePin } from '@polden/mfe-contract';
import type { LoadedRelease, ReleaseStore } from './release-store.ts';

/** The stable release of each remote that pages are made of: the one of the map as soon as it may flip, the last good one until then. */
export class LiveReleases {
  readonly #store: Pick<ReleaseStore, 'peek' | 'isBarred'>;
  readonly #live = new Map<string, LoadedRelease>();

  constructor(store: Pick<ReleaseStore, 'peek' | 'isBarred'>) {
    this.#store = store;
  }

  /** Null for one that has meanwhile been barred, too. */
  of(name: string): LoadedRelease | null {
    const release = this.#live.get(name);
    return release && !this.#store.isBarred(name, release.pin) ? release : null;
  }

  /** The release that was live before a restart, until the map's own may flip. */
  restore(release: LoadedRelease): void {
    if (this.of(release.name) === null) this.#live.set(release.name, release);
  }

  pins(): (readonly [name: string, pin: ReleasePin])[] {
    const releases = [...this.#live.keys()]
      .map((name) => this.of(name))
      .filter((release) => release !== null);
    return releases.map(({ name, pin }) => [name, pin] as const);
  }

  /** Flips what the map moves and the store has. Remotes that were moved together flip together or not at all. */
  follow({ remotes }: ReleaseMap): void {
    for (const name of this.#live.keys()) if (!(name in remotes)) this.#live.delete(name);
    for (const group of Map.groupBy(Object.entries(remotes), ([, { since }]) => since).values()) {
      this.#flip(group);
    }
  }

  #flip(group: readonly (readonly [name: string, remote: MappedRemote])[]): void {
    const releases = group.map(([name, { stable }]) => ({ name, release: this.#store.peek(name, stable) }));
    const together = releases.every(({ release }) => release !== null);
    for (const { name, release } of releases) {
      // A remote that has nothing older shows what there is.
      if (release && (together || this.of(name) === null)) this.#live.set(name, release);
    }
  }
}
