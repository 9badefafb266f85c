import { MOSCOW_ZONE } from '@polden/ru';
import { CITIES, type City } from './cities.ts';

/** Regions that do not live by Moscow's time, by zone with its hours ahead of UTC. */
const ZONES: [zone: string, offset: number, regions: number[]][] = [
  ['Europe/Samara', 4, [18, 30, 63, 64, 73]],
  ['Asia/Yekaterinburg', 5, [2, 45, 56, 59, 66, 72, 74, 86, 89]],
  ['Asia/Omsk', 6, [55]],
  ['Asia/Krasnoyarsk', 7, [4, 17, 19, 22, 24, 42, 54, 70]],
  ['Asia/Irkutsk', 8, [3, 38]],
  ['Asia/Yakutsk', 9, [14, 28, 75]],
  ['Asia/Vladivostok', 10, [25, 27, 79]],
];
const MOSCOW_HOURS = 3;

/** IANA name of the time zone that a city lives by. */
export function timeZoneOf(city: Pick<City, 'regionId'>): string {
  return zoneOf(city)?.[0] ?? MOSCOW_ZONE;
}

/** Hours ahead of UTC in the city of this title; in one that is not known, Moscow's. */
export function utcOffsetOf(cityTitle: string | undefined): number {
  const city = CITIES.find(({ title }) => title === cityTitle);
  return (city && zoneOf(city)?.[1]) ?? MOSCOW_HOURS;
}

function zoneOf({ regionId }: Pick<City, 'regionId'>): (typeof ZONES)[number] | undefined {
  return ZONES.find(([, , regions]) => regions.includes(regionId));
}
