import { loanPageRoute } from '../../loan-page/loan-page-route.ts';

export const titleLoanRoutes = [
  loanPageRoute(
    '/dengi-pod-zalog',
    'dengi-pod-zalog',
    () => import(/* webpackChunkName: "dengi-pod-zalog" */ './dengi-pod-zalog.tsx'),
    {
      cityVariant: true,
      offer: {
        rank: 50,
        icon: 'car',
        title: 'Деньги под залог автомобиля',
        text: 'Расчёт платежа и заявка',
      },
    },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-pts',
    'dengi-pod-zalog-pts',
    () => import(/* webpackChunkName: "dengi-pod-zalog-pts" */ './dengi-pod-zalog-pts.tsx'),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-yuridicheskim-licam',
    'dengi-pod-zalog-yuridicheskim-licam',
    () =>
      import(
        /* webpackChunkName: "dengi-pod-zalog-yuridicheskim-licam" */ './dengi-pod-zalog-yuridicheskim-licam.tsx'
      ),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-gruzovyh-avtomobiley',
    'dengi-pod-zalog-gruzovyh-avtomobiley',
    () =>
      import(
        /* webpackChunkName: "dengi-pod-zalog-gruzovyh-avtomobiley" */ './dengi-pod-zalog-gruzovyh-avtomobiley.tsx'
      ),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-spectehniki',
    'dengi-pod-zalog-spectehniki',
    () => import(/* webpackChunkName: "dengi-pod-zalog-spectehniki" */ './dengi-pod-zalog-spectehniki.tsx'),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-pts-bez-otkaza',
    'dengi-pod-zalog-pts-bez-otkaza',
    () =>
      import(/* webpackChunkName: "dengi-pod-zalog-pts-bez-otkaza" */ './dengi-pod-zalog-pts-bez-otkaza.tsx'),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-pts-online-na-kartu',
    'dengi-pod-zalog-pts-online-na-kartu',
    () =>
      import(
        /* webpackChunkName: "dengi-pod-zalog-pts-online-na-kartu" */ './dengi-pod-zalog-pts-online-na-kartu.tsx'
      ),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-pts-s-vyezdom-specialista',
    'dengi-pod-zalog-pts-s-vyezdom-specialista',
    () =>
      import(
        /* webpackChunkName: "dengi-pod-zalog-pts-s-vyezdom-specialista" */ './dengi-pod-zalog-pts-s-vyezdom-specialista.tsx'
      ),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-pts-bystro',
    'dengi-pod-zalog-pts-bystro',
    () => import(/* webpackChunkName: "dengi-pod-zalog-pts-bystro" */ './dengi-pod-zalog-pts-bystro.tsx'),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-pts-bez-spravok-o-dohodah',
    'dengi-pod-zalog-pts-bez-spravok-o-dohodah',
    () =>
      import(
        /* webpackChunkName: "dengi-pod-zalog-pts-bez-spravok-o-dohodah" */ './dengi-pod-zalog-pts-bez-spravok-o-dohodah.tsx'
      ),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-pts-pensioneram',
    'dengi-pod-zalog-pts-pensioneram',
    () =>
      import(
        /* webpackChunkName: "dengi-pod-zalog-pts-pensioneram" */ './dengi-pod-zalog-pts-pensioneram.tsx'
      ),
    { cityVariant: true },
  ),
  loanPageRoute(
    '/dengi-pod-zalog-pts-s-plohoi-kreditnoi-istoriee',
    'dengi-pod-zalog-pts-s-plohoi-kreditnoi-istoriee',
    () =>
      import(
        /* webpackChunkName: "dengi-pod-zalog-pts-s-plohoi-kreditnoi-istoriee" */ './dengi-pod-zalog-pts-s-plohoi-kreditnoi-istoriee.tsx'
      ),
    { cityVariant: true },
  ),
];
