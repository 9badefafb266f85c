import type { PageRole, RouteHandle } from '@polden/mfe-contract';

type Facts = Omit<RouteHandle, 'chunk' | 'layout'>;
type Check = (value: unknown) => boolean;

const ROLES: Record<PageRole, true> = {
  policy: true,
  app: true,
  search: true,
  login: true,
  'staff-login': true,
};

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isOneOf =
  (...known: string[]): Check =>
  (value) =>
    typeof value === 'string' && known.includes(value);
const isListOf =
  (isItem: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(isItem);

/** What a page says of itself is used on every page of the site, and by no means of its own team's alone. */
const CHECKS: Record<keyof Facts, Check> = {
  parts: isListOf(isText),
  cityVariant: isFlag,
  caseSensitive: isFlag,
  takesFiles: isFlag,
  ssr: isFlag,
  // A shell lets nobody in by a guard that it does not know.
  auth: isText,
  cacheTags: isListOf(isText),
  chat: isFlag,
  area: isOneOf('staff'),
  crawled: isFlag,
  secretParams: isListOf(isText),
  paged: isFlag,
  role: isOneOf(...Object.keys(ROLES)),
  offer: isOffer,
  reads: isListOf(isText),
  form: isText,
  sitemap: (value) => isFlag(value) || isListOf(isPages)(value),
};

/** Name of what a route says of itself in another form than the contract has; null when all is well. */
export function wrongFact(route: Readonly<Record<string, unknown>>): string | null {
  const wrong = Object.entries(CHECKS).find(
    ([name, check]) => route[name] !== undefined && !check(route[name]),
  );
  return wrong?.[0] ?? null;
}

function isOffer(value: unknown): boolean {
  const { icon, title, text, rank } = fieldsOf(value);
  return [icon, title, text].every(isText) && typeof rank === 'number';
}

function isPages(value: unknown): boolean {
  const { path, list } = fieldsOf(value);
  return typeof path === 'string' && path.startsWith('/') && (list === undefined || isText(list));
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return Object(value) as Record<string, unknown>;
}
