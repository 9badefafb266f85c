import type { ComponentType } from 'react';
import type { RemoteRoute, RouteHandle } from '@polden/mfe-contract';
import { loanPageLoader, loanPageShouldRevalidate } from '../loan-page/loan-page.loader.ts';
import { loanRequestAction } from '../loan-request/loan-request.action.ts';

/** A page about loans; editors know it by its key, which is also the name of its chunk. */
export function loanPageRoute(
  path: string,
  key: string,
  lazy: () => Promise<{ Component: ComponentType }>,
  handle: Partial<RouteHandle> = {},
): RemoteRoute {
  return {
    path,
    handle: { chunk: key, layout: 'default', cacheTags: ['description'], ...handle },
    loader: loanPageLoader(key),
    action: loanRequestAction,
    shouldRevalidate: loanPageShouldRevalidate,
    lazy,
  };
}
