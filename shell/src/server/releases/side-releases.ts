import type { ActivePreview, MappedRemote, ReleaseMap, SideRelease } from '@polden/mfe-contract';
import { inTime } from '@polden/ru';
import type { PlannedRemote } from './compose-set.ts';
import type { Replacement } from './compositions.ts';
import type { LoadFailures } from './load-failures.ts';
import type { ReleaseStore } from './release-store.ts';
import { type CanaryVisitor, Rollouts } from '../canaries/rollouts.ts';

export interface SideReleasesOptions {
  store: Pick<ReleaseStore, 'load' | 'peek'>;
  failures: LoadFailures;
  /** The newest map; null before there is one. */
  map: () => ReleaseMap | null;
}

/** The person who looks at a preview waits for it; nobody else does. */
const PREVIEW_LOAD_MS = 5_000;

/** What some visitors get in place of stable releases: canaries by lot, previews by their links. */
export class SideReleases {
  readonly #options: SideReleasesOptions;
  #rollouts = new Rollouts(null, () => false);
  /** By remote. */
  #canaries: ReadonlyMap<string, PlannedRemote> = new Map();

  constructor(options: SideReleasesOptions) {
    this.#options = options;
  }

  /** Runs the canaries of the map that are loaded by now. */
  follow(map: ReleaseMap): void {
    this.#canaries = new Map(
      Object.entries(map.remotes).flatMap(([name, mapped]) => {
        const { canary } = mapped;
        // A canary that is not loaded has nobody in it.
        if (!canary || !this.#options.store.peek(name, canary.pin)) return [];
        return [[name, this.#planned(name, mapped, canary, 'canary')] as const];
      }),
    );
    this.#rollouts = new Rollouts(map, (remote) => this.#canaries.has(remote));
  }

  get rollouts(): Rollouts {
    return this.#rollouts;
  }

  /** What the visitor gets by lot, the same on every page. */
  replacementsFor(visitor: CanaryVisitor): Replacement[] {
    return this.#rollouts.armsOf(visitor).map(({ remote, arm }): Replacement => {
      const canary = arm === 'canary' ? this.#canaries.get(remote) : undefined;
      return canary ?? { name: remote, channel: 'control' };
    });
  }

  /** Undefined when the map names no such preview, or no longer. */
  previewOf(remote: string, name: string): SideRelease | undefined {
    return this.#options.map()?.remotes[remote]?.previews?.[name];
  }

  /** Loads what is not there yet. */
  async previewed(previews: readonly ActivePreview[]): Promise<PlannedRemote[]> {
    const { store, failures } = this.#options;
    const planned = await Promise.all(
      previews.map(async ({ remote, name }): Promise<PlannedRemote | null> => {
        const side = this.previewOf(remote, name);
        const mapped = this.#options.map()?.remotes[remote];
        if (!side || !mapped) return null;
        const load = store.load(remote, side.pin).catch((error: unknown) => {
          failures.note({ name: remote, pin: side.pin, channel: 'preview' }, error);
          return null;
        });
        await inTime(load, PREVIEW_LOAD_MS, () => null);
        return this.#planned(remote, mapped, side, 'preview');
      }),
    );
    return planned.filter((remote) => remote !== null);
  }

  #planned(
    name: string,
    { kind, framed }: MappedRemote,
    { pin, routes }: SideRelease,
    channel: 'canary' | 'preview',
  ): PlannedRemote {
    const release = this.#options.store.peek(name, pin);
    const paths = release?.manifest.routes ?? routes;
    return { name, kind, channel, pin, release, paths, ...(framed && { frame: 'outside' }) };
  }
}
