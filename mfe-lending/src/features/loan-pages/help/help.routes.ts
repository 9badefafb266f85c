import { loanPageRoute } from '../../loan-page/loan-page-route.ts';

export const helpRoutes = [
  loanPageRoute(
    '/lgotniy-period',
    'lgotniy-period',
    () => import(/* webpackChunkName: "lgotniy-period" */ './lgotniy-period.tsx'),
  ),
  loanPageRoute(
    '/kreditnye-kanikuly-2',
    'kreditnye-kanikuly-2',
    () => import(/* webpackChunkName: "kreditnye-kanikuly-2" */ './kreditnye-kanikuly-2.tsx'),
  ),
  loanPageRoute(
    '/pri-prosrochke',
    'pri-prosrochke',
    () => import(/* webpackChunkName: "pri-prosrochke" */ './pri-prosrochke.tsx'),
    { offer: { rank: 70, icon: 'shield', title: 'Трудно платить', text: 'Каникулы и новый график' } },
  ),
  loanPageRoute(
    '/tselevoe-ispolzovanie',
    'tselevoe-ispolzovanie',
    () => import(/* webpackChunkName: "tselevoe-ispolzovanie" */ './tselevoe-ispolzovanie.tsx'),
  ),
  loanPageRoute(
    '/dostupny_servicy',
    'dostupny_servicy',
    () => import(/* webpackChunkName: "dostupny_servicy" */ './dostupny_servicy.tsx'),
  ),
  loanPageRoute(
    '/noselfstop',
    'noselfstop',
    () => import(/* webpackChunkName: "noselfstop" */ './noselfstop.tsx'),
    { layout: 'lite', chat: false },
  ),
];
