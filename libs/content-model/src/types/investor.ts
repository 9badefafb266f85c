import { defineContentType } from '../content-type.ts';
import { choice, day, decimal, figure, line, lines, whole } from './common-fields.ts';

export const bond = defineContentType({
  name: 'bond',
  table: 'bond',
  titles: { section: 'Облигации', accusative: 'выпуск' },
  title: 'ticker',
  ranges: [
    // One bond at least is sold.
    { from: 'nominal', to: 'volume' },
    { from: 'placedOn', to: 'dateBeforeOffer' },
  ],
  order: {},
  fields: {
    ticker: { ...line('Тикер', 20), unique: true },
    numberIssue: line('Номер выпуска', 40, 'toPublish'),
    coupon: figure(decimal('Купон, % годовых', 0, 100, 'toPublish')),
    volume: figure(whole('Объём, ₽', 1, 1_000_000_000_000, 'toPublish')),
    dateBeforeOffer: day('Дата до оферты', 'toPublish'),
    currentYear: whole('Год выпуска', 2000, 2100, 'toPublish'),
    year: { ...whole('Лет до погашения', 1, 50, 'toPublish'), ask: 'Укажите, сколько лет до погашения' },
    nominal: figure(whole('Номинал, ₽', 1, 1_000_000, 'toPublish')),
    placedOn: { ...day('Дата размещения'), hint: 'От неё считаются дни купонов и погашения' },
    coupons: choice('Купон платится', '4', {
      4: 'Раз в квартал',
      12: 'Каждый месяц',
      2: 'Раз в полгода',
      1: 'Раз в год',
    }),
    repayments: {
      ...lines('Возврат номинала частями', 500),
      hint: '«8: 25; 10: 25» — по 25 % номинала с купонами № 8 и 10, остаток в день погашения. Пусто: весь номинал в конце.',
    },
  },
});

export const depositTerm = defineContentType({
  name: 'deposit-term',
  table: 'deposit_term',
  titles: { section: 'Условия вложений', accusative: 'условие' },
  title: 'title',
  ranges: [{ from: 'minSum', to: 'maxSum' }],
  order: {},
  fields: {
    title: line('Название', 120),
    entity: choice('Кому', 'natural', { natural: 'Физическому лицу', legal: 'Юридическому лицу' }),
    profit: choice('Выплата', 'monthly', { monthly: 'Каждый месяц', end: 'В конце срока' }),
    months: figure(whole('Срок, месяцев', 1, 120, 'toPublish')),
    rate: figure(decimal('Ставка, % годовых', 0, 100, 'toPublish')),
    minSum: figure(whole('Сумма от, ₽', 0, 1_000_000_000, 'toPublish')),
    maxSum: figure(whole('Сумма до, ₽', 0, 1_000_000_000, 'toPublish')),
  },
});
