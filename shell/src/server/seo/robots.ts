import { API_BASE_PATH, BLOG_PATHS, DOCUMENT_REGISTER_PATHS, INVESTOR_PATHS } from '@polden/api-contract';
import { OVERRIDE_PARAMETER } from '@polden/mfe-release';

const CLOSED = 'User-agent: *\nDisallow: /\n';

/** Marks of advertising, which make no other page of the one that they are added to. */
const MARKS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_content',
  'utm_term',
  'leadGenCode',
  'leadTypeId',
  'partner',
  'yclid',
  'gclid',
];

export interface RobotsOptions {
  origin: string;
  /** False where nothing is meant for search engines. */
  open: boolean;
  /** Addresses of remotes that are not to be read, in the words of this file. */
  uncrawled: readonly string[];
}

/** What pages offer to programs that obey this file: pictures, feeds and calendars. */
const OFFERED = [
  'media/',
  BLOG_PATHS.rss,
  BLOG_PATHS.jsonFeed,
  DOCUMENT_REGISTER_PATHS.rss,
  DOCUMENT_REGISTER_PATHS.jsonFeed,
  INVESTOR_PATHS.bondCalendar,
].map((path) => `${API_BASE_PATH}${path}`);

/** The shell's own addresses that are not to be read. */
const UNCRAWLED = ['/api/', '/consent', '/dev/', '/telemetry/'];

/** The robots.txt of a host. */
export function robotsText({ origin, open, uncrawled }: RobotsOptions): string {
  if (!open) return CLOSED;
  return [
    'User-agent: *',
    ...OFFERED.map((path) => `Allow: ${path}`),
    ...[...UNCRAWLED, ...uncrawled].sort().map((path) => `Disallow: ${path}`),
    `Disallow: /*?*${OVERRIDE_PARAMETER}=`,
    `Clean-param: ${MARKS.join('&')}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
