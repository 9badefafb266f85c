import type { BarredPin, MappedRemote, ReleaseMap, ReleasePin } from '@polden/mfe-contract';
import type { LoadedRelease, ReleaseStore } from './release-store.ts';

/** The stable release of each remote that pages are made of: the one of the map as soon as it may flip, the last good one until then. */
export class LiveReleases {
  readonly #store: Pick<ReleaseStore, 'peek' | 'isBarred'>;
  readonly #live = new Map<string, LoadedRelease>();
  /** What was live before and stays loaded: when the live one is barred, no page waits for another to be read. */
  readonly #before = new Map<string, LoadedRelease>();
  #map: ReleaseMap | null = null;

  constructor(store: Pick<ReleaseStore, 'peek' | 'isBarred'>) {
    this.#store = store;
  }

  /** The newest map, from which on nothing that it has stopped runs: before any of it is loaded. */
  know(map: ReleaseMap): void {
    this.#map = map;
  }

  /** The one before when the live one has meanwhile been stopped; null when that is, too, or was taken back. */
  of(name: string): LoadedRelease | null {
    const release = this.#live.get(name);
    if (release && !this.#isStopped(release)) return release;
    const before = this.#before.get(name);
    return before && !this.#isOut(before) ? before : null;
  }

  /** What may stand in for the live one while its pages fail; null where nothing good is known. */
  standIn(name: string): LoadedRelease | null {
    const before = this.#before.get(name);
    const live = this.#live.get(name);
    if (!before || before.pin.integrity === live?.pin.integrity) return null;
    return this.#isOut(before) || this.#hasFailed(before) ? null : before;
  }

  /** One that was live before a restart, beside the live one. */
  keepBefore(release: LoadedRelease): void {
    if (this.standIn(release.name) === null) this.#before.set(release.name, release);
  }

  /** The release that was live before a restart, until the map's own may flip. */
  restore(release: LoadedRelease): void {
    if (this.of(release.name) === null) this.#live.set(release.name, release);
  }

  /** Takes away what was taken back, where the map's own does not load: a fallback is better than what was found bad. */
  dropBarred({ remotes }: ReleaseMap, name: string): void {
    const live = this.#live.get(name);
    if (live && isOut(remotes[name], live.pin)) this.#live.delete(name);
  }

  pins(): (readonly [name: string, pin: ReleasePin])[] {
    const releases = [...this.#live.keys()]
      .map((name) => this.of(name))
      .filter((release) => release !== null);
    return releases.map(({ name, pin }) => [name, pin] as const);
  }

  /** What is to stay loaded though it is not live. */
  spares(): (readonly [name: string, pin: ReleasePin])[] {
    return Array.from(this.#before, ([name, { pin }]) => [name, pin] as const);
  }

  /** Flips what the map moves and the store has. Remotes that were moved together flip together or not at all. */
  follow(map: ReleaseMap): void {
    this.know(map);
    const { remotes } = map;
    for (const known of [this.#live, this.#before])
      for (const name of known.keys()) if (!(name in remotes)) known.delete(name);
    for (const group of Map.groupBy(Object.entries(remotes), ([, { since }]) => since).values()) {
      this.#flip(group);
    }
  }

  /** Ended processes, of this shell or of another one. */
  #isStopped({ name, pin }: LoadedRelease): boolean {
    return this.#store.isBarred(name, pin) || isAmong(this.#map?.remotes[name]?.stopped, pin);
  }

  #isOut(release: LoadedRelease): boolean {
    return this.#isStopped(release) || isOut(this.#map?.remotes[release.name], release.pin);
  }

  #hasFailed({ name, pin }: LoadedRelease): boolean {
    return hasFailed(this.#map?.remotes[name], pin);
  }

  #flip(group: readonly (readonly [name: string, remote: MappedRemote])[]): void {
    const releases = group.map(([name, { stable }]) => ({ name, release: this.#store.peek(name, stable) }));
    const together = releases.every(({ release }) => release !== null);
    for (const { name, release } of releases) {
      // A remote that has nothing older shows what there is.
      if (release && (together || this.of(name) === null)) this.#flipOne(name, release);
    }
  }

  #flipOne(name: string, release: LoadedRelease): void {
    const before = this.#live.get(name);
    // A release with failing pages is no stand-in: the one before it stays the stand-in.
    if (before && before !== release && !this.#isStopped(before) && !this.#hasFailed(before))
      this.#before.set(name, before);
    this.#live.set(name, release);
  }
}

/** True of a release that was taken back, or stopped by shells, and not given out again. */
export function isOut(
  remote: Pick<MappedRemote, 'barred' | 'stopped'> | undefined,
  pin: ReleasePin,
): boolean {
  return isAmong(remote?.barred, pin) || isAmong(remote?.stopped, pin);
}

/** True of a release that failed on the shells when it was last live. */
export function hasFailed(remote: Pick<MappedRemote, 'failed'> | undefined, pin: ReleasePin): boolean {
  return isAmong(remote?.failed, pin);
}

function isAmong(pins: readonly BarredPin[] | undefined, { integrity }: ReleasePin): boolean {
  return pins?.some((pin) => pin.integrity === integrity) ?? false;
}

/** Every release that a map names. */
export function pinsOf({ remotes }: ReleaseMap) {
  return Object.entries(remotes).flatMap(([name, { stable, canary, previews = {} }]) =>
    [stable, ...(canary ? [canary.pin] : []), ...Object.values(previews).map(({ pin }) => pin)].map(
      (pin) => [name, pin] as const,
    ),
  );
}
