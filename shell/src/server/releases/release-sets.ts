import type { PageMeta } from '@polden/api-contract';
import type {
  ActivePreview,
  ReleaseChannelKind,
  ReleaseMap,
  ShellData,
  SideRelease,
} from '@polden/mfe-contract';
import type { PathPlaces } from '@polden/reference-data';
import { inTime } from '@polden/ru';
import type { Faults } from '../faults/faults.ts';
import type { LiveVersion } from '../faults/outcome-counts.ts';
import type { PlannedRemote, ReleaseSet, SetContext } from './compose-set.ts';
import { Compositions, type Replacement } from './compositions.ts';
import type { LastGoodPins } from './last-good-pins.ts';
import { hasFailed, isOut, LiveReleases, pinsOf } from './live-releases.ts';
import { LoadFailures } from './load-failures.ts';
import type { LockFile } from './lock-file.ts';
import { ownerOfPath } from './owner-of-path.ts';
import type { ReleaseStore } from './release-store.ts';
import type { CanaryVisitor, Rollouts } from '../canaries/rollouts.ts';
import { SideReleases } from './side-releases.ts';

export interface ReleaseSetsOptions {
  store: ReleaseStore;
  /** Absent: a restart knows nothing but the map. */
  lastGood?: LastGoodPins;
  shellData: (request: Request) => ShellData;
  /** What editors have ruled for the page of a request. */
  pageRule?: (request: Request) => PageMeta | null;
  faults: Faults;
  framedLoader: SetContext['framedLoader'];
  /** What placeholders in the paths of routes stand for. */
  pathPlaces: PathPlaces;
  onProblem: (message: string) => void;
  /** The stable release of every remote is another set than before. */
  onPlan?: (current: ReleaseSet) => void;
}

/** Who asks, as far as the choice of versions depends on it. */
export interface Asker extends CanaryVisitor {
  readonly previews: { readonly active: readonly ActivePreview[] };
}

const RETRY_MS = 500;
const FIRST_LOAD_MS = 300;

/** Follows the release map: a new version is loaded and checked before any request meets it; a bad one never replaces a good one. */
export class ReleaseSets {
  readonly #options: ReleaseSetsOptions;
  readonly #live: LiveReleases;
  readonly #failures: LoadFailures;
  readonly #sides: SideReleases;
  readonly #compositions: Compositions;
  #map: ReleaseMap | null = null;
  #isTried = false;
  #adoption: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #planning: NodeJS.Immediate | undefined;
  /** Names of remotes for which a stand-in was looked for, once for each map. */
  readonly #soughtStandIns = new Set<string>();

  constructor(options: ReleaseSetsOptions) {
    const { store } = options;
    this.#options = options;
    this.#live = new LiveReleases(store);
    this.#failures = new LoadFailures(options);
    this.#sides = new SideReleases({ store, failures: this.#failures, map: () => this.#map });
    this.#compositions = new Compositions(options);
  }

  /** The stable release of every remote. */
  get current(): ReleaseSet {
    return this.#compositions.current;
  }

  /** Whether a release map has been verified yet: before, nobody knows which pages there are. */
  get hasMap(): boolean {
    return this.#map !== null;
  }

  /** Whether a visitor would find pages: each release of the first map has been tried, and one of the newest is there. */
  get isServing(): boolean {
    const { lock } = this.current;
    return this.#isTried && (lock.length === 0 || lock.some(({ available }) => available));
  }

  /** Settled when each release of the newest map has been loaded or has failed to. */
  get loaded(): Promise<void> {
    return this.#adoption;
  }

  /** What was taken back, as `remote@version`: an open tab must not take it up. */
  get barred(): string[] {
    return Object.entries(this.#map?.remotes ?? {}).flatMap(([name, { barred = [] }]) =>
      barred.map(({ version }) => `${name}@${version}`),
    );
  }

  /** Names of the remotes in quarantine: an open tab runs no more of their code either. */
  get framed(): string[] {
    return Object.entries(this.#map?.remotes ?? {})
      .filter(([, { framed }]) => framed)
      .map(([name]) => name);
  }

  /** Names of the remotes that were taken out of service; a developer's own is in it all the same. */
  get retired(): string[] {
    return (this.#map?.retired ?? []).filter((name) => !(name in (this.#map?.remotes ?? {})));
  }

  /** By the last part of its address. */
  lockFile(name: string): LockFile | undefined {
    return this.#compositions.lockFile(name);
  }

  /** Null for a version that the map names for nobody but previews, or not at all. */
  liveVersion(remote: string, version: string): LiveVersion | null {
    const pins = this.#map?.remotes[remote];
    if (pins?.stable.version === version) return { remote, version, channel: 'stable' };
    return pins?.canary?.pin.version === version ? { remote, version, channel: 'canary' } : null;
  }

  stop(): void {
    clearTimeout(this.#timer);
    clearImmediate(this.#planning);
  }

  /** Loads what the map names and makes it live; remotes that fail keep their last good version and are tried again. */
  adopt(map: ReleaseMap): Promise<void> {
    // A shell that has nothing to show yet must at least know which remote owns each path.
    if (this.#map === null) this.#plan(map, true);
    this.#map = map;
    this.#live.know(map);
    this.#soughtStandIns.clear();
    this.#adoption = this.#load(map);
    return this.#adoption;
  }

  /** Other releases may be evaluated than before. */
  reconsider(): void {
    if (this.#map) this.#adoption = this.#load(this.#map);
  }

  /** One version of each remote: the preview that was asked for, else the canary that the visitor is dealt, else stable. */
  async setFor(pathname: string, context: Asker): Promise<ReleaseSet> {
    const dealt = this.#sides.replacementsFor(context);
    const { active } = context.previews;
    if (active.length > 0) {
      const previewed = await this.#sides.previewed(active);
      return this.#composed(pathname, [
        ...dealt.filter(({ name }) => !previewed.some((preview) => preview.name === name)),
        ...previewed,
      ]);
    }
    await this.#ownerIsLoaded(pathname);
    return this.#composed(pathname, dealt);
  }

  /**
   * The set with the last good release in place of a stable one that fails too often to be asked; with the fallback where there
   * is none, or where it has no such page or fails as well.
   */
  serving(set: ReleaseSet, pathname: string): ReleaseSet {
    const resting = this.#restingOwner(set, pathname, ['stable', 'control']);
    if (resting === null) return set;
    const before = this.#live.standIn(resting);
    if (before === null) this.#bringStandIn(resting);
    if (before === null || this.#options.faults.isOpen(resting, before.pin.version))
      return set.without(resting);
    const other = set.withRelease(before);
    return ownerOfPath(other.lock, pathname)?.name === resting ? other : set.without(resting);
  }

  /** The canaries of the newest map that are loaded, and who is in them. */
  get rollouts(): Rollouts {
    return this.#sides.rollouts;
  }

  /** Undefined when the map names no such preview, or no longer. */
  previewOf(remote: string, name: string): SideRelease | undefined {
    return this.#sides.previewOf(remote, name);
  }

  /** With the stable release in place of a resting canary that owns the page. */
  #composed(pathname: string, replacements: readonly Replacement[]): ReleaseSet {
    const set = this.#compositions.with(replacements);
    const resting = this.#restingOwner(set, pathname, ['canary']);
    return resting === null
      ? set
      : this.#compositions.with(replacements.filter(({ name }) => name !== resting));
  }

  /** Name of the remote that owns the page, while its release rests. */
  #restingOwner(set: ReleaseSet, pathname: string, channels: ReleaseChannelKind[]): string | null {
    const { faults } = this.#options;
    if (!faults.hasOpen) return null;
    // `isOpen` lets one caller try a rested release: ask only for pages of that release.
    const owner = ownerOfPath(set.lock, pathname);
    if (!owner?.available || !channels.includes(owner.channel)) return null;
    return faults.isOpen(owner.name, owner.version) ? owner.name : null;
  }

  /** A short wait when the owner of the path has never been loaded. */
  async #ownerIsLoaded(pathname: string): Promise<void> {
    if (this.current.lock.every(({ available }) => available)) return;
    const matches = this.current.routes.matched(pathname);
    if (!matches?.some(({ route }) => route.id.startsWith('down:'))) return;
    await inTime(this.#adoption, FIRST_LOAD_MS, () => undefined);
  }

  async #load(map: ReleaseMap): Promise<void> {
    clearTimeout(this.#timer);
    const wanted = Object.entries(map.remotes).flatMap(([name, { stable, canary }]) => [
      { name, pin: stable, channel: 'stable' as const },
      ...(canary ? [{ name, pin: canary.pin, channel: 'canary' as const }] : []),
    ]);
    const loaded = await Promise.all(
      wanted.map(async (release) => {
        const isLoaded = await this.#options.store.load(release.name, release.pin).then(
          () => {
            this.#failures.loaded(release);
            return true;
          },
          async (error: unknown) => {
            if (this.#map === map) this.#failures.note(release, error);
            if (release.channel === 'stable' && this.#map === map) this.#live.dropBarred(map, release.name);
            await this.#restore(release.name);
            return false;
          },
        );
        this.#planSoon();
        return isLoaded;
      }),
    );
    // A newer map came meanwhile: its own load goes on from here.
    if (this.#map !== map) return;
    this.#plan(map, true);
    this.#isTried = true;
    this.#options.store.retain([...pinsOf(map), ...this.#live.pins(), ...this.#live.spares()]);
    await this.#options.lastGood?.written;
    if (this.#map !== map) return;
    if (loaded.includes(false)) {
      this.#timer = setTimeout(() => void (this.#adoption = this.#load(map)), RETRY_MS).unref();
    }
  }

  /** Loads the last good release, which a restart has dropped, so that later requests find it. */
  #bringStandIn(name: string): void {
    if (this.#soughtStandIns.has(name)) return;
    this.#soughtStandIns.add(name);
    void this.#loadStandIn(name);
  }

  async #loadStandIn(name: string): Promise<void> {
    const remote = this.#map?.remotes[name];
    const pins = (await this.#options.lastGood?.read())?.get(name) ?? [];
    for (const pin of pins) {
      if (pin.integrity === remote?.stable.integrity || isOut(remote, pin) || hasFailed(remote, pin))
        continue;
      const release = await this.#options.store.load(name, pin).catch(() => null);
      if (release) return this.#live.keepBefore(release);
    }
  }

  /** Takes up the release that was live before: better than none. */
  async #restore(name: string): Promise<void> {
    if (this.#live.of(name) !== null) return;
    const pins = (await this.#options.lastGood?.read())?.get(name) ?? [];
    const remote = this.#map?.remotes[name];
    const sound = pins.filter((pin) => !hasFailed(remote, pin));
    // What failed may still have pages that come about, and there is nothing else.
    for (const pin of [...sound, ...pins.filter((it) => !sound.includes(it))]) {
      if (isOut(remote, pin)) continue;
      const release = await this.#options.store.load(name, pin).catch(() => null);
      if (release) return this.#live.restore(release);
    }
  }

  /** What has loaded waits for nobody who has not; many that come together are composed together. */
  #planSoon(): void {
    this.#planning ??= setImmediate(() => {
      this.#planning = undefined;
      if (this.#map) this.#plan(this.#map, false);
    });
  }

  /** Makes what is loaded by now the site; `isWhole`: nothing of the map is waited for any more. */
  #plan(map: ReleaseMap, isWhole: boolean): void {
    this.#live.follow(map);
    const planned = Object.entries(map.remotes).map(
      ([name, { kind, stable, routes, framed }]): PlannedRemote => {
        const release = this.#live.of(name);
        const paths = release?.manifest.routes ?? routes;
        const pin = release?.pin ?? stable;
        return { name, kind, channel: 'stable', pin, release, paths, ...(framed && { frame: 'outside' }) };
      },
    );
    this.#sides.follow(map);
    this.#compositions.plan(planned, { sequence: map.sequence, isWhole });
    // At once: the next restart may come before the rest of the map has loaded, or failed to.
    this.#options.lastGood?.keep(this.#live.pins());
    this.#options.onPlan?.(this.current);
  }
}
