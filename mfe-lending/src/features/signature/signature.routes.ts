import type { RemoteRoute } from '@polden/mfe-contract';

const calls = () => import(/* webpackChunkName: "signature-calls" */ './signature.calls.ts');

export const signatureRoutes: RemoteRoute[] = [
  {
    path: '/podpisanie/:leadId',
    handle: { chunk: 'signature', layout: 'simple', sitemap: false, crawled: false, chat: false },
    loader: async (args) => (await calls()).signatureLoader(args),
    action: async (args) => (await calls()).signatureAction(args),
    // A refused step, too, may be refused because things have moved on.
    shouldRevalidate: () => true,
    lazy: () => import(/* webpackChunkName: "signature" */ './signature-page.tsx'),
  },
];
