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

/** The robots.txt of a host; `open` is false where nothing is meant for search engines. */
export function robotsText({ origin, open }: { origin: string; open: boolean }): string {
  if (!open) return CLOSED;
  return [
    'User-agent: *',
    'Allow: /api/v1/media/',
    'Disallow: /admin',
    'Disallow: /api/',
    'Disallow: /consent',
    'Disallow: /dev/',
    'Disallow: /login',
    'Disallow: /podpisanie/',
    'Disallow: /telemetry/',
    `Disallow: /*?*${OVERRIDE_PARAMETER}=`,
    `Clean-param: ${MARKS.join('&')}`,
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
