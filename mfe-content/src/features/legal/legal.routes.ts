import { LEGAL_PAGES } from '@polden/api-contract';
import type { RemoteModule, RemoteRoute } from '@polden/mfe-contract';

/** Texts with the menus of the site around them; the others stand by themselves. */
const AMONG_PAGES = [
  'usloviya',
  'standarts',
  'na-chto-obratit-vnimanie-kogda-beresh-zaim',
  'sluzhba-bezopasnosti',
];

export const legalRoutes = Object.entries(LEGAL_PAGES).map(([slug, path]): RemoteRoute => ({
  path,
  handle: {
    chunk: 'legal',
    layout: AMONG_PAGES.includes(slug) ? 'default' : 'simple',
    cacheTags: ['legal-page'],
    sitemap: [{ path, list: 'legal-page' }],
    ...(slug === 'policy' && { role: 'policy' }),
  },
  loader: async () =>
    (await import(/* webpackChunkName: "legal-loader" */ './legal.loader.ts')).legalLoader(slug)(),
  lazy: () => import(/* webpackChunkName: "legal" */ './legal-page.tsx'),
})) satisfies RemoteModule['routes'];
