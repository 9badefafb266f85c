import type {
  ClaimedPath,
  LockedPath,
  ReleaseManifest,
  ReleaseRoute,
  RemoteRoute,
} from '@polden/mfe-contract';
import { claimedRoutes, type RouteClaim } from '../../app/claimed-routes.ts';

/** The pages of a loaded release that its signed manifest claims, as it claims them. `onUndeclared`: told what is dropped. */
export function withinManifest(
  { routes: claimed }: Pick<ReleaseManifest, 'routes'>,
  routes: readonly RemoteRoute[],
  onUndeclared: (what: string) => void,
): RemoteRoute[] {
  return claimedRoutes(routes, claimed.map(claimOf), onUndeclared);
}

function claimOf({ path, loads = true, acts = true, nested = [], ...handle }: ReleaseRoute): RouteClaim {
  return { path, loads, acts, nested, handle: () => handle };
}

/** What the browser may run of a release, as short as it can be said: it stands on every page. */
export function lockedPath({
  path,
  layout,
  cityVariant = false,
  loads = true,
  acts = true,
  nested = [],
}: ClaimedPath): LockedPath {
  return {
    path,
    layout,
    ...(cityVariant ? { cityVariant } : {}),
    ...(loads ? {} : { loads }),
    ...(acts ? { acts } : {}),
    ...(nested.length > 0 ? { nested } : {}),
  };
}
