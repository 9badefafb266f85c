import { loanPageRoute } from '../../loan-page/loan-page-route.ts';

export const partnerBankRoutes = [
  loanPageRoute('/banksouz', 'banksouz', () => import(/* webpackChunkName: "banksouz" */ './banksouz.tsx'), {
    layout: 'lite',
    chat: false,
  }),
  loanPageRoute(
    '/gazprombank',
    'gazprombank',
    () => import(/* webpackChunkName: "gazprombank" */ './gazprombank.tsx'),
    { layout: 'lite', chat: false },
  ),
  loanPageRoute('/otpbank', 'otpbank', () => import(/* webpackChunkName: "otpbank" */ './otpbank.tsx'), {
    layout: 'lite',
    chat: false,
  }),
  loanPageRoute('/psb', 'psb', () => import(/* webpackChunkName: "psb" */ './psb.tsx'), {
    layout: 'lite',
    chat: false,
  }),
];
