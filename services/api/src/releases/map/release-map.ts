import type { MappedRemote, ReleaseMap } from '@polden/mfe-contract';
import type { LiveRelease, LiveState } from '../live-releases.ts';

/** The same state gives the same text in every process, so an ETag holds for all of them. */
export function composeMap(environment: string, state: LiveState | null): ReleaseMap {
  return {
    schema: 1,
    environment,
    sequence: state?.sequence ?? 0,
    issuedAt: (state?.changedAt ?? new Date(0)).toISOString(),
    remotes: Object.fromEntries((state?.releases ?? []).map((release) => [release.remote, mapped(release)])),
  };
}

function mapped({ remote, kind, version, integrity, routes }: LiveRelease): MappedRemote {
  return { kind, stable: { version, base: `/mfe/${remote}/${version}/`, integrity }, routes };
}
