import { windowParts } from '../../app/header-window.ts';

export { DefaultLayout, DefaultNoSeoLayout } from '../../app/layouts/default-layout.tsx';

windowParts.cityList = () =>
  import(/* webpackChunkName: "city-list" */ '../../app/city/city-list.tsx').then(
    ({ CityList }) => CityList,
    leaveUnhandled,
  );
windowParts.searchBox = () =>
  import(/* webpackChunkName: "search-box" */ '../../app/search/search-box.tsx').then(
    ({ SearchBox }) => SearchBox,
    leaveUnhandled,
  );

/** What nobody handles is noted and told to the visitor, or the page is loaded anew: `telemetry/watch.ts`. */
function leaveUnhandled(error: Error): undefined {
  void Promise.reject(error);
}
