import type { Brand, MenuItem, SiteSettings, TotalCounter } from '@polden/api-contract';

/** Loader data of the shell's root route (`useRouteLoaderData('shell')`), the same for every page of a site. */
export interface ShellData {
  brand: Brand;
  settings: Omit<SiteSettings, 'brand'>;
  menu: MenuItem[];
  counters: TotalCounter[];
  /** True in local mode: the developer's conveniences may be shown. */
  local: boolean;
}
