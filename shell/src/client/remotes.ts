import type { LayoutName, LockedRemote, RemoteModule, RemoteRoute, RouteHandle } from '@polden/mfe-contract';
import { fillPath } from '@polden/reference-data';
import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { claimedRoutes } from '../app/claimed-routes.ts';
import { mountedPages, type MountedPage, type MountedRemote } from '../app/compose.tsx';
import { UnavailablePart } from '../app/errors/page-error.tsx';
import { mayBeAt } from '../app/path-match.ts';
import { isStaffArea } from '../app/staff-area.ts';
import { boot } from './boot.ts';
import { withOtherSites } from './city/pages-of-other-sites.ts';
import { destination } from './destination.ts';
import { nextTask } from './next-task.ts';
import { openDocument } from './open-document.ts';
import { watched, watchedLater } from './globals/watched.ts';
import { guardedPages, pagesWithFallback, watchedPages } from './guarded-pages.ts';
import { bringLayout, resolveMatchedLazy } from './parts/later-parts.ts';
import { prefetchRule } from './page-rules.ts';
import { prefetchData, withPrefetchedData } from './prefetched-data.ts';
import { ChunkLoadError } from './recovery/chunk-failure.ts';
import { reloadOnce } from './recovery/reload-once.ts';
import { remoteOfPath } from './remote-of-path.ts';
import type { OpenTab } from './recovery/leave-barred.ts';
import { noteProblem } from './telemetry/problems.ts';
import { containerOf } from './container-scripts.ts';
import { shareScope } from './share-scope.ts';

type Patch = (parent: string, children: RouteObject[]) => void;

/** Modules of remotes, loaded or on their way; a failed one is forgotten, so that the next call tries again. */
const modules = new Map<string, Promise<RemoteModule>>();
const mounted = new Set<string>();
const failures = new Map<string, AbortSignal>();

/** What is left when it is taken back while the tab is open. */
export const openTab: OpenTab = {
  running: () => boot.remotes.filter(({ name }) => modules.has(name)),
  leave: (release) => reloadOnce(takenBack(release), destination),
};

/** Those in quarantine: their pages are documents that the server sends, and none of their code is brought. */
export async function framedRemotes(): Promise<MountedRemote[]> {
  const remotes = boot.remotes.filter(({ framed, available }) => framed && available);
  if (remotes.length === 0) return [];
  const { framedPages } = await import(/* webpackChunkName: "framed-page" */ './framed-part.ts');
  return remotes.map(({ name, routes: paths }) => ({
    name,
    paths,
    routes: null,
    framed: framedPages({ name, paths }),
  }));
}

/** Starts a remote that the first page shows, and the lazy modules of the matched route; rejects when it does not come. */
export async function startRemote(remote: LockedRemote): Promise<MountedRemote> {
  try {
    const { routes } = await remember(remote, startContainer(remote));
    await nextTask();
    const pages = guardedPages(routes, destination);
    await resolveMatchedLazy(pages);
    mounted.add(remote.name);
    return { name: remote.name, paths: remote.routes, routes: pagesWithFallback(pages, remote.name) };
  } catch (error) {
    await lost(remote, error, destination);
    throw error;
  }
}

/**
 * Starts the container of a remote that the page has preloaded. This small loader serves the first page; everything later
 * goes through the federation runtime. Rejects when the script does not come.
 */
async function startContainer(remote: LockedRemote): Promise<RemoteModule> {
  const container = await containerOf(remote);
  await watched(remote, () => container.init(shareScope));
  const factory = await watched(remote, () => container.get('./remote'));
  return watched(remote, factory);
}

/** The code of a remote did not come: then the page is loaded anew, under the live versions. */
async function lost(remote: LockedRemote, error: unknown, target: () => string): Promise<void> {
  noteProblem('chunk', error, { remote: remote.name });
  // The page is about to go: nothing is shown in between.
  if (await reloadOnce(error, target)) await new Promise(() => undefined);
}

/** Adds the pages of a remote when a navigation first meets one of them; a failed remote is asked again the next time. */
export const patchRemote: PatchRoutesOnNavigationFunction = async ({ path, patch, signal }) => {
  const remote = remoteOfPath(path);
  if (!remote || remote.framed || mounted.has(remote.name)) return;
  // The router asks twice in one navigation as long as the leaf is a splat.
  if (failures.get(remote.name) === signal) return;
  // The rest of the page lock has not come: only the server knows which remote owns the page.
  if (remote.version === '') return openDocument(destination(path));
  try {
    // Without a verified release there is no hash, and code that nobody has checked must not run.
    if (!remote.available && remote.integrity === '') throw new Error('no release of it has been verified');
    const { routes } = await loadLater(remote);
    // The staff area stands in a document of its own, which is sent without anything of others: this one may run it.
    if (isStaffArea(routes) && (boot.services.scripts ?? boot.services.chat))
      await openDocument(destination(path));
    mounted.add(remote.name);
    const pages = pagesWithFallback(guardedPages(routes, destination), remote.name);
    patchPages(patch, mountedPages({ name: remote.name, paths: remote.routes, routes: pages }));
  } catch (error) {
    console.warn(`${remote.name} is not available`, error);
    await lost(remote, error, () => destination(path));
    // Routes of an id are patched in once; the real ones, when they come, have ids of their own and rank above.
    if (!failures.has(remote.name)) patchPages(patch, belowPaths(remote));
    failures.set(remote.name, signal);
  }
};

/** Brings a page before anybody asks for it: its remote, the chunk of the matched route, its data and its rule. */
export async function prefetchPage(url: URL): Promise<void> {
  const remote = remoteOfPath(url.pathname);
  if (!remote?.available || remote.framed) return;
  bringLayout(url.pathname);
  const { routes } = await loadLater(remote);
  const near = routes.filter(({ path }) => mayBeAt(path, url.pathname));
  const [match] = matchRoutes(near as RouteObject[], url.pathname) ?? [];
  if (!match) return;
  const route = match.route as RemoteRoute;
  await Promise.all([
    typeof route.lazy === 'function' && route.lazy(),
    prefetchData(route, url, match.params),
    prefetchRule(url),
  ]);
}

function loadLater(remote: LockedRemote): Promise<RemoteModule> {
  return modules.get(remote.name) ?? remember(remote, loadThroughRuntime(remote));
}

/** Throws, as a chunk that does not come, when the release was taken back since the page was sent: the page is then loaded anew. */
async function expectNotBarred(remote: LockedRemote): Promise<void> {
  const { askBarredBriefly, knownBarred } = await import(
    /* webpackChunkName: "leave-barred" */ './recovery/leave-barred.ts'
  );
  await askBarredBriefly();
  const barred = knownBarred([remote]);
  if (barred) throw takenBack(barred);
}

function takenBack(release: string): ChunkLoadError {
  return new ChunkLoadError(`${release}, which was taken back`);
}

async function loadThroughRuntime(remote: LockedRemote): Promise<RemoteModule> {
  const [{ loadRemoteModule }] = await Promise.all([
    import(/* webpackChunkName: "federation-runtime" */ './federation-runtime.ts'),
    expectNotBarred(remote),
  ]);
  return watchedLater(remote, () => loadRemoteModule(remote));
}

function remember(remote: LockedRemote, loading: Promise<RemoteModule>): Promise<RemoteModule> {
  const { name } = remote;
  const module = loading.then(({ routes }) => ({
    routes: withPrefetchedData(
      withOtherSites(withinLock(withFilledPaths(watchedPages(routes, remote)), remote)),
    ),
  }));
  modules.set(name, module);
  module.catch(() => modules.delete(name));
  return module;
}

/** The page lock says what the signed manifest claims; the code of a release may not add to it. */
function withinLock(
  routes: readonly RemoteRoute[],
  { name, version, routes: locked }: LockedRemote,
): RemoteRoute[] {
  const claims = locked.map(
    ({ path, layout, loads = true, acts = false, nested = [], cityVariant = false }) => ({
      path,
      loads,
      acts,
      nested,
      handle: (handle: RouteHandle) => ({ ...handle, layout: layout as LayoutName, cityVariant }),
    }),
  );
  return claimedRoutes(routes, claims, (what) =>
    noteProblem('error', new Error(`${name}@${version}: not claimed: ${what}`), { remote: name }),
  );
}

/** The deployment's own paths in place of what the remote calls them. */
function withFilledPaths(routes: readonly RemoteRoute[]): RemoteRoute[] {
  return routes.map((route) => ({ ...route, path: fillPath(route.path, boot.pathPlaces) }));
}

/** At each call the router puts all routes of the site in order: one for a layout, not for a page. */
function patchPages(patch: Patch, pages: readonly MountedPage[]): void {
  for (const parent of new Set(pages.map((page) => page.parent)))
    patch(
      parent,
      pages.filter((page) => page.parent === parent).map(({ route }) => route),
    );
}

/** A splat below each path ranks under the real route, so that the real one wins as soon as it is there. */
function belowPaths({ name, kind, routes }: LockedRemote): MountedPage[] {
  return mountedPages({ name, kind, paths: routes, routes: null }).map(({ parent, route }) => ({
    parent,
    route: {
      ...route,
      path: `${route.path === '/' ? '' : (route.path ?? '')}/*`,
      Component: UnavailablePart,
    },
  }));
}
