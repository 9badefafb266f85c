import { CITY_COOKIE, readCookie } from '@polden/api-contract';
import type { RemoteRoute } from '@polden/mfe-contract';
import { cityByAlias, MAIN_CITY } from '@polden/reference-data';
import { matchPath, redirectDocument, type LoaderFunction } from 'react-router-dom';
import { boot } from '../boot.ts';

/**
 * Pages that stand on the site of another city than this one, or on the main site, are left to the server, which leads the
 * visitor there. The page that was opened first stands where it is.
 */
export function withOtherSites(routes: readonly RemoteRoute[]): RemoteRoute[] {
  const isMain = boot.city === MAIN_CITY.alias;
  const opened = window.location.pathname;
  return routes.map((route) => {
    const { cityVariant = false } = route.handle;
    if (cityVariant !== isMain || matchPath(route.path, opened)) return route;
    return { ...route, loader: leftToServer(route.loader, isMain ? hasChosenCity : () => true) };
  });
}

function leftToServer(loader: RemoteRoute['loader'], standsElsewhere: () => boolean): LoaderFunction {
  return (args, context: unknown) => {
    const { pathname, search } = new URL(args.request.url);
    // Thrown: nothing of this page is to be shown.
    if (standsElsewhere()) throw redirectDocument(pathname + search);
    return typeof loader === 'function' ? loader(args, context) : null;
  };
}

function hasChosenCity(): boolean {
  const city = cityByAlias(readCookie(document.cookie, CITY_COOKIE) ?? '');
  return city !== undefined && city !== MAIN_CITY;
}
