import type { SitemapPage } from './sitemap-pages.ts';

/** What search engines take in one file. */
const MAX_PAGES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const OPEN = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';
const CLOSE = '</urlset>\n';

export const SITEMAP_FOLDER = '/sitemaps/';

/** The site map of a host: files of pages, none larger than search engines take, and the index that names them. Made at
 * once and kept: the streams of a library would be more code than these few elements. */
export function sitemapFiles(origin: string, pages: readonly SitemapPage[]): Map<string, string> {
  const parts = inParts(pages.map((page) => entryOf(origin, page)));
  const files = parts.map((part, index): [string, string] => [
    `${SITEMAP_FOLDER}pages-${index + 1}.xml`,
    `${HEAD}${OPEN}${part.join('')}${CLOSE}`,
  ]);
  const newest = pages.reduce((latest, { changedAt = '' }) => (changedAt > latest ? changedAt : latest), '');
  const index = files.map(([path]) => `<sitemap>${facts(origin + path, newest)}</sitemap>\n`).join('');
  const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
  return new Map([
    ['/sitemap.xml', `${HEAD}<sitemapindex xmlns="${namespace}">\n${index}</sitemapindex>\n`],
    ...files,
  ]);
}

function entryOf(origin: string, { path, changedAt }: SitemapPage): string {
  return `<url>${facts(origin + path, changedAt)}</url>\n`;
}

function facts(url: string, changedAt = ''): string {
  return `<loc>${escapeXml(url)}</loc>${changedAt === '' ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`}`;
}

/** At least one part, so that the index is never empty. */
function inParts(entries: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  let bytes = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(entry);
    if (
      parts.at(-1)?.length === MAX_PAGES ||
      bytes + size > MAX_BYTES - HEAD.length - OPEN.length - CLOSE.length
    ) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(entry);
    bytes += size;
  }
  return parts;
}

function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}
