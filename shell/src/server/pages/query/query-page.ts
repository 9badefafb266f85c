import type { LockedRemote } from '@polden/mfe-contract';
import { inTime } from '@polden/ru';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { downRemoteOfRoute, isRenderedOnServer, remoteOfRoute } from '../../../app/compose.tsx';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import { watchReads } from './old-reads.ts';
import { pathPlan } from './path-plan.ts';
import { runLoaders } from './run-loaders.ts';
import { withSimilarPages } from './similar-pages.ts';
import { addressParts } from '../../address-parts.ts';
import { realRequest } from '../../light-request.ts';
import { pageRequest, type PageRequest } from '../request/page-request.ts';
import { changeShellData } from './shell-data-of.ts';

/** Milliseconds that the loaders of a page may take. */
const LOADER_MS = 2_000;
/** An action waits for the API's own limit: what was sent must not be given up while it is being stored. */
const ACTION_MS = 20_000;

const onServer = {
  filterMatchesToLoad: ({ route }: { route: { handle?: object } }) => isRenderedOnServer(route),
};

/** Why the fallback stands in place of the page. */
export interface LoaderFault {
  /** The remote as it was asked. */
  remote: LockedRemote;
  outcome: 'loader' | 'timeout';
  error: unknown;
}

export interface QueriedPage {
  set: ReleaseSet;
  context: StaticHandlerContext;
  status: number;
  /** The remote whose page this is; null for the shell's own, and where the fallback stands in its place. */
  owner: LockedRemote | null;
  /** Name of the remote in whose place the fallback stands. */
  missing: string | null;
  /** The page is made of what was read before the API went away, and says so. */
  isOld: boolean;
  /** What this request has found out; null when the remote was not asked. */
  fault: LoaderFault | null;
}

/**
 * Runs the action and the loaders of the page. A `Response` is a redirect. A remote whose loader throws or is late is
 * replaced by its fallback, status 503; the layout and everything else stay.
 */
export async function queryPage(
  set: ReleaseSet,
  page: PageRequest,
  fault: LoaderFault | null = null,
): Promise<QueriedPage | Response> {
  const startedAt = performance.now();
  const { result, savedAt } = await watchReads(() => withDeadline(set, page));
  if (result instanceof Response) return result;
  const error = result === null ? new Error('the loaders took too long') : unexpectedError(result);
  if (error !== null) {
    const owner = ownerOf(set, new URL(page.request.url).pathname);
    // The fallback has no action of its own: what is shown in its place is read with GET.
    if (owner?.available) {
      const outcome = result === null ? 'timeout' : 'loader';
      return fallbackPage(set, owner, page.request.url, { remote: owner, outcome, error });
    }
  }
  if (result === null) throw new Error('the loaders of the shell took too long');
  const ids = result.matches.map(({ route }) => route.id);
  const missing = firstOf(ids, downRemoteOfRoute);
  const found = await withSimilarPages(result, LOADER_MS - (performance.now() - startedAt));
  const name = firstOf(ids, remoteOfRoute);
  return {
    set,
    context: savedAt === null ? found : changeShellData(found, (shell) => ({ ...shell, savedAt })),
    status: missing === null ? result.statusCode : 503,
    owner: set.lock.find((remote) => remote.name === name) ?? null,
    missing,
    isOld: savedAt !== null,
    fault,
  };
}

/** The same page with the fallback in place of its owner. */
export function fallbackPage(
  set: ReleaseSet,
  owner: LockedRemote,
  url: string,
  fault: LoaderFault | null = null,
): Promise<QueriedPage | Response> {
  return queryPage(set.without(owner.name), pageRequest(url), fault);
}

/** Null when the time is up; what still runs is told to stop. */
function withDeadline(
  set: ReleaseSet,
  { request, abort }: PageRequest,
): Promise<StaticHandlerContext | Response | null> {
  const budget = request.method === 'POST' ? ACTION_MS : LOADER_MS;
  return inTime(queryOf(set, request), budget, () => {
    abort.abort(new DOMException('the page took too long to load', 'TimeoutError'));
    return null;
  });
}

/** By hand where that is all that the router would do, for a tenth of its time. */
function queryOf(set: ReleaseSet, request: Request): Promise<StaticHandlerContext | Response> {
  const plan = request.method === 'GET' ? pathPlan(set, addressParts(request.url).pathname) : null;
  return plan === null ? set.routes.query(realRequest(request), onServer) : runLoaders(set, plan, request);
}

/** What a loader threw that is no answer to the visitor; null when there is no such thing. */
function unexpectedError({ errors }: StaticHandlerContext): unknown {
  if (errors === null) return null;
  const unexpected = Object.values(errors).filter(
    (error) => !isRouteErrorResponse(error) || error.status >= 500,
  );
  return unexpected.length > 0 ? (unexpected[0] ?? new Error('the loader threw nothing')) : null;
}

/** The remote that owns the path, or null. */
function ownerOf(set: ReleaseSet, pathname: string): LockedRemote | null {
  const matches = set.routes.matched(pathname) ?? [];
  const name = firstOf(
    matches.map(({ route }) => route.id),
    remoteOfRoute,
  );
  return set.lock.find((remote) => remote.name === name) ?? null;
}

function firstOf(ids: readonly string[], nameOf: (id: string) => string | null): string | null {
  return ids.map(nameOf).find((name) => name !== null) ?? null;
}
