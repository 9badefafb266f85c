import type { City } from './cities.ts';

/** Regions that do not live by Moscow's time. */
const ZONES: [zone: string, regions: number[]][] = [
  ['Europe/Samara', [18, 30, 63, 64, 73]],
  ['Asia/Yekaterinburg', [2, 45, 56, 59, 66, 72, 74, 86, 89]],
  ['Asia/Omsk', [55]],
  ['Asia/Krasnoyarsk', [4, 17, 19, 22, 24, 42, 54, 70]],
  ['Asia/Irkutsk', [3, 38]],
  ['Asia/Yakutsk', [14, 28, 75]],
  ['Asia/Vladivostok', [25, 27, 79]],
];

/** IANA name of the time zone that a city lives by. */
export function timeZoneOf({ regionId }: Pick<City, 'regionId'>): string {
  return ZONES.find(([, regions]) => regions.includes(regionId))?.[0] ?? 'Europe/Moscow';
}
