import {
  createPath,
  IDLE_NAVIGATION,
  type Navigation,
  type RouterFetchOptions,
  type RouterNavigateOptions,
  type RouterState,
  type To,
  UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
  UNSAFE_mapRouteProperties as mapRouteProperties,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';
import type { createRouter } from './core.ts';
import { Held, type Router } from './held.ts';
import { pathOf, pendingNavigation } from './pending-navigation.ts';
import { WaitingCalls } from './waiting-calls.ts';
import { goWithoutRouter, type SentForm } from './without-router.ts';

type CreateRouter = typeof createRouter;
type Init = Parameters<CreateRouter>[0];
type History = ReturnType<typeof UNSAFE_createBrowserHistory>;
type OnPop = Parameters<History['listen']>[0];

interface LatePage extends Pick<Init, 'routes' | 'patchRoutesOnNavigation'> {
  history: History;
  first: RouterState;
  /** Brings what navigates. Called again after it has failed. */
  bring: () => Promise<CreateRouter>;
}

const NAVIGATION = 'navigation';

/**
 * The router of a page that a server has rendered. Its state stands; what navigates comes when it is first asked for, and does
 * then, once, what it has been asked for. Before and after it is the same object, so that React hears of no change.
 */
export function lateRouter(page: LatePage): { router: Router; bringCore: () => void } {
  const { history, first } = page;
  const calls = new WaitingCalls();
  const held = new Held();
  let waiting = first;
  let core: Router | null = null;
  let coming: Promise<void> | null = null;
  let onPop: OnPop | null = null;

  function take(create: CreateRouter): void {
    core = create({
      routes: page.routes,
      ...(page.patchRoutesOnNavigation && { patchRoutesOnNavigation: page.patchRoutesOnNavigation }),
      // What has been heard of it meanwhile is a navigation from the first page, and told as one.
      history: {
        ...history,
        location: first.location,
        listen: (listener) => ((onPop = listener), () => (onPop = null)),
      },
      hydrationData: first,
      mapRouteProperties,
      hydrationRouteProperties,
    }).initialize();
    held.handTo(core);
    calls.make(core);
    // What it was asked for has come to nothing, as when a page does not want to be left.
    if (waiting !== first && !held.isTold) held.tell(core.state);
  }

  function show(navigation: Navigation): void {
    waiting = { ...first, navigation };
    held.tell(waiting);
  }

  async function bringCore(): Promise<void> {
    try {
      take(await page.bring());
    } catch (error) {
      coming = null;
      if (await calls.fail(error)) show(IDLE_NAVIGATION);
    }
  }

  function ask(...call: Parameters<WaitingCalls['add']>): Promise<void> {
    const done = calls.add(...call);
    coming ??= bringCore();
    return done;
  }

  history.listen((update) => {
    if (onPop) return onPop(update);
    calls.drop(NAVIGATION);
    show(pendingNavigation(first, update.location));
    const href = createPath(update.location);
    ask(
      null,
      async () => onPop?.(update),
      (error) => goWithoutRouter(error, href),
    ).catch(() => undefined);
  });

  function navigate(to: To | number | null, options?: RouterNavigateOptions): Promise<void> {
    const go = (router: Router) =>
      typeof to === 'number' ? router.navigate(to) : router.navigate(to, options);
    if (core) return go(core);
    if (typeof to === 'number') return ask(NAVIGATION, go, () => Promise.resolve(history.go(to)));
    const path = pathOf(first, to, options?.fromRouteId);
    const form = options as SentForm | undefined;
    show(pendingNavigation(first, path, form));
    return ask(NAVIGATION, go, (error) => goWithoutRouter(error, createPath(path), form));
  }

  function fetch(
    key: string,
    routeId: string,
    href: string | null,
    options?: RouterFetchOptions,
  ): Promise<void> {
    const go = (router: Router) => router.fetch(key, routeId, href, options);
    if (core) return go(core);
    const form = options as SentForm | undefined;
    return ask(`fetcher ${key}`, go, async (error) => {
      if (!form?.formData) throw error;
      return goWithoutRouter(error, createPath(pathOf(first, href, routeId)), form);
    });
  }

  function revalidate(): Promise<void> {
    if (core) return core.revalidate();
    return ask(
      'revalidation',
      (router) => router.revalidate(),
      async (error) => {
        throw error;
      },
    );
  }

  const router = {
    basename: '/',
    future: {},
    window,
    get state() {
      return core?.state ?? waiting;
    },
    get routes() {
      return core?.routes ?? [];
    },
    get manifest() {
      return core?.manifest ?? {};
    },
    createHref: (to: To) => history.createHref(to),
    createURL: (to: To) => history.createURL(to),
    encodeLocation: (to: To) => history.encodeLocation(to),
    subscribe: held.subscribe,
    enableScrollRestoration: held.enableScrollRestoration,
    getBlocker: held.getBlocker,
    deleteBlocker: held.deleteBlocker,
    getFetcher: held.getFetcher,
    deleteFetcher: held.deleteFetcher,
    resetFetcher: held.resetFetcher,
    navigate,
    fetch,
    revalidate,
  };
  return { router: router as unknown as Router, bringCore: () => void (coming ??= bringCore()) };
}
