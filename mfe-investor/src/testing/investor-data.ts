import type { InvestorCalcOptions } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';

const PERIODS = [12, 18, 24, 36];

export const OPTIONS: InvestorCalcOptions = {
  entities: [
    { id: 0, title: 'Физическое лицо', minSum: 1_500_000, defaultSum: 1_500_000 },
    { id: 1, title: 'Юридическое лицо', minSum: 500_000, defaultSum: 2_000_000 },
  ],
  maxSum: 250_000_000,
  profitOptions: [
    { id: 1, title: 'Каждый месяц' },
    { id: 2, title: 'В конце срока' },
  ],
  periods: PERIODS,
  defaultPeriod: 18,
  rates: ([0, 1] as const).flatMap((entity) =>
    ([1, 2] as const).flatMap((profitOption) =>
      PERIODS.map((months) => ({ entity, profitOption, months, percent: 18 })),
    ),
  ),
};

export const SHELL_DATA: ShellData = {
  brand: {
    slug: 'polden',
    name: 'Полдень',
    nameLocative: 'Полдне',
    domain: 'polden.example',
    tagline: '',
    phones: [{ title: '8 800 555-12-00', tel: '+78005551200' }],
    email: 'info@polden.example',
    address: {
      street: 'ул. Ясная, 12',
      locality: 'Москва',
      region: 'Москва',
      country: 'Россия',
      postalCode: '101000',
    },
    workingHours: 'с 9 до 21',
    legal: {
      name: 'ООО «Полдень»',
      inn: '1',
      ogrn: '2',
      registryNumber: '3',
      registryDate: '01.01.2020',
      sro: 'СРО',
    },
  },
  city: {
    alias: 'msk',
    title: 'Москва',
    prepositional: 'Москве',
    where: 'в Москве',
    isDefault: true,
    origin: 'https://polden.example',
    mainOrigin: 'https://polden.example',
  },
  settings: { currentDate: '2026-11-20T12:00:00+03:00', cookieManifest: { visible: false } },
  menu: [],
  counters: [],
  texts: {},
  footerSeo: [],
  networks: [],
  banners: [],
  local: false,
};
