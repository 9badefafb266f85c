import { loanPageRoute } from '../../loan-page/loan-page-route.ts';

export const cardLoanRoutes = [
  loanPageRoute(
    '/zajm-onlajn-na-kartu',
    'zajm-onlajn-na-kartu',
    () => import(/* webpackChunkName: "zajm-onlajn-na-kartu" */ './zajm-onlajn-na-kartu.tsx'),
    {
      cityVariant: true,
      offer: { rank: 60, icon: 'phone', title: 'Заём на карту', text: 'До зарплаты или частями' },
    },
  ),
  loanPageRoute(
    '/zajm-onlajn-na-kartu-srochno-bez-otkaza',
    'zajm-onlajn-na-kartu-srochno-bez-otkaza',
    () =>
      import(
        /* webpackChunkName: "zajm-onlajn-na-kartu-srochno-bez-otkaza" */ './zajm-onlajn-na-kartu-srochno-bez-otkaza.tsx'
      ),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/zajm-po-pasportu',
    'zajm-po-pasportu',
    () => import(/* webpackChunkName: "zajm-po-pasportu" */ './zajm-po-pasportu.tsx'),
  ),
  loanPageRoute(
    '/bystryj-zajm-po-pasportu',
    'bystryj-zajm-po-pasportu',
    () => import(/* webpackChunkName: "bystryj-zajm-po-pasportu" */ './bystryj-zajm-po-pasportu.tsx'),
  ),
];
