import { CITY_COOKIE, readCookie } from '@polden/api-contract';
import type { RemoteRoute } from '@polden/mfe-contract';
import { META_SUBDOMAIN } from '@polden/reference-data';
import { matchPath, type LoaderFunction } from 'react-router-dom';
import { boot } from '../boot.ts';
import { destination, isAwaited, isLeft } from '../destination.ts';
import { openDocument } from '../open-document.ts';

/**
 * Pages that stand on the site of another city than this one, or on the main site, are left to the server, which leads the
 * visitor there. The page that was opened first stands where it is.
 */
export function withOtherSites(routes: readonly RemoteRoute[]): RemoteRoute[] {
  const isMain = boot.city === META_SUBDOMAIN;
  const opened = window.location.pathname;
  return routes.map((route) => {
    const { cityVariant = false } = route.handle;
    if (cityVariant !== isMain || boot.internal || matchPath(route.path, opened)) return route;
    return { ...route, loader: leftToServer(route.loader, isMain) };
  });
}

function leftToServer(loader: RemoteRoute['loader'], isMain: boolean): LoaderFunction {
  return async (args, context: unknown) => {
    const { pathname } = args.url;
    // The answer to a form is read where the form stands.
    if (isLeft(pathname) && (!isMain || (await hasChosenCity()))) {
      // What is read ahead, or is wanted no more, leads nobody away.
      if (!isAwaited(pathname)) throw new Error(pathname);
      return openDocument(destination());
    }
    return typeof loader === 'function' ? loader(args, context) : null;
  };
}

/** The list of cities comes for those only who have chosen one. */
async function hasChosenCity(): Promise<boolean> {
  const alias = readCookie(document.cookie, CITY_COOKIE) ?? META_SUBDOMAIN;
  if (alias === META_SUBDOMAIN) return false;
  const { isOtherCity } = await import(/* webpackChunkName: "cities" */ './other-city.ts');
  return isOtherCity(alias);
}
