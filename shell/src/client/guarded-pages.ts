import type { LockedRemote, RemoteRoute } from '@polden/mfe-contract';
import { watchedLater } from './globals/watched.ts';
import { noteProblem } from './telemetry/problems.ts';
import { missingPage } from './recovery/missing-page.tsx';
import { reloadOnce } from './recovery/reload-once.ts';
import { isAfterUnsent, keptWhenUnsent } from './unsent-form.ts';

/**
 * Routes that load the destination anew under the live versions when a file of their lazy modules does not come, or of what
 * their loaders and actions bring when they are first called. Where it does not come then either, a form is not sent.
 */
export function guardedPages(routes: readonly RemoteRoute[], destination: () => string): RemoteRoute[] {
  return withLazy(routes, (lazy) => withReload(lazy, destination)).map(({ loader, action, ...route }) => ({
    ...route,
    ...(loader === undefined
      ? {}
      : { loader: typeof loader === 'function' ? withReload(loader, destination) : loader }),
    ...(action
      ? { action: typeof action === 'function' ? keptWhenUnsent(withReload(action, destination)) : action }
      : {}),
    shouldRevalidate: (args) =>
      !isAfterUnsent(args) && (route.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate),
  }));
}

/** Routes that show a fallback in the frame of the site when their lazy module does not come. */
export function pagesWithFallback(routes: readonly RemoteRoute[], remote: string): RemoteRoute[] {
  return withLazy(routes, (lazy) => async () => {
    try {
      return await lazy();
    } catch (error) {
      console.warn(`a page of ${remote} is not available`, error);
      noteProblem('chunk', error, { remote });
      return { Component: missingPage() };
    }
  });
}

/** Routes with watched lazy modules: they must not change shared globals. */
export function watchedPages(routes: readonly RemoteRoute[], remote: LockedRemote): RemoteRoute[] {
  return withLazy(routes, (lazy) => () => watchedLater(remote, lazy as () => Promise<object>));
}

type Lazy = Extract<RemoteRoute['lazy'], () => unknown>;

function withLazy(routes: readonly RemoteRoute[], change: (lazy: Lazy) => Lazy): RemoteRoute[] {
  return routes.map((route) => {
    const { lazy } = route;
    return typeof lazy === 'function' ? { ...route, lazy: change(lazy) } : route;
  });
}

/** The same for anything that is brought when it is needed. */
export function withReload<A extends unknown[], T>(
  bring: (...args: A) => T | Promise<T>,
  destination: () => string,
): (...args: A) => Promise<T> {
  return async (...args) => {
    try {
      return await bring(...args);
    } catch (error) {
      // The page is about to go: nothing is shown in between.
      if (await reloadOnce(error, destination)) return forever();
      throw error;
    }
  };
}

function forever<T>(): Promise<T> {
  return new Promise(() => undefined);
}
