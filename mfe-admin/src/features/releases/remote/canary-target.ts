import type { CanaryTarget } from '@polden/api-contract';

/** The target with these cities in place of those before; undefined where they are the same. */
export function withCities(text: string, before: CanaryTarget | null): CanaryTarget | null | undefined {
  const cities = text
    .split(',')
    .map((city) => city.trim())
    .filter(Boolean);
  const { cities: formerly = [], ...others } = before ?? {};
  if (cities.join() === formerly.join()) return undefined;
  const target = { ...others, ...(cities.length > 0 && { cities }) };
  return Object.keys(target).length > 0 ? target : null;
}

/** Whom a canary is for, as a sentence ends. */
export function targetInWords(target: CanaryTarget | null): string {
  const { cities, hosts, variants } = target ?? {};
  const lists = [
    ['сайты городов', cities],
    ['хосты', hosts],
    ['варианты', variants],
  ] as const;
  const given = lists.flatMap(([what, names]) => (names ? [`${what} ${names.join(', ')}`] : []));
  return given.length > 0 ? `только ${given.join('; ')}` : 'на всех сайтах';
}
