import { EXPERIMENTS } from '@polden/api-contract';
import { CITIES, currentAlias, MAIN_CITY } from '@polden/reference-data';
import { variantsFor } from '../../src/server/experiments/visitor-variants.ts';
import { ask, bootOf, HOSTS, siteOf, type Answer } from './ask.ts';

export interface MixedOutcome {
  asked: number;
  /** From the first request to the last answer. */
  seconds: number;
  /** Answers by status. */
  statuses: Record<string, number>;
  /** Pages that visitors share. */
  shared: number;
  /** Cities with a page that was seen. */
  cities: number;
  /** Experiment=variant of the pages seen. */
  variants: string[];
  /** What somebody was served that is another's; none when all is well. */
  leaks: string[];
}

const CITY_PAGES = ['/', '/dengi-pod-zalog', '/dengi-pod-zalog-pts', '/zaim-polden', '/zajm-onlajn-na-kartu'];
const OTHER_PAGES = ['/blog', '/investoram', '/login', '/dengi-za-chas-pod-zalog-pts', '/nowhere', '/map'];
const HOSTILE_PATHS = [
  '//evil.example/',
  '/BLOG',
  '/%62log',
  '/.//evil.example',
  '/blog/../',
  '/dengi-pod-zalog/',
];
const HOSTILE_HOSTS = [
  'evil.example',
  'polden.localhost.evil.example',
  `evil.example:${HOSTS.main.split(':')[1] ?? ''}`,
  'polden.localhost@evil.example',
  '-',
];
/** Moscow has none. */
const SUBDOMAINS = CITIES.filter((city) => city !== MAIN_CITY).map(({ alias }) => alias);
const ROBOT = 'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)';
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const AT_ONCE = 8;

/** Told how many answers there are and after how many seconds. */
type OnProgress = (answered: number, seconds: number) => void;

/**
 * Requests of many visitors at once: of all cities, with and without cookies, in every variant, with queries and Host headers
 * that somebody means ill with. Each carries a mark of its own, which no answer to anybody else may show. Rejects when a request
 * is not answered.
 */
export async function askMixed(
  count: number,
  seed: number,
  onProgress: OnProgress = () => undefined,
): Promise<MixedOutcome> {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1000);
  const statuses: Record<string, number> = {};
  const leaks: string[] = [];
  let shared = 0;
  let answered = 0;
  const cities = new Set<string>();
  const variants = new Set<string>();
  const next = generator(seed);
  const requests = Array.from({ length: count }, (_, number) => mixedRequest(number, next));
  const worker = async () => {
    for (let asked = requests.pop(); asked !== undefined; asked = requests.pop()) {
      const answer = await answerTo(asked);
      statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
      leaks.push(...leaksIn(answer, asked).map((leak) => `${describe(asked)}: ${leak}`));
      if (answer.headers.etag !== undefined) shared += 1;
      const { city, experiment = {} } = siteOf(answer);
      if (city) cities.add(city.alias);
      for (const [name, variant] of Object.entries(experiment)) variants.add(`${name}=${variant}`);
      answered += 1;
      if (answered % 1_000 === 0) onProgress(answered, seconds());
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return {
    asked: count,
    seconds: seconds(),
    statuses,
    shared,
    cities: cities.size,
    variants: [...variants].sort(),
    leaks,
  };
}

function answerTo(asked: MixedRequest): Promise<Answer> {
  return ask(asked.host, asked.target, asked.headers).catch((cause: unknown) => {
    throw new Error(`no answer to ${describe(asked)}`, { cause });
  });
}

interface MixedRequest {
  host: string;
  target: string;
  headers: Record<string, string>;
  mark: string;
  /** Alias of the city that the host means; null for a host that is none of the site's. */
  city: string | null;
  visitor: string | null;
  robot: boolean;
}

type Next = () => number;

function mixedRequest(number: number, next: Next): MixedRequest {
  const mark = `mark-${number}-x`;
  const { host, city } = mixedHost(next);
  const robot = next() < 0.1;
  const visitor =
    next() < 0.6 ? `6f1c1f0e-8f62-4d4f-9d7c-${String(Math.floor(next() * 40)).padStart(12, '0')}` : null;
  const cookies = [
    ...(visitor === null ? [] : [`visitor=${visitor}`]),
    ...(next() < 0.3
      ? [`city=${pick(next, [...SUBDOMAINS, 'msk', 'atlantis', mark, '//evil.example'])}`]
      : []),
    ...(next() < 0.1 ? [`access_token=${mark}`] : []),
    ...(next() < 0.3 ? [`client_id=${mark}`] : []),
  ];
  return {
    host,
    city,
    mark,
    visitor,
    robot,
    target: mixedTarget(mark, next),
    headers: {
      'user-agent': `${robot ? ROBOT : BROWSER} ${mark}`,
      'accept-encoding': pick(next, ['identity', 'gzip', 'gzip, deflate, br']),
      ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
      ...(next() < 0.3 ? { 'x-forwarded-host': `${mark}.evil.example`, 'x-forwarded-proto': 'https' } : {}),
      ...(next() < 0.3 ? { forwarded: `host=${mark}.evil.example`, 'x-original-url': `/${mark}` } : {}),
      ...(next() < 0.3 ? { 'x-site-city': pick(next, SUBDOMAINS), referer: `http://${mark}.example/` } : {}),
    },
  };
}

function mixedHost(next: Next): Pick<MixedRequest, 'host' | 'city'> {
  const kind = next();
  if (kind < 0.3) return { host: HOSTS.main, city: 'msk' };
  if (kind < 0.85) {
    const alias = pick(next, [...SUBDOMAINS, 'ekb', 'voskresensk']);
    const host = HOSTS.city(alias);
    return { host: next() < 0.2 ? host.toUpperCase() : host, city: currentAlias(alias) };
  }
  if (kind < 0.9) return { host: HOSTS.city(pick(next, ['atlantis', 'www', 'kazan.spb'])), city: 'msk' };
  if (kind < 0.93) return { host: HOSTS.internal, city: 'msk' };
  return { host: pick(next, HOSTILE_HOSTS), city: null };
}

function mixedTarget(mark: string, next: Next): string {
  const path = pick(next, [...CITY_PAGES, ...CITY_PAGES, ...OTHER_PAGES, ...HOSTILE_PATHS]);
  const query = pick(next, [
    '',
    '',
    '',
    `?utm_source=${mark}`,
    `?yclid=${mark}&utm_campaign=${mark}`,
    `?x=${mark}`,
    '?page=2',
    `?is_ekklesia_mode=false&q=%3Cscript%3E${mark}`,
  ]);
  return path + query;
}

function leaksIn(answer: Answer, asked: MixedRequest): string[] {
  const { status, headers, body } = answer;
  const isShared = headers.etag !== undefined;
  const leaks: string[] = [];
  const foreign = [...body.matchAll(/mark-\d+-x/g)].find(([mark]) => isShared || mark !== asked.mark);
  if (foreign) leaks.push(`shows ${foreign[0]}`);
  if (/6f1c1f0e-8f62-4d4f-9d7c-\d/.test(body)) leaks.push('shows the id of a visitor');
  // As a host; the path of the page itself may be anything.
  if (/\/\/evil\.example|-x\.evil\.example/.test(body)) leaks.push('shows the hostile host');
  const { location } = headers;
  if (location !== undefined && !isOwn(location, asked)) leaks.push(`leads to ${location}`);
  if (asked.city === null && status !== 421 && status !== 400) leaks.push(`is answered ${status}`);
  const { city, experiment } = siteOf(answer);
  if (city && (city.alias !== asked.city || bootOf(answer).city !== asked.city))
    leaks.push(`is of ${city.alias} instead of ${asked.city}`);
  return [...leaks, ...variantLeaks(experiment, answer, asked)];
}

/** The variant is the visitor's own; somebody new gets the one that the cookie of this very answer means. */
function variantLeaks(
  experiment: Record<string, string> | undefined,
  { headers }: Answer,
  asked: MixedRequest,
): string[] {
  if (!experiment) return [];
  const [cookie = ''] = headers['set-cookie'] ?? [];
  const visitor = asked.visitor ?? /^visitor=([^;]+)/.exec(cookie)?.[1] ?? null;
  const names = Object.keys(EXPERIMENTS) as (keyof typeof EXPERIMENTS)[];
  const own: Record<string, string | undefined> = variantsFor(names, { visitor, robot: asked.robot });
  return Object.entries(experiment)
    .filter(([name, variant]) => own[name] !== variant)
    .map(([name, variant]) => `has ${name}=${variant} of another visitor`);
}

function isOwn(location: string, { host, target }: MixedRequest): boolean {
  const { hostname } = new URL(location, `http://${host}${target}`);
  return hostname === 'polden.localhost' || hostname.endsWith('.polden.localhost');
}

function describe({ host, target, headers }: MixedRequest): string {
  return `${host} ${target} ${headers['cookie'] ?? ''}`;
}

function pick<T>(next: Next, values: readonly T[]): T {
  const value = values[Math.floor(next() * values.length)];
  if (value === undefined) throw new Error('nothing to pick from');
  return value;
}

/** Mulberry32: the same requests for the same seed. */
function generator(seed: number): Next {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
