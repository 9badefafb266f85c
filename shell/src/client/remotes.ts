import type { LockedRemote } from '@polden/mfe-contract';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { mountedPages, type MountedRemote } from '../app/compose.tsx';
import { Unavailable } from '../app/errors/unavailable.tsx';
import { remoteOfPath } from './boot.ts';
import { startContainer } from './container-loader.ts';

type Patch = (parent: string, children: RouteObject[]) => void;

const RETRY_MS = 1_000;
const mounted = new Set<string>();
const failures = new Map<string, number>();

/** Starts a remote that the first page shows, and the lazy modules of the matched route; rejects when it does not come. */
export async function startRemote(remote: LockedRemote): Promise<MountedRemote> {
  const { routes } = await startContainer(remote);
  const mount: MountedRemote = { name: remote.name, paths: remote.routes, routes };
  await resolveMatchedLazy(routes);
  mounted.add(remote.name);
  return mount;
}

/** Hydration needs the component at once: what `lazy` gives is written into the matched route. */
async function resolveMatchedLazy(routes: MountedRemote['routes']): Promise<void> {
  const matches = matchRoutes((routes ?? []) as RouteObject[], window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      Object.assign(route, page);
      delete route.lazy;
    }),
  );
}

/** Adds the pages of a remote when a navigation first meets one of them; a failed remote is asked again the next time. */
export async function patchRemote(path: string, patch: Patch): Promise<void> {
  const remote = remoteOfPath(path);
  if (!remote || mounted.has(remote.name)) return;
  // The router asks twice in one navigation as long as the leaf is a splat.
  if (Date.now() - (failures.get(remote.name) ?? -RETRY_MS) < RETRY_MS) return;
  try {
    const { loadRemoteModule } = await import(
      /* webpackChunkName: "federation-runtime" */ './federation-runtime.ts'
    );
    const { routes } = await loadRemoteModule(remote);
    mounted.add(remote.name);
    patchPages(patch, { name: remote.name, paths: remote.routes, routes });
  } catch (error) {
    console.warn(`remote ${remote.name} is not available`, error);
    // Routes of an id are patched in once; the real ones, when they come, have their own ids and rank the same.
    if (!failures.has(remote.name)) patchFallback(patch, remote);
    failures.set(remote.name, Date.now());
  }
}

function patchPages(patch: Patch, remote: MountedRemote): void {
  for (const { parent, route } of mountedPages(remote)) patch(parent, [route]);
}

/** A splat below each path ranks under the real route, so that the real one wins as soon as it is there. */
function patchFallback(patch: Patch, { name, routes }: LockedRemote): void {
  for (const { parent, route } of mountedPages({ name, paths: routes, routes: null })) {
    patch(parent, [
      { ...route, path: `${route.path === '/' ? '' : (route.path ?? '')}/*`, Component: Unavailable },
    ]);
  }
}
