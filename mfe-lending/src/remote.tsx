import type { RemoteModule } from '@polden/mfe-contract';
import { handOverLoader } from './features/hand-over/hand-over.loader.ts';
import { loanPageLoader, loanPageShouldRevalidate } from './features/loan-page/loan-page.loader.ts';
import { loanRequestAction } from './features/loan-request/loan-request.action.ts';

/** A page with a calculator and the first step of a loan request. */
const loanPage = {
  loader: loanPageLoader,
  action: loanRequestAction,
  shouldRevalidate: loanPageShouldRevalidate,
};

export const routes = [
  {
    path: '/',
    handle: { chunk: 'home', layout: 'default', cityVariant: true },
    ...loanPage,
    lazy: () => import(/* webpackChunkName: "home" */ './features/home/home-page.tsx'),
  },
  {
    path: '/dengi-pod-zalog',
    handle: { chunk: 'title-loan', layout: 'default', cityVariant: true },
    ...loanPage,
    lazy: () => import(/* webpackChunkName: "title-loan" */ './features/title-loan/title-loan-page.tsx'),
  },
  {
    path: '/login',
    handle: { chunk: 'hand-over', layout: 'simple', sitemap: false, chat: false },
    loader: handOverLoader,
    lazy: () => import(/* webpackChunkName: "hand-over" */ './features/hand-over/hand-over-page.tsx'),
  },
] satisfies RemoteModule['routes'];
