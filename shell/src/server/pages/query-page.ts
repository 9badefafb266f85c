import { isRouteErrorResponse, matchRoutes, type StaticHandlerContext } from 'react-router-dom';
import { isRenderedOnServer, remoteOfRoute } from '../../app/compose.tsx';
import type { ReleaseSet } from '../releases/release-sets.ts';

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
export async function queryPage(set: ReleaseSet, request: Request): Promise<QueriedPage | Response> {
  const result = await withDeadline(set, request);
  if (result instanceof Response) return result;
  const owner = ownerOf(set, new URL(request.url).pathname);
  const failed = result === null || hasUnexpectedError(result);
  if (failed && owner !== null && set.releases.get(owner)) {
    // The fallback has no action of its own: what is shown in its place is read with GET.
    return queryPage(set.without(owner), new Request(request.url, { signal: request.signal }));
  }
  if (result === null) throw new Error('the loaders of the shell took too long');
  const unavailable = result.matches.some(
    ({ route }) => (route.handle as { unavailable?: boolean } | undefined)?.unavailable,
  );
  return { set, context: result, status: unavailable ? 503 : result.statusCode };
}

async function withDeadline(
  set: ReleaseSet,
  request: Request,
): Promise<StaticHandlerContext | Response | null> {
  const deadline = AbortSignal.timeout(request.method === 'POST' ? ACTION_MS : LOADER_MS);
  const signal = AbortSignal.any([request.signal, deadline]);
  const late = new Promise<null>((resolve) =>
    deadline.addEventListener('abort', () => resolve(null), { once: true }),
  );
  const query = set.handler.query(new Request(request, { signal }), onServer).catch((error: unknown) => {
    if (deadline.aborted) return null;
    throw error;
  });
  return Promise.race([query, late]);
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
