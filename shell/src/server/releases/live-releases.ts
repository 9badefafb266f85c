import type { MappedRemote, ReleaseMap, ReleasePin } from '@polden/mfe-contract';
import type { LoadedRelease, ReleaseStore } from './release-store.ts';

/** The stable release of each remote that pages are made of: the one of the map as soon as it may flip, the last good one until then. */
export class LiveReleases {
  readonly #store: Pick<ReleaseStore, 'peek'>;
  readonly #live = new Map<string, LoadedRelease>();

  constructor(store: Pick<ReleaseStore, 'peek'>) {
    this.#store = store;
  }

  of(name: string): LoadedRelease | null {
    return this.#live.get(name) ?? null;
  }

  /** The release that was live before a restart, until the map's own may flip. */
  restore(release: LoadedRelease): void {
    if (!this.#live.has(release.name)) this.#live.set(release.name, release);
  }

  /** Takes away what was taken back, where the map's own does not load: a fallback is better than what was found bad. */
  dropBarred({ remotes }: ReleaseMap, name: string): void {
    const live = this.#live.get(name);
    if (live && isBarred(remotes[name], live.pin)) this.#live.delete(name);
  }

  pins(): (readonly [name: string, pin: ReleasePin])[] {
    return [...this.#live.values()].map(({ name, pin }) => [name, pin] as const);
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
      if (release && (together || !this.#live.has(name))) this.#live.set(name, release);
    }
  }
}

/** True of a release that was taken back and not given out again. */
export function isBarred(
  remote: Pick<MappedRemote, 'barred'> | undefined,
  { integrity }: ReleasePin,
): boolean {
  return remote?.barred?.some((barred) => barred.integrity === integrity) ?? false;
}
