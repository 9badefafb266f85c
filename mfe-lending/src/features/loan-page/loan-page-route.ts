import type { ComponentType } from 'react';
import { PRODUCTS_PATH, TEXT_PATHS } from '@polden/api-contract';
import type { RemoteRoute, RouteHandle } from '@polden/mfe-contract';
import { REQUEST_ANCHOR } from '../calculator/anchor.ts';
import { bringLoanRequestAction } from '../loan-request/bring-action.ts';
import { bringShownSteps, STEPS_CHUNK } from '../loan-request/steps.ts';
import { loanPageShouldRevalidate } from './loan-page-revalidation.ts';
import { bringWithPages } from '../../with-pages.ts';

/** Chunk of what a loan page only shows: its styles come with every document. */
const STILL_CHUNK = 'loan-page-still';

const loaders = () => import(/* webpackChunkName: "loan-page-loader" */ './loan-page.loader.ts');

/** What every page of a loan shows. */
export const LOAN_PAGE_READS: string[] = [PRODUCTS_PATH, TEXT_PATHS.descriptions, TEXT_PATHS.cities];

/** Content that every page of a loan shows. */
export const LOAN_PAGE_TAGS: string[] = ['description', 'city-text'];

/** Handle of a landing page with the form of a loan. */
export const LANDING = { layout: 'lite', chat: false, form: REQUEST_ANCHOR } satisfies Partial<RouteHandle>;

/** A page about loans; editors know it by its key, which is also the name of its chunk. */
export function loanPageRoute(
  path: string,
  key: string,
  lazy: () => Promise<{ Component: ComponentType }>,
  handle: Partial<RouteHandle> = {},
): RemoteRoute {
  return {
    path,
    handle: {
      chunk: key,
      parts: [STEPS_CHUNK, STILL_CHUNK],
      layout: 'default',
      cacheTags: LOAN_PAGE_TAGS,
      reads: LOAN_PAGE_READS,
      ...handle,
    },
    loader: async (args) => (await loaders()).loanPageLoader(key)(args),
    action: async (args) => (await bringLoanRequestAction()).loanRequestAction(args),
    shouldRevalidate: loanPageShouldRevalidate,
    lazy: async () => {
      const [page] = await Promise.all([lazy(), bringShownSteps()]);
      await bringWithPages();
      return page;
    },
  };
}
