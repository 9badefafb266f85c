import type { ReleaseMap, ReleasePin, SideRelease } from '@polden/mfe-contract';
import { isAbsolute } from './artifact-source.ts';

/** The map with the bases that name no host of their own put on the host of the bucket: for the shell and for browsers. */
export function withArtifactsOrigin(map: ReleaseMap, origin: string): ReleaseMap {
  const placed = (pin: ReleasePin): ReleasePin =>
    isAbsolute(pin.base) ? pin : { ...pin, base: origin + pin.base };
  const placedSide = <T extends SideRelease>(side: T): T => ({ ...side, pin: placed(side.pin) });
  const remotes = Object.entries(map.remotes).map(([name, { stable, canary, previews, ...remote }]) => [
    name,
    {
      ...remote,
      stable: placed(stable),
      ...(canary ? { canary: placedSide(canary) } : {}),
      ...(previews ? { previews: mapValues(previews, placedSide) } : {}),
    },
  ]);
  return { ...map, remotes: Object.fromEntries(remotes) as ReleaseMap['remotes'] };
}

function mapValues<T>(record: Record<string, T>, map: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
