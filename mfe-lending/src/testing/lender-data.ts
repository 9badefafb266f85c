import type { LeadDocument, ProductInfo } from '@polden/api-contract';
import type { ShellData } from '@polden/mfe-contract';

export const RIGHT_CODE = '123456';
export const LEAD_ID = '0b6fb6f0-6f4c-4b3e-9a51-1d6f6c1f2a10';

const MONTHS = { single: 'месяц', more: 'месяца', many: 'месяцев' };

export const PRODUCTS: ProductInfo[] = [
  {
    product: 'installment',
    title: 'В рассрочку',
    terms: { min: 90, max: 360, step: 30, default: 360, multiply: 30 },
    sum: { min: 3_000, max: 100_000, step: 1_000, default: 80_000 },
    termsDesc: MONTHS,
    additionalSteps: 4,
    rates: [
      { fromDays: 90, percent: 24.33, unit: 'month' },
      { fromDays: 270, percent: 12.745, unit: 'month' },
    ],
  },
  {
    product: 'pts',
    title: 'Под залог ПТС',
    terms: { min: 720, max: 1440, step: 360, default: 1440, multiply: 30 },
    sum: { min: 50_000, max: 1_000_000, step: 10_000, default: 280_000 },
    termsDesc: MONTHS,
    additionalSteps: 4,
    rates: [{ fromDays: 720, percent: 4.2, unit: 'month' }],
  },
  {
    product: 'pdl',
    title: 'До зарплаты',
    terms: { min: 5, max: 30, step: 1, default: 21, multiply: 1 },
    sum: { min: 1_000, max: 30_000, step: 500, default: 15_000 },
    termsDesc: { single: 'день', more: 'дня', many: 'дней' },
    additionalSteps: 0,
    rates: [{ fromDays: 5, percent: 0.8, unit: 'day' }],
  },
];

export const DOCUMENTS: LeadDocument[] = [
  { id: 'credit-history', title: 'Согласие на запрос кредитной истории', link: '/d/1', isRequired: true },
  { id: 'e-interaction', title: 'Соглашение об электронном взаимодействии', link: '/d/2', isRequired: true },
];

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
      name: 'ООО МФК «Полдень»',
      inn: '1',
      ogrn: '2',
      registryNumber: '3',
      registryDate: '01.01.2020',
      sro: 'СРО',
    },
  },
  settings: { currentDate: '2026-11-20T12:00:00+03:00', cookieManifest: { visible: false } },
  menu: [],
  counters: [
    { module: 'loans', sum: 20_480_000_000, velocity: 350_000_000, created_at: '2026-11-20 12:00:00' },
  ],
  local: false,
};
