import type { RemoteModule } from '@polden/mfe-contract';
import { cachedLanding, liveLanding } from './landing/landing.loader.ts';

const page = {
  lazy: () => import(/* webpackChunkName: "landing" */ './landing/landing-page.tsx'),
};

export const routes = [
  { path: '/', handle: { chunk: 'landing', layout: 'bare' }, loader: cachedLanding, ...page },
  { path: '/live', handle: { chunk: 'landing', layout: 'bare' }, loader: liveLanding, ...page },
  {
    path: '/cached',
    handle: { chunk: 'landing', layout: 'bare', cacheTags: ['landing'] },
    loader: cachedLanding,
    ...page,
  },
] satisfies RemoteModule['routes'];
