import { lazy } from 'react';
import { provideCityList } from '../../app/city/city-choice.tsx';
import { provideSearchBox } from '../../app/search/search-link.tsx';

export { DefaultLayout, DefaultNoSeoLayout } from '../../app/layouts/default-layout.tsx';

provideCityList(
  lazy(async () => {
    const { CityList } = await import(/* webpackChunkName: "city-list" */ '../../app/city/city-list.tsx');
    return { default: CityList };
  }),
);
provideSearchBox(
  lazy(async () => {
    const { SearchBox } = await import(
      /* webpackChunkName: "search-box" */ '../../app/search/search-box.tsx'
    );
    return { default: SearchBox };
  }),
);
