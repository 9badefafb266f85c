import type { LayoutName } from '@polden/mfe-contract';
import { type ActionFunction, matchRoutes, type RouteObject } from 'react-router-dom';
import { provideErrorPartsLater } from '../../app/errors/error-parts.tsx';
import { BareLayout } from '../../app/layouts/bare-layout.tsx';
import { CITIES_PATH } from '../../app/city/city-path.ts';
import type { SiteParts } from '../../app/parts/site-parts.ts';
import { CITIES_ROUTE_ID, SUBSCRIPTION_ROUTE_ID } from '../../app/parts/shell-route-ids.ts';
import { SUBSCRIPTION_PATH } from '../../app/subscription/subscription-path.ts';
import { destination } from '../destination.ts';
import { withReload } from '../guarded-pages.ts';
import { missingPage } from '../recovery/missing-page.tsx';
import { keptWhenUnsent } from '../unsent-form.ts';
import { isAt } from '../../app/path-match.ts';
import { remoteOfPath } from '../remote-of-path.ts';
import { noteProblem } from '../telemetry/problems.ts';

type Brought = Pick<RouteObject, 'Component' | 'action'>;
type Bring = () => Promise<Brought>;

// The server names their files in documents by these names, which it has of site-parts.ts.
const site = () => import(/* webpackChunkName: "layout-site" */ './layout-site.ts');
const small = () => import(/* webpackChunkName: "layout-small" */ './layout-small.ts');
const pages = () => import(/* webpackChunkName: "shell-pages" */ './shell-pages.ts');

provideErrorPartsLater(
  () => import(/* webpackChunkName: "error-pages" */ '../../app/errors/all-error-parts.ts'),
);

const LAYOUTS: Partial<Record<LayoutName, Bring>> = {
  default: async () => ({ Component: (await site()).DefaultLayout }),
  'default-no-seo': async () => ({ Component: (await site()).DefaultNoSeoLayout }),
  lite: async () => ({ Component: (await small()).LiteLayout }),
  'lite-ab': async () => ({ Component: (await small()).LiteAbLayout }),
  login: async () => ({ Component: (await small()).LoginLayout }),
  minimal: async () => ({ Component: (await small()).MinimalLayout }),
  simple: async () => ({ Component: (await small()).SimpleLayout }),
};

/** Layouts and pages of the shell, each brought when a page first needs it. */
export const LATER_PARTS: SiteParts = {
  layouts: {
    default: later(LAYOUTS.default),
    'default-no-seo': later(LAYOUTS['default-no-seo']),
    lite: later(LAYOUTS.lite),
    'lite-ab': later(LAYOUTS['lite-ab']),
    login: later(LAYOUTS.login),
    minimal: later(LAYOUTS.minimal),
    simple: later(LAYOUTS.simple),
    bare: { Component: BareLayout },
  },
  pages: {
    'default-no-seo': [
      {
        id: CITIES_ROUTE_ID,
        path: CITIES_PATH,
        ...later(async () => ({ Component: (await pages()).CitiesPage })),
      },
    ],
    simple: [
      {
        id: SUBSCRIPTION_ROUTE_ID,
        path: SUBSCRIPTION_PATH,
        ...later(async () => {
          const { SubscriptionPage, subscriptionAction } = await pages();
          return { Component: SubscriptionPage, action: subscriptionAction };
        }),
      },
    ],
  },
};

let isFirstPage = true;

/** What does not come is said in its place; of the first page, what the server has rendered stays. */
function later(bring: Bring = () => Promise.resolve({})): { lazy: Bring } {
  const reloading = withReload(bring, destination);
  return {
    lazy: async () => {
      try {
        return await reloading();
      } catch (error) {
        if (isFirstPage) throw error;
        console.warn('a part is not available', error);
        noteProblem('chunk', error);
        return { Component: missingPage(), action: keptWhenUnsent(actionOf(reloading)) };
      }
    },
  };
}

/** What was not brought with the page is asked for again when a form is sent to it. */
function actionOf(bring: Bring): ActionFunction {
  return async (...args) => {
    const { action } = await bring();
    return typeof action === 'function' ? await action(...args) : null;
  };
}

/** Brings the layout of a page of a remote before it is asked for. */
export function bringLayout(pathname: string): void {
  const claimed = remoteOfPath(pathname)?.routes.find(({ path }) => isAt(path, pathname));
  LAYOUTS[claimed?.layout as LayoutName]?.().catch(() => undefined);
}

/** Hydration needs all of the first page at once: what `lazy` gives is written into its matched routes. */
export async function resolveFirstPage(routes: RouteObject[]): Promise<void> {
  await resolveMatchedLazy(routes);
  isFirstPage = false;
}

/** Writes what `lazy` gives into the routes that match the address. */
export async function resolveMatchedLazy(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const page = await route.lazy();
      Object.assign(route, page);
      delete route.lazy;
    }),
  );
}
