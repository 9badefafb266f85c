import { CONFIG_LK_PATHS, type LandParams } from '@polden/api-contract';
import { readCached, softRead } from '@polden/http';
import type { LayoutName } from '@polden/mfe-contract';
import { inTime } from '@polden/ru';
import type { LoaderFunction, RouteObject } from 'react-router-dom';
import { CitiesPage } from './city/cities-page.tsx';
import { CITIES_PATH } from './city/city-path.ts';
import { NotFoundPage } from './errors/not-found-page.tsx';
import { SUBSCRIPTION_PATH, subscriptionAction } from './subscription/subscription.action.ts';
import { SubscriptionPage } from './subscription/subscription-page.tsx';

export const NOT_FOUND_ROUTE_ID = 'not-found';

/** Milliseconds that a page waits for the colours of its layout; then it has the usual ones. */
const TIMEOUT_MS = 700;

/** Pages of the shell itself, by the layout that they stand in. */
export const SHELL_PAGES: Partial<Record<LayoutName, readonly RouteObject[]>> = {
  'default-no-seo': [
    { id: 'shell:cities', path: CITIES_PATH, Component: CitiesPage },
    {
      id: NOT_FOUND_ROUTE_ID,
      path: '*',
      loader: () => {
        throw new Response(null, { status: 404, statusText: 'This page could not be found' });
      },
      Component: NotFoundPage,
    },
  ],
  simple: [
    {
      id: 'shell:subscription',
      path: SUBSCRIPTION_PATH,
      action: subscriptionAction,
      Component: SubscriptionPage,
    },
  ],
};

/** What a layout needs besides the shell's data. */
export const LAYOUT_LOADERS: Partial<Record<LayoutName, LoaderFunction>> = {
  login: () => landParams(),
};

function landParams(): Promise<LandParams | null> {
  return inTime(
    softRead(readCached<LandParams>(CONFIG_LK_PATHS.landParams, { lasting: true })),
    TIMEOUT_MS,
    () => null,
  );
}
