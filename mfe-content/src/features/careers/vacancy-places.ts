/** Editors name several places in one line: «Москва или удалённо», «Тула, Калуга». */
const BETWEEN = /\s+(?:или|либо|и)\s+|\s*[,;/]\s*/u;
const REMOTE = 'Удалённо';

/** Where somebody may work, each place by itself; the last one may be «Удалённо». */
export function placesOf(city: string): string[] {
  const places = city.split(BETWEEN).filter(Boolean);
  return places.map((place) => place.charAt(0).toUpperCase() + place.slice(1));
}

/** The first of them that stands on a map; the whole line when there is none. */
export function firstCityOf(city: string): string {
  return placesOf(city).find((place) => place !== REMOTE) ?? city;
}
