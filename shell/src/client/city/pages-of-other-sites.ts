import { CITY_COOKIE, readCookie } from '@polden/api-contract';
import type { RemoteRoute } from '@polden/mfe-contract';
import { META_SUBDOMAIN } from '@polden/reference-data';
import { matchPath, redirectDocument, type LoaderFunction } from 'react-router-dom';
import { boot } from '../boot.ts';
import { destination, isLeft } from '../destination.ts';

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
    // Thrown: nothing of this page is to be shown. The answer to a form is read where the form stands.
    if (isLeft(pathname) && (!isMain || (await hasChosenCity())))
      throw redirectDocument(destination(pathname));
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
