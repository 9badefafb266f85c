import type { LockedRemote, ReleaseMap, ReleasePin, RemoteRoute, ShellData } from '@polden/mfe-contract';
import { createStaticHandler, matchRoutes, type StaticHandler } from 'react-router-dom';
import { compose, type MountedRemote } from '../../app/compose.tsx';
import { withClaimedLinks } from './claimed-links.ts';
import type { LoadedRelease, ReleaseStore } from './release-store.ts';

/** One version of each remote, composed: what a page is rendered with from its first byte to its last navigation. */
export interface ReleaseSet {
  sequence: number;
  handler: StaticHandler;
  releases: ReadonlyMap<string, LoadedRelease | null>;
  lock: readonly LockedRemote[];
  /** The same pages with the fallback in place of one remote that does not answer. */
  without(name: string): ReleaseSet;
}

interface PlannedRemote {
  name: string;
  pin: ReleasePin;
  release: LoadedRelease | null;
  paths: readonly { path: string; layout: string }[];
}

const RETRY_MS = 500;
const FIRST_LOAD_MS = 300;

/** Follows the release map: a new version is loaded and checked before any request meets it; a bad one never replaces a good one. */
export class ReleaseSets {
  readonly #store: ReleaseStore;
  readonly #shellData: () => ShellData;
  readonly #onProblem: (message: string) => void;
  readonly #good = new Map<string, LoadedRelease>();
  #map: ReleaseMap | null = null;
  #current: ReleaseSet;
  #adoption: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(store: ReleaseStore, shellData: () => ShellData, onProblem: (message: string) => void) {
    this.#store = store;
    this.#shellData = shellData;
    this.#onProblem = onProblem;
    this.#current = composeSet(-1, [], shellData);
  }

  get current(): ReleaseSet {
    return this.#current;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** Loads what the map names and makes it live; remotes that fail keep their last good version and are tried again. */
  adopt(map: ReleaseMap): Promise<void> {
    // A shell that has nothing to show yet must at least know whose the paths are.
    if (this.#map === null) this.#recompose(map);
    this.#map = map;
    this.#adoption = this.#load(map);
    return this.#adoption;
  }

  /** The set for a request: the current one, after a short wait when the owner of the path has never been loaded. */
  async forRequest(pathname: string): Promise<ReleaseSet> {
    if (this.#current.lock.every(({ available }) => available)) return this.#current;
    const matches = matchRoutes(this.#current.handler.dataRoutes, pathname);
    if (!matches?.some(({ route }) => route.id.startsWith('down:'))) return this.#current;
    await Promise.race([this.#adoption, new Promise((resolve) => setTimeout(resolve, FIRST_LOAD_MS))]);
    return this.#current;
  }

  async #load(map: ReleaseMap): Promise<void> {
    clearTimeout(this.#timer);
    const loads = Object.entries(map.remotes).map(async ([name, { stable }]) => {
      const release = await this.#store.load(name, stable);
      this.#good.set(name, release);
    });
    const results = await Promise.allSettled(loads);
    // A newer map came meanwhile: its own load goes on from here.
    if (this.#map !== map) return;
    for (const name of this.#good.keys()) if (!(name in map.remotes)) this.#good.delete(name);
    this.#recompose(map);
    this.#store.retain([
      ...Object.entries(map.remotes).map(([name, { stable }]) => [name, stable] as const),
      ...[...this.#good.values()].map(({ name, pin }) => [name, pin] as const),
    ]);
    for (const result of results) if (result.status === 'rejected') this.#onProblem(String(result.reason));
    if (results.some(({ status }) => status === 'rejected')) {
      this.#timer = setTimeout(() => void (this.#adoption = this.#load(map)), RETRY_MS).unref();
    }
  }

  #recompose(map: ReleaseMap): void {
    const remotes = Object.entries(map.remotes).map(([name, { stable, routes }]): PlannedRemote => {
      const release = this.#store.peek(name, stable) ?? this.#good.get(name) ?? null;
      return { name, pin: release?.pin ?? stable, release, paths: release?.manifest.routes ?? routes };
    });
    this.#current = composeSet(map.sequence, remotes, this.#shellData);
  }
}

function composeSet(
  sequence: number,
  remotes: readonly PlannedRemote[],
  shellData: () => ShellData,
): ReleaseSet {
  const mounted = remotes.map(({ name, paths, release }): MountedRemote => ({
    name,
    paths,
    routes: release?.routes.map(copyRoute) ?? null,
  }));
  const patterns = remotes.flatMap(({ paths }) => paths.map(({ path }) => path));
  const reduced = new Map<string, ReleaseSet>();
  return {
    sequence,
    handler: createStaticHandler(compose(mounted, withClaimedLinks(shellData, patterns))),
    releases: new Map(remotes.map(({ name, release }) => [name, release])),
    lock: remotes.map(lockOf),
    without(name) {
      const set =
        reduced.get(name) ??
        composeSet(
          sequence,
          remotes.map((remote) => (remote.name === name ? { ...remote, release: null } : remote)),
          shellData,
        );
      reduced.set(name, set);
      return set;
    },
  };
}

/** The router writes resolved lazy modules into its routes; a release may be part of several sets. */
function copyRoute(route: RemoteRoute): RemoteRoute {
  return { ...route };
}

function lockOf({ name, pin, release, paths }: PlannedRemote): LockedRemote {
  const client = release?.manifest.client;
  return {
    name,
    version: pin.version,
    global: client?.global ?? name.replaceAll('-', '_'),
    entry: pin.base + (client?.entry ?? 'client/remoteEntry.js'),
    integrity: client ? (release.manifest.files[client.entry] ?? '') : '',
    routes: paths.map(({ path, layout }) => ({ path, layout })),
    available: release !== null,
  };
}
