/** Editors name several places in one line: «Москва или удалённо», «Тула, Калуга». */
const BETWEEN = /\s+(?:или|либо|и)\s+|\s*[,;/]\s*/u;
/** «Москва и область»: what lies around the place before it has no name of its own. */
const AROUND = /^(?:область|край|район|районы)$/iu;
const REMOTE = 'Удалённо';
const AS_REMOTE = /^удал[её]нно$/iu;

/** Where somebody may work, each place by itself; the last one may be «Удалённо». */
export function placesOf(city: string): string[] {
  const places = city.split(BETWEEN).filter((place) => place !== '' && !AROUND.test(place));
  return places.map((place) =>
    AS_REMOTE.test(place) ? REMOTE : place.charAt(0).toUpperCase() + place.slice(1),
  );
}

/** The first of them that stands on a map; null when there is none. */
export function firstCityOf(city: string): string | null {
  return placesOf(city).find((place) => place !== REMOTE) ?? null;
}
