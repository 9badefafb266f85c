import type { LockedRemote, RemoteModule } from '@polden/mfe-contract';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { mountedPages, type MountedRemote } from '../app/compose.tsx';
import { Unavailable } from '../app/errors/unavailable.tsx';
import { remoteOfPath } from './boot.ts';
import { startContainer } from './container-loader.ts';

type Patch = (parent: string, children: RouteObject[]) => void;

/** Of the remotes whose code is here or on its way; a failed one is forgotten, so that the next call tries again. */
const modules = new Map<string, Promise<RemoteModule>>();
const mounted = new Set<string>();
const failures = new Map<string, AbortSignal>();

/** Starts a remote that the first page shows, and the lazy modules of the matched route; rejects when it does not come. */
export async function startRemote(remote: LockedRemote): Promise<MountedRemote> {
  const { routes } = await remember(remote, startContainer(remote));
  await resolveMatchedLazy(routes);
  mounted.add(remote.name);
  return { name: remote.name, paths: remote.routes, routes };
}

/** Hydration needs the component at once: what `lazy` gives is written into the matched route. */
async function resolveMatchedLazy(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
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
export async function patchRemote(path: string, patch: Patch, signal: AbortSignal): Promise<void> {
  const remote = remoteOfPath(path);
  if (!remote || mounted.has(remote.name)) return;
  // The router asks twice in one navigation as long as the leaf is a splat.
  if (failures.get(remote.name) === signal) return;
  try {
    const { routes } = await loadLater(remote);
    mounted.add(remote.name);
    patchPages(patch, { name: remote.name, paths: remote.routes, routes });
  } catch (error) {
    console.warn(`remote ${remote.name} is not available`, error);
    // Routes of an id are patched in once; the real ones, when they come, have ids of their own and rank above.
    if (!failures.has(remote.name)) patchFallback(patch, remote);
    failures.set(remote.name, signal);
  }
}

/** Brings the code of a page before anybody asks for it: the remote, and the chunk of the matched route. */
export async function prefetchPage(path: string): Promise<void> {
  const remote = remoteOfPath(path);
  if (!remote?.available) return;
  const { routes } = await loadLater(remote);
  const matches = matchRoutes(routes as RouteObject[], path) ?? [];
  await Promise.all(matches.map(async ({ route }) => typeof route.lazy === 'function' && route.lazy()));
}

function loadLater(remote: LockedRemote): Promise<RemoteModule> {
  return modules.get(remote.name) ?? remember(remote, loadThroughRuntime(remote));
}

async function loadThroughRuntime(remote: LockedRemote): Promise<RemoteModule> {
  const { loadRemoteModule } = await import(
    /* webpackChunkName: "federation-runtime" */ './federation-runtime.ts'
  );
  return loadRemoteModule(remote);
}

function remember({ name }: LockedRemote, module: Promise<RemoteModule>): Promise<RemoteModule> {
  modules.set(name, module);
  module.catch(() => modules.delete(name));
  return module;
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
