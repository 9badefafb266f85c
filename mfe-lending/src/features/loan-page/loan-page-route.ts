import type { ComponentType } from 'react';
import { PRODUCTS_PATH, TEXT_PATHS } from '@polden/api-contract';
import type { RemoteRoute, RouteHandle } from '@polden/mfe-contract';
import { loanPageLoader, loanPageShouldRevalidate } from './loan-page.loader.ts';
import { loanRequestAction } from '../loan-request/loan-request.action.ts';

/** What every page of a loan shows. */
export const LOAN_PAGE_READS: string[] = [PRODUCTS_PATH, TEXT_PATHS.descriptions, TEXT_PATHS.cities];

/** Content that every page of a loan shows. */
export const LOAN_PAGE_TAGS: string[] = ['description', 'city-text'];

/** A page about loans; editors know it by its key, which is also the name of its chunk. */
export function loanPageRoute(
  path: string,
  key: string,
  lazy: () => Promise<{ Component: ComponentType }>,
  handle: Partial<RouteHandle> = {},
): RemoteRoute {
  return {
    path,
    handle: { chunk: key, layout: 'default', cacheTags: LOAN_PAGE_TAGS, reads: LOAN_PAGE_READS, ...handle },
    loader: loanPageLoader(key),
    action: loanRequestAction,
    shouldRevalidate: loanPageShouldRevalidate,
    lazy,
  };
}
