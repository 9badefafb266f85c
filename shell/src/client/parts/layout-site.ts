import { windowParts } from '../../app/header-window.ts';

export { DefaultLayout, DefaultNoSeoLayout } from '../../app/layouts/default-layout.tsx';

windowParts.cityList = () =>
  import(/* webpackChunkName: "city-list" */ '../../app/city/city-list.tsx').then(
    ({ CityList }) => CityList,
    tellMissing,
  );
windowParts.searchBox = () =>
  import(/* webpackChunkName: "search-box" */ '../../app/search/search-box.tsx').then(
    ({ SearchBox }) => SearchBox,
    tellMissing,
  );

/** What is reported is noted and told to the visitor, and the page stays: `telemetry/watch.ts`. */
function tellMissing(error: unknown): undefined {
  reportError(error);
}
