/** The page with all cities. */
export const CITIES_PATH = '/gorod';

/** Remembers the city and leads to the page of its site; the shell's server answers it. */
export function cityPath(alias: string, path: string): string {
  return `${CITIES_PATH}/${alias}?path=${encodeURIComponent(path)}`;
}

/** Where the page with all cities leads back to. */
export function citiesPath(path: string): string {
  return `${CITIES_PATH}?path=${encodeURIComponent(path)}`;
}
