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
  /** Beginnings of addresses of remotes that are not to be read. */
  uncrawled: readonly string[];
}

/** The shell's own addresses that are not to be read. */
const UNCRAWLED = ['/api/', '/consent', '/dev/', '/telemetry/'];

/** The robots.txt of a host. */
export function robotsText({ origin, open, uncrawled }: RobotsOptions): string {
  if (!open) return CLOSED;
  return [
    'User-agent: *',
    'Allow: /api/v1/media/',
    ...[...UNCRAWLED, ...uncrawled].sort().map((path) => `Disallow: ${path}`),
    `Disallow: /*?*${OVERRIDE_PARAMETER}=`,
    `Clean-param: ${MARKS.join('&')}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
