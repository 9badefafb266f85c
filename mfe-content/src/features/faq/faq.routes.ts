import type { RemoteModule } from '@polden/mfe-contract';
import { voteAction } from './faq.action.ts';
import { FAQ_PATH } from './faq-anchor.ts';
import { faqLoader } from './faq.loader.ts';

export const faqRoutes = [
  {
    path: FAQ_PATH,
    handle: { chunk: 'faq', layout: 'default', cacheTags: ['faq', 'faq-category'] },
    loader: faqLoader,
    action: voteAction,
    lazy: () => import(/* webpackChunkName: "faq" */ './faq-page.tsx'),
  },
] satisfies RemoteModule['routes'];
