import type { BarredPin, MappedRemote, ReleaseMap, ReleasePin } from '@polden/mfe-contract';
import type { LiveRelease, LiveState } from '../live-releases.repository.ts';

/**
 * The same state gives the same text in every process, so an ETag holds for all of them.
 * @param baseUrl of the artifact store, with a trailing slash: /mfe/
 */
export function composeMap(environment: string, state: LiveState | null, baseUrl: string): ReleaseMap {
  const releases = state?.releases ?? [];
  const remotes = releases.flatMap((stable) => {
    if (stable.channel !== 'stable') return [];
    const others = releases.filter(({ remote, channel }) => remote === stable.remote && channel !== 'stable');
    const barred = state?.barred.get(stable.remote) ?? [];
    const failed = state?.failed.get(stable.remote) ?? [];
    return [[stable.remote, mapped(stable, others, { baseUrl, barred, failed })] as const];
  });
  return {
    schema: 1,
    environment,
    sequence: state?.sequence ?? 0,
    issuedAt: (state?.changedAt ?? new Date(0)).toISOString(),
    remotes: Object.fromEntries(remotes),
  };
}

function mapped(
  stable: LiveRelease,
  others: readonly LiveRelease[],
  { baseUrl, barred, failed }: { baseUrl: string; barred: BarredPin[]; failed: BarredPin[] },
): MappedRemote {
  const canary = others.find(({ channel }) => channel === 'canary');
  // One that was taken back while it was open is shown no more.
  const previews = others.filter(
    ({ channel, integrity }) =>
      channel.startsWith('preview:') && !barred.some((taken) => taken.integrity === integrity),
  );
  return {
    kind: stable.kind,
    stable: pinOf(stable, baseUrl),
    routes: stable.routes,
    since: stable.since,
    ...(stable.framed ? { framed: true as const } : {}),
    ...(barred.length > 0 ? { barred } : {}),
    ...(failed.length > 0 ? { failed } : {}),
    ...(canary?.canary ? { canary: { ...side(canary, baseUrl), ...canary.canary } } : {}),
    ...(previews.length > 0
      ? {
          previews: Object.fromEntries(
            previews.map((preview) => [preview.channel.slice('preview:'.length), side(preview, baseUrl)]),
          ),
        }
      : {}),
  };
}

function side(release: LiveRelease, baseUrl: string) {
  return { pin: pinOf(release, baseUrl), routes: release.routes };
}

function pinOf({ remote, version, integrity }: LiveRelease, baseUrl: string): ReleasePin {
  return { version, base: `${baseUrl}${remote}/${version}/`, integrity };
}
