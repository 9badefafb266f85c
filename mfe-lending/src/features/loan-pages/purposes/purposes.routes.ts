import type { RemoteRoute } from '@polden/mfe-contract';
import { LANDING, loanPageRoute } from '../../loan-page/loan-page-route.ts';

const businessAction = () => import(/* webpackChunkName: "biznes-zaim-action" */ './biznes-zaim.action.ts');

export const purposeRoutes: RemoteRoute[] = [
  loanPageRoute('/autozaem', 'autozaem', () => import(/* webpackChunkName: "autozaem" */ './autozaem.tsx')),
  {
    ...loanPageRoute(
      '/biznes-zaim',
      'biznes-zaim',
      () => import(/* webpackChunkName: "biznes-zaim" */ './biznes-zaim.tsx'),
    ),
    action: async (args) => (await businessAction()).businessAction(args),
  },
  loanPageRoute(
    '/dengi-na-pokupku-avto',
    'dengi-na-pokupku-avto',
    () => import(/* webpackChunkName: "dengi-na-pokupku-avto" */ './dengi-na-pokupku-avto.tsx'),
  ),
  loanPageRoute(
    '/refinansirovaniye',
    'refinansirovaniye',
    () => import(/* webpackChunkName: "refinansirovaniye" */ './refinansirovaniye.tsx'),
  ),
  loanPageRoute(
    '/zaem-pod-zalog',
    'zaem-pod-zalog',
    () => import(/* webpackChunkName: "zaem-pod-zalog" */ './zaem-pod-zalog.tsx'),
  ),
  loanPageRoute(
    '/zaim-remont-do-100000',
    'zaim-remont-do-100000',
    () => import(/* webpackChunkName: "zaim-remont-do-100000" */ './zaim-remont-do-100000.tsx'),
  ),
  loanPageRoute(
    '/dengi-za-chas-pod-zalog-pts',
    'dengi-za-chas-pod-zalog-pts',
    () => import(/* webpackChunkName: "dengi-za-chas-pod-zalog-pts" */ './dengi-za-chas-pod-zalog-pts.tsx'),
    { ...LANDING, layout: 'lite-ab' },
  ),
  loanPageRoute(
    '/partnerpts',
    'partnerpts',
    () => import(/* webpackChunkName: "partnerpts" */ './partnerpts.tsx'),
    LANDING,
  ),
];
