import { isRouteErrorResponse, matchRoutes, type StaticHandlerContext } from 'react-router-dom';
import { isRenderedOnServer, remoteOfRoute } from '../../app/compose.tsx';
import type { ReleaseSet } from '../releases/release-sets.ts';
import { pageRequest, type PageRequest } from './page-request.ts';

/** Milliseconds that the loaders of a page may take. */
const LOADER_MS = 2_000;
/** An action waits for the API's own limit: what was sent must not be given up while it is being stored. */
const ACTION_MS = 20_000;

const onServer = {
  filterMatchesToLoad: ({ route }: { route: { handle?: object } }) => isRenderedOnServer(route),
};

export interface QueriedPage {
  set: ReleaseSet;
  context: StaticHandlerContext;
  status: number;
}

/**
 * Runs the action and the loaders of the page. A `Response` is a redirect. A remote whose loader throws or is late is
 * replaced by its fallback, status 503; the layout and everything else stay.
 */
export async function queryPage(set: ReleaseSet, page: PageRequest): Promise<QueriedPage | Response> {
  const result = await withDeadline(set, page);
  if (result instanceof Response) return result;
  if (result === null || hasUnexpectedError(result)) {
    const owner = ownerOf(set, new URL(page.request.url).pathname);
    // The fallback has no action of its own: what is shown in its place is read with GET.
    if (owner !== null && set.releases.get(owner))
      return queryPage(set.without(owner), pageRequest(page.request.url));
  }
  if (result === null) throw new Error('the loaders of the shell took too long');
  const unavailable = result.matches.some(
    ({ route }) => (route.handle as { unavailable?: boolean } | undefined)?.unavailable,
  );
  return { set, context: result, status: unavailable ? 503 : result.statusCode };
}

/** Null when the time is up; what still runs is told to stop. */
function withDeadline(
  set: ReleaseSet,
  { request, abort }: PageRequest,
): Promise<StaticHandlerContext | Response | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        resolve(null);
        abort.abort(new DOMException('the page took too long to load', 'TimeoutError'));
      },
      request.method === 'POST' ? ACTION_MS : LOADER_MS,
    );
    void set.handler
      .query(request, onServer)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function hasUnexpectedError({ errors }: StaticHandlerContext): boolean {
  return (
    errors !== null &&
    Object.values(errors).some((error) => !isRouteErrorResponse(error) || error.status >= 500)
  );
}

/** Name of the remote that owns the path, or null. */
function ownerOf(set: ReleaseSet, pathname: string): string | null {
  const matches = matchRoutes(set.handler.dataRoutes, pathname) ?? [];
  return matches.map(({ route }) => remoteOfRoute(route.id)).find((name) => name !== null) ?? null;
}
