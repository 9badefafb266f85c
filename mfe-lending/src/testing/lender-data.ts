import {
  PERSONAL_DATA_CONSENT,
  type LeadDocument,
  type LeadProgress,
  type ProductConditions,
  type ProductInfo,
  type Promotion,
} from '@polden/api-contract';
import { fullCostRange } from '@polden/lending-math';
import type { ShellData } from '@polden/mfe-contract';
import { SHELL_DATA as ANY_SHELL_DATA } from '@polden/ui/testing';

export const RIGHT_CODE = '123456';
export const LEAD_ID = '0b6fb6f0-6f4c-4b3e-9a51-1d6f6c1f2a10';

export const PROGRESS: LeadProgress = {
  status: 'success',
  stage: 'accepted',
  percents: 100,
  timer: 1,
  secondsLeft: 0,
  link: 'https://lk.example/in?t=1',
  limit: null,
  offer: null,
  formSessionId: null,
  signature: 'none',
  unfinished: null,
};

const MONTHS = { single: 'месяц', more: 'месяца', many: 'месяцев' };

export const PROMOTION: Promotion = {
  name: 'Две недели без процентов',
  product: 'pdl',
  term: { min: 5, max: 14 },
  sum: { min: 1_000, max: 30_000 },
  link: '/lgotniy-period',
};

const CONDITIONS: ProductConditions[] = [
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

export const PRODUCTS: ProductInfo[] = CONDITIONS.map((product) => ({
  ...product,
  fullCost: fullCostRange(product, '2026-11-20', PROMOTION),
}));

const PLEDGED = PRODUCTS[1] ?? PRODUCTS[0];
if (!PLEDGED) throw new Error('no products');

/** Those of the other pages differ from a title loan in their bounds only. */
PRODUCTS.push(
  {
    ...PLEDGED,
    product: 'business',
    title: 'Для бизнеса',
    sum: { min: 1_000_000, max: 5_000_000, step: 50_000, default: 5_000_000 },
  },
  {
    ...PLEDGED,
    product: 'refinance',
    title: 'Рефинансирование',
    terms: { ...PLEDGED.terms, default: 1_080 },
  },
  { ...PLEDGED, product: 'collateral', title: 'Под залог', terms: { ...PLEDGED.terms, default: 1_080 } },
  {
    ...PLEDGED,
    product: 'car-purchase',
    title: 'На покупку авто',
    terms: { min: 720, max: 1_440, step: 360, default: 1_080, multiply: 360 },
    sum: { ...PLEDGED.sum, default: 700_000 },
    termsDesc: { single: 'год', more: 'года', many: 'лет' },
  },
  {
    ...PLEDGED,
    product: 'bank',
    title: 'Себе',
    additionalSteps: 0,
    sum: { ...PLEDGED.sum, default: 350_000 },
  },
  {
    ...PLEDGED,
    product: 'bank-business',
    title: 'Бизнесу',
    additionalSteps: 0,
    sum: { min: 50_000, max: 5_000_000, step: 50_000, default: 350_000 },
  },
);

export const DOCUMENTS: LeadDocument[] = [
  { id: 'credit-history', title: 'Согласие на запрос кредитной истории', link: '/d/1', isRequired: true },
  { id: 'e-interaction', title: 'Соглашение об электронном взаимодействии', link: '/d/2', isRequired: true },
  {
    id: PERSONAL_DATA_CONSENT,
    title: 'Согласие на обработку персональных данных',
    link: '/d/3',
    isRequired: true,
  },
];

export const SHELL_DATA: ShellData = {
  ...ANY_SHELL_DATA,
  counters: [
    { module: 'loans', sum: 20_480_000_000, velocity: 350_000_000, created_at: '2026-11-20 12:00:00' },
  ],
};

export const PLACES = [
  {
    value: 'ОВД РАЙОНА АРБАТ ГОРОДА МОСКВЫ',
    data: { code: '770-001', name: 'ОВД РАЙОНА АРБАТ ГОРОДА МОСКВЫ' },
  },
];
