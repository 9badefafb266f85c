import { LRUCache } from 'lru-cache';
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import type { ReleaseSet } from '../../releases/compose-set.ts';
import { addressParts } from '../../address-parts.ts';
import { realRequest } from '../../light-request.ts';
import { isRenderedOnServer } from '../../../app/compose.tsx';

type Matches = StaticHandlerContext['matches'];

/** What is known of a path before its loaders run. */
interface PathPlan {
  matches: Matches;
  pattern: string;
  loading: readonly { id: string; loader: LoaderFunction; params: Matches[number]['params'] }[];
}

const MAX_PATHS = 2_000;
const planned = new WeakSet<Matches>();
const plans = new WeakMap<ReleaseSet, LRUCache<string, PathPlan>>();

/**
 * The plan of a path, made once for each composition: the router goes through all routes for each request. Null where it is to
 * answer itself: an unknown path, the first page of a route whose code comes later, a page of the browser.
 */
export function pathPlan(set: ReleaseSet, pathname: string): PathPlan | null {
  const paths = plans.get(set) ?? new LRUCache<string, PathPlan>({ max: MAX_PATHS });
  plans.set(set, paths);
  const known = paths.get(pathname);
  if (known) return known;
  const plan = makePlan(set, pathname);
  if (plan !== null) paths.set(pathname, plan);
  return plan;
}

/** Whether the matches are those of a plan: all visitors of the path have the same. */
export function isPlanned(matches: Matches): boolean {
  return planned.has(matches);
}

function makePlan(set: ReleaseSet, pathname: string): PathPlan | null {
  const found = set.routes.matched(pathname);
  if (!found?.every(isPlain)) return null;
  // Many visitors have them in common.
  const matches = found.map((match) => Object.freeze({ ...match, params: Object.freeze(match.params) }));
  planned.add(matches);
  const paths = matches.map(({ route }) => route.path).filter((path) => path !== undefined && path !== '');
  return {
    matches,
    pattern: `/${paths.join('/')}`.replaceAll(/\/{2,}/gu, '/'),
    loading: matches.flatMap(({ route: { id, loader }, params }) =>
      typeof loader === 'function' ? [{ id, loader, params }] : [],
    ),
  };
}

function isPlain({ route }: Matches[number]): boolean {
  const { lazy, loader, middleware } = route;
  return (
    lazy === undefined &&
    middleware === undefined &&
    isRenderedOnServer(route) &&
    (loader === undefined || typeof loader === 'function')
  );
}

/** What a loader has given, as the router's own strategy says it. */
type Results = Record<string, { type: 'data' | 'error'; result: unknown }>;

/**
 * Runs the loaders of a GET. Plain values are the data of the page. Anything else, such as a redirect, a status or an error,
 * is handed to the router with what all loaders have given: there it means what it means everywhere, and nothing runs twice.
 */
export async function runLoaders(
  { routes }: ReleaseSet,
  { matches, pattern, loading }: PathPlan,
  request: Request,
): Promise<StaticHandlerContext | Response> {
  const results: Results = {};
  const all = new CommonArgs(request);
  await Promise.all(
    loading.map(async ({ id, loader, params }) => {
      try {
        results[id] = { type: 'data', result: await loader(new LoaderArgs(all, params, pattern)) };
      } catch (error) {
        results[id] = { type: 'error', result: error };
      }
    }),
  );
  if (request.signal.aborted || Object.values(results).some(isSpecial))
    return routes.query(realRequest(request), { dataStrategy: () => Promise.resolve(results) });
  return {
    location: { ...addressParts(request.url), hash: '', state: null, key: 'default', mask: undefined },
    basename: '/',
    matches,
    loaderData: Object.fromEntries(loading.map(({ id }) => [id, results[id]?.result])),
    errors: null,
    statusCode: 200,
    loaderHeaders: {},
    actionData: null,
    actionHeaders: {},
  } as unknown as StaticHandlerContext;
}

/** What the loaders of a page have in common; what few of them read is made when they do. */
class CommonArgs {
  readonly request: Request;
  #context: RouterContextProvider | undefined;

  constructor(request: Request) {
    this.request = request;
  }

  get context(): RouterContextProvider {
    return (this.#context ??= new RouterContextProvider());
  }
}

class LoaderArgs implements LoaderFunctionArgs {
  readonly request: Request;
  readonly params: LoaderFunctionArgs['params'];
  readonly pattern: string;
  readonly #common: CommonArgs;
  #url: URL | undefined;

  constructor(common: CommonArgs, params: LoaderFunctionArgs['params'], pattern: string) {
    this.request = common.request;
    this.params = { ...params };
    this.pattern = pattern;
    this.#common = common;
  }

  get url(): URL {
    if (this.#url === undefined) {
      this.#url = new URL(this.request.url);
      // As the router writes it.
      if (this.#url.search === '') this.#url.search = '';
    }
    return this.#url;
  }

  get context(): RouterContextProvider {
    return this.#common.context;
  }
}

/** Whether the router reads more into it than data. */
function isSpecial({ type, result }: Results[string]): boolean {
  if (type === 'error') return true;
  if (typeof result !== 'object' || result === null) return false;
  const { type: kind, status, headers } = result as Record<string, unknown>;
  return kind === 'DataWithResponseInit' || (typeof status === 'number' && typeof headers === 'object');
}
