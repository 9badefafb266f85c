import type { LayoutName, RemoteModule, RemoteRoute } from '@polden/mfe-contract';
import { legalLoader } from './legal.loader.ts';

/** Address of the page, the text that stands there, and what stands around it. */
const PAGES: [path: string, slug: string, layout: LayoutName][] = [
  ['/policy', 'policy', 'simple'],
  ['/agreement', 'agreement', 'simple'],
  ['/aml-policy', 'aml-policy', 'simple'],
  ['/policy-platim-za-druzey', 'policy-platim-za-druzey', 'simple'],
  ['/information-security-recommendations', 'information-security-recommendations', 'simple'],
  ['/usloviya', 'usloviya', 'default'],
  ['/standarts', 'standarts', 'default'],
  ['/na-chto-obratit-vnimanie-kogda-beresh-zaim', 'na-chto-obratit-vnimanie-kogda-beresh-zaim', 'default'],
  ['/mobilnoe-prilozhenie/privacy-policy', 'app-privacy-policy', 'simple'],
  ['/mobilnoe-prilozhenie/personal-data-consent', 'app-personal-data-consent', 'simple'],
  ['/kontakty/sluzhba-bezopasnosti', 'sluzhba-bezopasnosti', 'default'],
];

export const legalRoutes = PAGES.map(([path, slug, layout]): RemoteRoute => ({
  path,
  handle: {
    chunk: 'legal',
    layout,
    cacheTags: ['legal-page'],
    ...(slug === 'policy' ? { role: 'policy' } : {}),
  },
  loader: legalLoader(slug),
  lazy: () => import(/* webpackChunkName: "legal" */ './legal-page.tsx'),
})) satisfies RemoteModule['routes'];
