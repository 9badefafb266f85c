import { CityList } from '../city/city-list.tsx';
import { provideCityList } from '../city/city-choice.tsx';
import { CitiesPage } from '../city/cities-page.tsx';
import { CITIES_PATH } from '../city/city-path.ts';
import { provideErrorParts } from '../errors/error-parts.tsx';
import * as errorParts from '../errors/all-error-parts.ts';
import { BareLayout } from '../layouts/bare-layout.tsx';
import { DefaultLayout, DefaultNoSeoLayout } from '../layouts/default-layout.tsx';
import { LiteAbLayout, LiteLayout } from '../layouts/lite-layout.tsx';
import { LoginLayout } from '../layouts/login-layout.tsx';
import { MinimalLayout } from '../layouts/minimal-layout.tsx';
import { SimpleLayout } from '../layouts/simple-layout.tsx';
import { SUBSCRIPTION_PATH } from '../subscription/subscription-path.ts';
import { subscriptionAction } from '../subscription/subscription.action.ts';
import { SubscriptionPage } from '../subscription/subscription-page.tsx';
import { CITIES_ROUTE_ID, SUBSCRIPTION_ROUTE_ID } from './shell-route-ids.ts';
import { OWN_PAGE, type SiteParts } from './site-parts.ts';

provideCityList(CityList);
provideErrorParts(errorParts);

/** Everything at once: a server may have to render any page. */
export const ALL_PARTS: SiteParts = {
  layouts: {
    default: { Component: DefaultLayout },
    'default-no-seo': { Component: DefaultNoSeoLayout },
    lite: { Component: LiteLayout },
    'lite-ab': { Component: LiteAbLayout },
    login: { Component: LoginLayout },
    minimal: { Component: MinimalLayout },
    simple: { Component: SimpleLayout },
    bare: { Component: BareLayout },
  },
  pages: {
    'default-no-seo': [{ id: CITIES_ROUTE_ID, path: CITIES_PATH, handle: OWN_PAGE, Component: CitiesPage }],
    simple: [
      {
        id: SUBSCRIPTION_ROUTE_ID,
        path: SUBSCRIPTION_PATH,
        handle: OWN_PAGE,
        action: subscriptionAction,
        Component: SubscriptionPage,
      },
    ],
  },
};
