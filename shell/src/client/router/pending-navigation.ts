import {
  createPath,
  type Navigation,
  parsePath,
  type Path,
  resolvePath,
  NavigationType,
  type RouterState,
  type To,
} from 'react-router-dom';
import type { SentForm } from './without-router.ts';

/** Where a call of `navigate` leads, as the router reads it. */
export function pathOf(
  { location, matches }: Pick<RouterState, 'location' | 'matches'>,
  to: To | null,
  routeId?: string,
): Path {
  const { pathname, ...rest } = to === null ? location : typeof to === 'string' ? parsePath(to) : to;
  if (!pathname) return { search: '', hash: '', ...rest, pathname: location.pathname };
  const from = matches.find(({ route }) => route.id === routeId)?.pathnameBase ?? location.pathname;
  return resolvePath({ ...rest, pathname }, from);
}

/** What a page shows while the code of the router is on its way: that its link is followed, that its form is sent. */
export function pendingNavigation(
  { matches }: Pick<RouterState, 'matches'>,
  path: Path,
  { formData, formMethod = 'get', formEncType = 'application/x-www-form-urlencoded' }: SentForm = {},
): Navigation {
  const location = {
    pathname: path.pathname,
    search: path.search,
    hash: path.hash,
    state: null,
    key: 'default',
  };
  const going = { location, matches, historyAction: NavigationType.Push };
  if (!formData || formMethod.toUpperCase() === 'GET') return { ...going, ...NO_FORM, state: 'loading' };
  return {
    ...going,
    state: 'submitting',
    formMethod: formMethod.toUpperCase() as 'POST',
    formAction: createPath(path),
    formEncType: formEncType as 'application/x-www-form-urlencoded',
    formData,
    json: undefined,
    text: undefined,
  };
}

const NO_FORM = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};
