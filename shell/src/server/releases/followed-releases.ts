import path from 'node:path';
import { parseManifest } from '@polden/mfe-release';
import { inTime } from '@polden/ru';
import type { ShellConfig } from '../config.ts';
import { artifactsByBase, folderArtifacts, httpArtifacts } from './artifact-source.ts';
import { withArtifactsOrigin } from './artifacts-origin.ts';
import { DevelopmentOverrides, readDevelopmentManifest } from './development-overrides.ts';
import { LastGoodPins } from './last-good-pins.ts';
import type { Barred } from './barred.ts';
import type { Preflight } from './preflight.ts';
import { ReleaseMapClient } from './release-map-client.ts';
import { ReleaseSets, type ReleaseSetsOptions } from './release-sets.ts';
import { ReleaseStore } from './release-store.ts';

/** Milliseconds. Other processes answer meanwhile; from one without its pages a visitor would get the fallback. */
const FIRST_LOAD_MS = 5_000;
const LAST_GOOD_FILE = 'live-releases.json';

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
    readManifest: config.local ? readDevelopmentManifest : parseManifest,
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
