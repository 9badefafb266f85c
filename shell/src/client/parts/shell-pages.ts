import { lazy } from 'react';
import { provideCityList } from '../../app/city/city-choice.tsx';

export { CitiesPage } from '../../app/city/cities-page.tsx';
export { subscriptionAction } from '../../app/subscription/subscription.action.ts';
export { SubscriptionPage } from '../../app/subscription/subscription-page.tsx';

provideCityList(
  lazy(async () => {
    const { CityList } = await import(/* webpackChunkName: "city-list" */ '../../app/city/city-list.tsx');
    return { default: CityList };
  }),
);
