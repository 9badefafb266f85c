import { CITIES } from './cities.ts';

const MOSCOW = 3;

/** Hours ahead of UTC by number of the subject; those that are not here keep Moscow's time. */
const OFFSETS: ReadonlyMap<number, number> = new Map(
  (
    [
      [2, [39]],
      [4, [18, 30, 63, 64, 73]],
      [5, [2, 45, 56, 59, 66, 72, 74, 86, 89]],
      [6, [55]],
      [7, [4, 17, 19, 22, 24, 42, 54, 70]],
      [8, [3, 38]],
      [9, [14, 28, 75]],
      [10, [25, 27, 79]],
      [11, [49, 65]],
      [12, [41, 87]],
    ] as const
  ).flatMap(([offset, regions]) => regions.map((region) => [region, offset] as const)),
);

/** Hours ahead of UTC in the city of this title; in one that is not known, Moscow's. */
export function utcOffsetOf(cityTitle: string | undefined): number {
  const city = CITIES.find(({ title }) => title === cityTitle);
  return (city && OFFSETS.get(city.regionId)) ?? MOSCOW;
}
