import type { RemoteModule } from '@polden/mfe-contract';
import { FAQ_PATH } from './faq-anchor.ts';

const calls = () => import(/* webpackChunkName: "faq-calls" */ './faq.calls.ts');

export const faqRoutes = [
  {
    path: FAQ_PATH,
    handle: { chunk: 'faq', layout: 'default', cacheTags: ['faq', 'faq-category'] },
    loader: async (args) => (await calls()).faqLoader(args),
    action: async (args) => (await calls()).voteAction(args),
    lazy: () => import(/* webpackChunkName: "faq" */ './faq-page.tsx'),
  },
] satisfies RemoteModule['routes'];
