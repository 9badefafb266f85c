import { CALL_TIMEOUT_MS } from '@polden/http';
import type { LockedRemote } from '@polden/mfe-contract';
import type { StaticHandlerContext } from 'react-router-dom';
import { downRemoteOfRoute, isRenderedOnServer, remoteOfRoute } from '../../../app/compose.tsx';
import { framedRemoteOfRoute } from '../../../app/framed/framed-routes.ts';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import { inIdleTime } from './in-idle-time.ts';
import { type LoaderAnswer, LoaderFailure, type QueryOutcome, soundAnswer } from './loader-answer.ts';
import { watchReads } from './old-reads.ts';
import { pathPlan, runLoaders } from './run-loaders.ts';
import { withSimilarPages } from './similar-pages.ts';
import { addressParts } from '../../address-parts.ts';
import { realRequest } from '../../light-request.ts';
import { pageRequest, type PageRequest } from '../request/page-request.ts';
import { changeShellData } from './shell-data-of.ts';

/** Milliseconds that the loaders of a page may be waited for. */
const LOADER_MS = 2_000;
/** An action says itself that its call had no answer, on the page with all that was sent: it comes before this limit, and so do the loaders after it. */
const ACTION_MS = CALL_TIMEOUT_MS + LOADER_MS + 1_000;

const onServer = {
  filterMatchesToLoad: ({ route }: { route: { handle?: object } }) => isRenderedOnServer(route),
};

/** Why the fallback stands in place of the page. */
export interface LoaderFault {
  /** The remote as it was asked. */
  remote: LockedRemote;
  outcome: QueryOutcome;
  error: unknown;
}

export interface QueriedPage {
  set: ReleaseSet;
  context: StaticHandlerContext;
  status: number;
  /** The remote that owns the page, also one that stands in a frame on it; null for the shell's own, and where the fallback stands in its place. */
  owner: LockedRemote | null;
  /** Name of the remote that the fallback replaces. */
  missing: string | null;
  /** The page shows data read before the API went away, and says so. */
  isOld: boolean;
  /** Reads of its loaders that came to nothing, or have no answer yet. */
  unanswered: readonly string[];
  /** What this request has found out; null when the remote was not asked. */
  fault: LoaderFault | null;
}

/**
 * Runs the action and the loaders of the page. A `Response` is a redirect. Where a loader throws, is late, or answers what
 * cannot be sent, the fallback replaces its remote, status 503; the rest of the page stays.
 */
export async function queryPage(
  set: ReleaseSet,
  page: PageRequest,
  fault: LoaderFault | null = null,
): Promise<QueriedPage | Response> {
  const startedAt = performance.now();
  const { result: answer, savedAt, unanswered } = await watchReads(() => withDeadline(set, page));
  if (answer instanceof Response) return answer;
  if (answer instanceof LoaderFailure) {
    const { outcome, error } = answer;
    const owner = ownerOf(set, new URL(page.request.url).pathname);
    // The fallback has no action of its own: what is shown in its place is read with GET.
    if (owner?.available)
      return fallbackPage(set, owner, page.request.url, { remote: owner, outcome, error });
  }
  const result = answer instanceof LoaderFailure ? answer.context : answer;
  if (result === null) throw new Error('the loaders of the shell have no answer');
  const ids = result.matches.map(({ route }) => route.id);
  const missing = firstOf(ids, downRemoteOfRoute);
  const found = await withSimilarPages(result, LOADER_MS - (performance.now() - startedAt));
  const name = firstOf(ids, ownerOfRoute);
  return {
    set,
    context: savedAt === null ? found : changeShellData(found, (shell) => ({ ...shell, savedAt })),
    status: missing === null ? result.statusCode : 503,
    owner: set.lock.find((remote) => remote.name === name) ?? null,
    missing,
    isOld: savedAt !== null,
    unanswered,
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

/** A failure, too, when the time is up; what still runs is told to stop. Rejects where the visitor has gone. */
function withDeadline(set: ReleaseSet, { request, abort }: PageRequest): Promise<LoaderAnswer> {
  const budget = request.method === 'POST' ? ACTION_MS : LOADER_MS;
  const answered = queryOf(set, request).then(
    (answer) => soundAnswer(answer, request.url),
    (error: unknown) => {
      if (request.signal.aborted) throw error;
      return new LoaderFailure('loader', error);
    },
  );
  return inIdleTime(answered, budget, () => {
    abort.abort(new DOMException('the page took too long to load', 'TimeoutError'));
    return new LoaderFailure('timeout', new Error('the loaders took too long'));
  });
}

/** By hand where that is all that the router would do, for a tenth of its time. */
function queryOf(set: ReleaseSet, request: Request): Promise<StaticHandlerContext | Response> {
  const plan = request.method === 'GET' ? pathPlan(set, addressParts(request.url).pathname) : null;
  return plan === null ? set.routes.query(realRequest(request), onServer) : runLoaders(set, plan, request);
}

/** The remote that owns the path, also as what stands in a frame there; null for the shell's own. */
function ownerOf(set: ReleaseSet, pathname: string): LockedRemote | null {
  const matches = set.routes.matched(pathname) ?? [];
  const name = firstOf(
    matches.map(({ route }) => route.id),
    ownerOfRoute,
  );
  return set.lock.find((remote) => remote.name === name) ?? null;
}

function ownerOfRoute(id: string): string | null {
  return remoteOfRoute(id) ?? framedRemoteOfRoute(id);
}

function firstOf(ids: readonly string[], nameOf: (id: string) => string | null): string | null {
  return ids.map(nameOf).find((name) => name !== null) ?? null;
}
