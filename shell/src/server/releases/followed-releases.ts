import path from 'node:path';
import { integrityOf, parseTakenManifest } from '@polden/mfe-release';
import { inTime } from '@polden/ru';
import type { ReleaseMap, ReleaseManifest, ReleasePin } from '@polden/mfe-contract';
import type { ShellConfig } from '../config/config.ts';
import { artifactsByBase, folderArtifacts, httpArtifacts } from './artifact-source.ts';
import { withArtifactsOrigin } from './artifacts-origin.ts';
import { LastGoodPins } from './last-good-pins.ts';
import type { Barred } from './barred.ts';
import type { Preflight } from './preflight.ts';
import { ReleaseMapClient } from './release-map-client.ts';
import { ReleaseSets, type ReleaseSetsOptions } from './release-sets.ts';
import { ReleaseStore } from './release-store.ts';

/** Milliseconds. Other processes answer meanwhile; from one without its pages a visitor would get the fallback. */
const FIRST_LOAD_MS = 5_000;
const LAST_GOOD_FILE = 'live-releases.json';
/** Of a development server. */
const POLL_MS = 250;
const POLL_TIMEOUT_MS = 1_000;

/** How releases are tried before this process evaluates them, and which it may not. */
export interface Evaluation {
  preflight: Preflight;
  tried?: (address: string, isWell: boolean) => void;
  barred: Barred;
}

export interface FollowedReleases {
  sets: ReleaseSets;
  /** What pages may load the browser's halves from besides the site itself. */
  origins: string[];
  /** Resolves when the pages of the live releases are there; those of one that does not come are waited for 5 s. */
  start: () => Promise<void>;
  /** Removes from the disk what nothing has named for long. */
  tidy: () => Promise<void>;
  stop: () => void;
}

/** The releases of the registry's map for this environment, with the developer's own in local mode. */
export function followReleases(
  config: ShellConfig,
  options: Pick<
    ReleaseSetsOptions,
    'framedLoader' | 'shellData' | 'pageRule' | 'faults' | 'onProblem' | 'onPlan'
  > & {
    evaluation: Evaluation;
  },
): FollowedReleases {
  const { artifactsDir, artifactsOrigin, stateDir, remoteOverrides } = config;
  const store = new ReleaseStore({
    cacheDir: path.join(stateDir, 'releases'),
    artifacts: artifactsByBase(
      artifactsDir
        ? folderArtifacts(artifactsDir)
        : httpArtifacts(artifactsOrigin ?? config.publicOrigin.origin),
    ),
    ...options.evaluation,
    faults: options.faults,
    onProblem: options.onProblem,
    readManifest: config.local ? readDevelopmentManifest : parseTakenManifest,
  });
  const lastGood = new LastGoodPins(path.join(stateDir, LAST_GOOD_FILE));
  const sets = new ReleaseSets({ ...options, store, lastGood, pathPlaces: config.pathPlaces });
  options.evaluation.barred.follow(() => sets.reconsider());
  const bucket = artifactsDir ? null : artifactsOrigin;
  const overrides = new DevelopmentOverrides(
    remoteOverrides,
    (map) => void sets.adopt(bucket ? withArtifactsOrigin(map, bucket) : map),
  );
  const maps = new ReleaseMapClient({
    apiOrigin: config.apiOrigin,
    environment: config.environment,
    keys: config.mapKeys,
    file: path.join(stateDir, 'release-map.json'),
    onMap: (map) => overrides.adopt(map),
    onProblem: options.onProblem,
  });
  return {
    sets,
    origins: [
      ...(artifactsOrigin ? [artifactsOrigin] : []),
      ...Object.values(remoteOverrides).flatMap(developmentOrigins),
    ],
    start: async () => {
      await maps.start();
      overrides.start();
      await inTime(sets.loaded, FIRST_LOAD_MS, () => undefined);
    },
    tidy: () => store.tidy(),
    stop: () => {
      maps.stop();
      overrides.stop();
      sets.stop();
    },
  };
}

function developmentOrigins(base: string): string[] {
  const { origin, host } = new URL(base);
  return [origin, `ws://${host}`];
}

interface Override {
  pin: ReleasePin;
  routes: { path: string; layout: string }[];
}

/** Puts remotes that are served by a development server in place of the released ones. Local mode only. */
class DevelopmentOverrides {
  readonly #bases: Readonly<Record<string, string>>;
  readonly #onMap: (map: ReleaseMap) => void;
  readonly #found = new Map<string, Override>();
  #map: ReleaseMap | null = null;
  #timer: NodeJS.Timeout | undefined;

  /** `bases`: remote to the address of its development server, with a trailing slash. */
  constructor(bases: Readonly<Record<string, string>>, onMap: (map: ReleaseMap) => void) {
    this.#bases = bases;
    this.#onMap = onMap;
  }

  start(): void {
    if (Object.keys(this.#bases).length > 0) void this.#poll();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  adopt(map: ReleaseMap): void {
    this.#map = map;
    const remotes = { ...map.remotes };
    for (const [index, [name, { pin, routes }]] of [...this.#found].entries()) {
      // Below every sequence, and each its own: an overridden remote flips with no other.
      remotes[name] = { kind: remotes[name]?.kind ?? 'primary', stable: pin, routes, since: -1 - index };
    }
    this.#onMap({ ...map, remotes });
  }

  async #poll(): Promise<void> {
    const changes = await Promise.all(
      Object.entries(this.#bases).map(([name, base]) => this.#read(name, base)),
    );
    if (changes.includes(true) && this.#map) this.adopt(this.#map);
    this.#timer = setTimeout(() => void this.#poll(), POLL_MS).unref();
  }

  /** True when the server offers another build than before. A server that is down leaves the last one. */
  async #read(name: string, base: string): Promise<boolean> {
    try {
      const response = await fetch(`${base}release.json`, { signal: AbortSignal.timeout(POLL_TIMEOUT_MS) });
      if (!response.ok) return false;
      const text = await response.text();
      const integrity = integrityOf(text);
      if (this.#found.get(name)?.pin.integrity === integrity) return false;
      const { version, routes } = JSON.parse(text) as ReleaseManifest;
      this.#found.set(name, { pin: { version, base, integrity }, routes });
      return true;
    } catch {
      return false;
    }
  }
}

function isDevelopmentServer(base: string): boolean {
  return base.startsWith('http://');
}

/** A development server's manifest names no hashes of client files: they change under the page. */
function readDevelopmentManifest(text: string, { base }: ReleasePin): ReleaseManifest {
  return isDevelopmentServer(base) ? (JSON.parse(text) as ReleaseManifest) : parseTakenManifest(text);
}
