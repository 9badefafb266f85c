import type { ProductConditions, Promotion } from '@polden/api-contract';

const months = { single: 'месяц', more: 'месяца', many: 'месяцев' };

export const installment: ProductConditions = {
  product: 'installment',
  title: 'До зарплаты и дальше',
  terms: { min: 90, max: 360, step: 30, default: 360, multiply: 30 },
  sum: { min: 3_000, max: 100_000, step: 1_000, default: 80_000 },
  termsDesc: months,
  additionalSteps: 4,
  rates: [
    { fromDays: 90, percent: 24.33, unit: 'month' },
    { fromDays: 270, percent: 12.745, unit: 'month' },
  ],
};

export const payday: ProductConditions = {
  product: 'pdl',
  title: 'До зарплаты',
  terms: { min: 5, max: 30, step: 1, default: 21, multiply: 1 },
  sum: { min: 1_000, max: 30_000, step: 500, default: 15_000 },
  termsDesc: { single: 'день', more: 'дня', many: 'дней' },
  additionalSteps: 0,
  rates: [{ fromDays: 5, percent: 0.8, unit: 'day' }],
};

export const titleLoan: ProductConditions = {
  product: 'pts',
  title: 'Под залог ПТС',
  terms: { min: 720, max: 1440, step: 360, default: 1440, multiply: 30 },
  sum: { min: 50_000, max: 1_000_000, step: 10_000, default: 280_000 },
  termsDesc: months,
  additionalSteps: 4,
  rates: [{ fromDays: 720, percent: 4.2, unit: 'month' }],
};

/** The unit of its terms is a year of 360 days. */
export const carPurchase: ProductConditions = {
  ...titleLoan,
  product: 'car-purchase',
  title: 'На покупку авто',
  terms: { min: 720, max: 1440, step: 360, default: 1080, multiply: 360 },
  termsDesc: { single: 'год', more: 'года', many: 'лет' },
};

export const twoFreeWeeks: Promotion = {
  name: 'Две недели без процентов',
  product: 'pdl',
  term: { min: 5, max: 14 },
  sum: { min: 1_000, max: 30_000 },
  link: '/lgotniy-period',
};
