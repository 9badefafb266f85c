import path from 'node:path';
import type { ReleaseMap } from '@polden/mfe-contract';
import { messageOf } from '@polden/mfe-release';
import type { ShellConfig } from '../config/config.ts';
import { ReleaseMapClient } from '../releases/release-map-client.ts';

export interface FollowedPointersOptions {
  /** remote@version of each release that the newest map names. */
  onNamed: (releases: ReadonlySet<string>) => void;
  onProblem: (message: string) => void;
}

/** The supervisor follows the release map by itself: it knows what is live even when all serving processes are gone. */
export function followPointers(
  { apiOrigin, environment, mapKeys, stateDir }: ShellConfig,
  { onNamed, onProblem }: FollowedPointersOptions,
): { stop: () => void } {
  const maps = new ReleaseMapClient({
    apiOrigin,
    environment,
    keys: mapKeys,
    file: path.join(stateDir, 'supervisor/release-map.json'),
    onMap: (map) => onNamed(namedBy(map)),
    onProblem,
  });
  maps.start().catch((error: unknown) => onProblem(messageOf(error)));
  return maps;
}

function namedBy({ remotes }: ReleaseMap): Set<string> {
  return new Set(
    Object.entries(remotes).flatMap(([name, { stable, canary, previews = {} }]) =>
      [stable, ...(canary ? [canary.pin] : []), ...Object.values(previews).map(({ pin }) => pin)].map(
        ({ version }) => `${name}@${version}`,
      ),
    ),
  );
}
