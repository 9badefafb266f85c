import { MAIN_CITY } from '@polden/reference-data';
import { shellCity } from '../server/city/shell-city.ts';

const ORIGIN = 'http://localhost';

/** The city of pages that a test renders without a server. */
export const MAIN_SITE = shellCity({ city: MAIN_CITY, origin: ORIGIN, mainOrigin: ORIGIN });
