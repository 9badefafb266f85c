export { carBrands, type CarBrand, type CarModel, carModels, type CarPrice, carPrice } from './cars/cars.ts';
export type { PriceRetention } from './cars/car-list.ts';
export { CITIES, type City } from './cities.ts';
export { kilometresBetween, type Point, pointOf } from './city-points.ts';
export { timeZoneOf, utcOffsetOf } from './time-zones.ts';
export { citiesCalled } from './cities-called.ts';
export { cityByAlias, currentAlias, MAIN_CITY } from './city-aliases.ts';
export { META_SUBDOMAIN } from './meta-subdomain.ts';
export {
  CITY_HOST_VARIABLES,
  type CityHostRules,
  cityOfSubdomain,
  DEFAULT_CITY_HOSTS,
  readCityHosts,
  subdomainOf,
} from './city-hosts.ts';
export { CITY_HEADER, cityOfRequest } from './city-of-request.ts';
export { readHsts } from './hsts.ts';
export { type AdministrativeDistrict, type Region, REGIONS } from './regions.ts';
export { isRobot } from './robot-visitors.ts';
export { regionByName } from './region-names.ts';
export { formerLeadOf } from './former-lead.ts';
export { fillPath, type PathPlaces, pathPlaceVariables, readPathPlaces } from './path-places.ts';
export { lowerCasePath, tidyPath } from './lower-case-path.ts';
export { pageAddress, pagePattern } from './page-address.ts';
export { readableAddress } from './readable-address.ts';
export {
  type Destination,
  isNeeded,
  joinQueries,
  type RedirectRule,
  ownTarget,
  redirectSource,
  RedirectTable,
} from './redirect-table.ts';
export { SHELL_PATHS } from './shell-paths.ts';
export { type IssueOffice, ISSUE_OFFICES } from './issue-offices/issue-offices.ts';
