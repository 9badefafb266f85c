import type { City } from './cities.ts';

/** Degrees north and east. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** By alias; to a hundredth of a degree, which is a kilometre. */
const POINTS: Readonly<Record<string, readonly [latitude: number, longitude: number]>> = {
  msk: [55.75, 37.62],
  abakan: [53.72, 91.44],
  aleksandrov: [56.4, 38.73],
  anapa: [44.89, 37.32],
  belgorod: [50.6, 36.59],
  biysk: [52.54, 85.22],
  chebarkul: [54.98, 60.37],
  cheboksary: [56.13, 47.25],
  chekhov: [55.15, 37.48],
  chelyabinsk: [55.16, 61.4],
  dedovsk: [55.87, 37.12],
  dolgoprudnyy: [55.93, 37.51],
  domodedovo: [55.44, 37.77],
  dzerzhinskiy: [55.63, 37.85],
  ekaterenburg: [56.84, 60.61],
  'gorodskoy-okrug-voskresensk': [55.32, 38.67],
  ivanovo: [57, 40.97],
  kasimov: [54.94, 41.39],
  kazan: [55.79, 49.12],
  'khanty-mansiysk': [61, 69.02],
  kirov: [58.6, 49.66],
  kondopoga: [62.2, 34.27],
  krasnodar: [45.04, 38.98],
  krasnoyarsk: [56.01, 92.87],
  kurgan: [55.44, 65.34],
  kursk: [51.73, 36.19],
  lermontov: [44.11, 42.97],
  maloyaroslavets: [55.01, 36.46],
  miass: [55.05, 60.11],
  michurinsk: [52.89, 40.49],
  'mineralnye-vody': [44.21, 43.14],
  murom: [55.58, 42.05],
  nizhnekamsk: [55.64, 51.82],
  'nizhnij-novgorod': [56.33, 44],
  novomoskovsk: [54.01, 38.29],
  novosibirsk: [55.03, 82.92],
  odincovo: [55.68, 37.28],
  omsk: [54.99, 73.37],
  orel: [52.97, 36.06],
  orsk: [51.2, 58.62],
  penza: [53.2, 45],
  perm: [58.01, 56.25],
  podolsk: [55.43, 37.55],
  pskov: [57.82, 28.33],
  'rostov-na-donu': [47.24, 39.71],
  samara: [53.2, 50.15],
  saratov: [51.53, 46.03],
  serov: [59.6, 60.58],
  severouralsk: [60.16, 59.95],
  sochi: [43.6, 39.73],
  spb: [59.94, 30.31],
  tikhoretsk: [45.86, 40.13],
  tobolsk: [58.2, 68.25],
  tyumen: [57.15, 65.53],
  ufa: [54.74, 55.97],
  uzlovaya: [53.98, 38.16],
  vladimir: [56.13, 40.41],
  volgograd: [48.71, 44.51],
  voronezh: [51.67, 39.18],
  barnaul: [53.35, 83.78],
  orenburg: [51.77, 55.1],
  kemerovo: [55.35, 86.09],
  irkutsk: [52.29, 104.28],
  lipeck: [52.61, 39.6],
  tula: [54.19, 37.62],
  chita: [52.03, 113.5],
  tomsk: [56.48, 84.95],
  izhevsk: [56.85, 53.2],
  toljatti: [53.51, 49.42],
  uljanovsk: [54.32, 48.4],
  habarovsk: [48.48, 135.07],
  rjazan: [54.63, 39.74],
  tver: [56.86, 35.91],
  jaroslavl: [57.63, 39.87],
  astrahan: [46.35, 48.04],
};

const EARTH_KM = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Where the middle of a city is; null for one that nobody has put down yet. */
export function pointOf({ alias }: Pick<City, 'alias'>): Point | null {
  const [latitude, longitude] = POINTS[alias] ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Along the surface of the earth. */
export function kilometresBetween(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const [north, east] = [to - from, radians(b.longitude - a.longitude)];
  const chord = Math.sin(north / 2) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(chord));
}
