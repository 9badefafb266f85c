import type { RemoteRoute } from '@polden/mfe-contract';
import { signatureAction } from './signature.action.ts';
import { signatureLoader } from './signature.loader.ts';

export const signatureRoutes: RemoteRoute[] = [
  {
    path: '/podpisanie/:leadId',
    handle: { chunk: 'signature', layout: 'simple', sitemap: false, crawled: false, chat: false },
    loader: signatureLoader,
    action: signatureAction,
    // A refused step, too, may be refused because things have moved on.
    shouldRevalidate: () => true,
    lazy: () => import(/* webpackChunkName: "signature" */ './signature-page.tsx'),
  },
];
