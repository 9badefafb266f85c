import { LANDING, loanPageRoute } from '../../loan-page/loan-page-route.ts';

export const partnerBankRoutes = [
  loanPageRoute(
    '/banksouz',
    'banksouz',
    () => import(/* webpackChunkName: "banksouz" */ './banksouz.tsx'),
    LANDING,
  ),
  loanPageRoute(
    '/gazprombank',
    'gazprombank',
    () => import(/* webpackChunkName: "gazprombank" */ './gazprombank.tsx'),
    LANDING,
  ),
  loanPageRoute(
    '/otpbank',
    'otpbank',
    () => import(/* webpackChunkName: "otpbank" */ './otpbank.tsx'),
    LANDING,
  ),
  loanPageRoute('/psb', 'psb', () => import(/* webpackChunkName: "psb" */ './psb.tsx'), LANDING),
];
