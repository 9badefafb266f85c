import { describe, expect, it } from '@jest/globals';
import { RedirectTable } from '@polden/reference-data';
import type { AddressLists } from '../site-lists/site-lists.ts';
import { robotsText } from './robots.ts';
import { sitemapFiles } from './sitemap-files.ts';
import { sitemapPages } from './sitemap-pages.ts';

const ROUTES = [
  { path: '/', cityVariant: true },
  { path: '/blog' },
  { path: '/blog/:post', sitemap: [{ path: '/blog/:slug', list: 'blog' as const }] },
  { path: '/o-kompanii/:tab', sitemap: [{ path: '/o-kompanii/video' }, { path: '/blog' }] },
  {
    path: '/o-kompanii/:tab/:article',
    sitemap: [{ path: '/o-kompanii/video/:id', list: 'media-video' as const }],
  },
  { path: '/documenty/*' },
  { path: '/loans/:id' },
  { path: '/login', sitemap: false },
  { path: '/admin', auth: 'staff' as const },
];
const LISTS: AddressLists = {
  blog: [
    { id: 1, slug: 'pts', changed_at: '2026-11-20T00:00:00.000Z' },
    { id: 2, slug: 'a&b', changed_at: '2026-11-21T00:00:00.000Z' },
  ],
  'media-video': [{ id: 7, slug: null, changed_at: '2026-11-19T00:00:00.000Z' }],
};

const NO_REDIRECTS = new RedirectTable([]);

describe('the pages of a site map', () => {
  it('are what routes declare and what their lists have, each once', () => {
    expect(sitemapPages(ROUTES, LISTS, { onlyCityPages: false, redirects: NO_REDIRECTS })).toEqual([
      { path: '/' },
      { path: '/blog' },
      { path: '/blog/pts', changedAt: '2026-11-20T00:00:00.000Z' },
      { path: '/blog/a%26b', changedAt: '2026-11-21T00:00:00.000Z' },
      { path: '/o-kompanii/video' },
      { path: '/o-kompanii/video/7', changedAt: '2026-11-19T00:00:00.000Z' },
    ]);
  });

  it('are only those that differ between cities on the site of a city', () => {
    expect(sitemapPages(ROUTES, LISTS, { onlyCityPages: true, redirects: NO_REDIRECTS })).toEqual([
      { path: '/' },
    ]);
  });

  it('are none that an editor’s redirect leads away', () => {
    const redirects = new RedirectTable([
      { path: '/Blog/PTS/', target: '/blog', code: 302 },
      { path: '/o-kompanii/video', target: '/blog', code: 301 },
    ]);
    const pages = sitemapPages(ROUTES, LISTS, { onlyCityPages: false, redirects });
    expect(pages.map(({ path }) => path)).toEqual(['/', '/blog', '/blog/a%26b', '/o-kompanii/video/7']);
  });

  it('have the page of one text while that is published', () => {
    const routes = ['/agreement', '/policy'].map((path) => ({
      path,
      sitemap: [{ path, list: 'legal-page' as const }],
    }));
    const lists = { 'legal-page': [{ id: 3, slug: '/policy', changed_at: '2026-11-20T00:00:00.000Z' }] };
    expect(sitemapPages(routes, lists, { onlyCityPages: false, redirects: NO_REDIRECTS })).toEqual([
      { path: '/policy', changedAt: '2026-11-20T00:00:00.000Z' },
    ]);
  });

  it('do without a list that has never been read', () => {
    const routes = [{ path: '/blog/:post', sitemap: [{ path: '/blog/:slug', list: 'blog' as const }] }];
    expect(sitemapPages(routes, {}, { onlyCityPages: false, redirects: NO_REDIRECTS })).toEqual([]);
  });
});

describe('the files of a site map', () => {
  it('are an index and the pages with their moments', () => {
    const files = sitemapFiles('https://polden.example', [
      { path: '/' },
      { path: '/blog/pts', changedAt: '2026-11-20T00:00:00.000Z' },
    ]);
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemaps/pages-1.xml']);
    expect(files.get('/sitemap.xml')).toContain(
      '<sitemap><loc>https://polden.example/sitemaps/pages-1.xml</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></sitemap>',
    );
    expect(files.get('/sitemaps/pages-1.xml')).toContain(
      '<url><loc>https://polden.example/</loc></url>\n<url><loc>https://polden.example/blog/pts</loc><lastmod>2026-11-20T00:00:00.000Z</lastmod></url>',
    );
  });

  it('hold no more pages than search engines take', () => {
    const pages = Array.from({ length: 50_001 }, (_, index) => ({ path: `/p/${index}` }));
    const files = sitemapFiles('https://polden.example', pages);
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemaps/pages-1.xml', '/sitemaps/pages-2.xml']);
    expect(files.get('/sitemaps/pages-2.xml')?.match(/<url>/gu)).toHaveLength(1);
  });
});

describe('robots.txt', () => {
  it('leads to the site map of its host and keeps robots out of what is not for them', () => {
    const text = robotsText({
      origin: 'https://kazan.polden.example',
      open: true,
      uncrawled: ['/admin$', '/login$', '/podpisanie/'],
    });
    expect(text).toContain('Sitemap: https://kazan.polden.example/sitemap.xml');
    expect(text.match(/^Allow: .*/gmu)).toEqual(
      expect.arrayContaining([
        'Allow: /api/v1/media/',
        'Allow: /api/v1/blog/feed.rss',
        'Allow: /api/v1/bonds/calendar.ics',
      ]),
    );
    expect(text.match(/^Disallow: .*/gmu)).toEqual([
      'Disallow: /admin$',
      'Disallow: /api/',
      'Disallow: /consent',
      'Disallow: /dev/',
      'Disallow: /login$',
      'Disallow: /podpisanie/',
      'Disallow: /telemetry/',
      expect.stringContaining('='),
    ]);
  });

  it('shuts a stage', () => {
    expect(robotsText({ origin: 'https://stage.example', open: false, uncrawled: [] })).toBe(
      'User-agent: *\nDisallow: /\n',
    );
  });
});
