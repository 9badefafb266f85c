import { loanPageRoute } from '../../loan-page/loan-page-route.ts';

export const brandLoanRoutes = [
  loanPageRoute(
    '/{loanPage1}',
    'brand-loan-1',
    () => import(/* webpackChunkName: "brand-loan-1" */ './brand-loan-1.tsx'),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/{loanPage2}',
    'brand-loan-2',
    () => import(/* webpackChunkName: "brand-loan-2" */ './brand-loan-2.tsx'),
  ),
  loanPageRoute(
    '/{loanPage3}',
    'brand-loan-3',
    () => import(/* webpackChunkName: "brand-loan-3" */ './brand-loan-3.tsx'),
  ),
];
