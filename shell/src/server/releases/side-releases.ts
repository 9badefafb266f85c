import type { ActivePreview, MappedRemote, ReleaseMap, SideRelease } from '@polden/mfe-contract';
import { isInCanary } from '@polden/mfe-release';
import { inTime } from '@polden/ru';
import type { PlannedRemote } from './compose-set.ts';
import type { LoadFailures } from './load-failures.ts';
import type { ReleaseStore } from './release-store.ts';

export interface SideReleasesOptions {
  store: Pick<ReleaseStore, 'load' | 'peek'>;
  failures: LoadFailures;
  /** The newest map; null before there is one. */
  map: () => ReleaseMap | null;
}

/** Who may be in a canary. */
export interface CanaryVisitor {
  /** Null for somebody without the cookie: he gets stable releases. */
  readonly visitor: string | null;
  /** Always gets stable releases. */
  readonly robot: boolean;
}

interface RunningCanary {
  share: number;
  salt: string;
  remote: PlannedRemote;
}

/** The person who looks at a preview waits for it; nobody else does. */
const PREVIEW_LOAD_MS = 5_000;

/** What some visitors get in place of stable releases: canaries by lot, previews by their links. */
export class SideReleases {
  readonly #options: SideReleasesOptions;
  #canaries: readonly RunningCanary[] = [];

  constructor(options: SideReleasesOptions) {
    this.#options = options;
  }

  /** Runs the canaries of the map that are loaded by now. */
  follow(map: ReleaseMap): void {
    this.#canaries = Object.entries(map.remotes).flatMap(([name, mapped]) => {
      const { canary } = mapped;
      // A canary that is not loaded has nobody in it.
      if (!canary || !this.#options.store.peek(name, canary.pin)) return [];
      const { share, salt } = canary;
      return [{ share, salt, remote: this.#planned(name, mapped, canary, 'canary') }];
    });
  }

  /** Those that the visitor is in, the same ones on every page. */
  canariesOf(context: CanaryVisitor): PlannedRemote[] {
    if (this.#canaries.length === 0) return [];
    const { visitor } = context;
    if (visitor === null || context.robot) return [];
    return this.#canaries
      .filter(({ remote, ...canary }) => isInCanary(visitor, remote.name, canary))
      .map(({ remote }) => remote);
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
    { kind }: MappedRemote,
    { pin, routes }: SideRelease,
    channel: 'canary' | 'preview',
  ): PlannedRemote {
    const release = this.#options.store.peek(name, pin);
    return { name, kind, channel, pin, release, paths: release?.manifest.routes ?? routes };
  }
}
