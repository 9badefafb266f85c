import { bond, counter, depositTerm } from '@polden/content-model';
import { plural } from '@polden/ru';
import { type DemoSet, demoSet } from './demo-content.ts';

const MONTHS = [12, 18, 24, 36];
const MONTH = { single: 'месяц', more: 'месяца', many: 'месяцев' };
const MAX_SUM = 250_000_000;
const ENTITIES: [entity: 'natural' | 'legal', title: string, minSum: number][] = [
  ['natural', 'Физическому лицу', 1_500_000],
  ['legal', 'Юридическому лицу', 500_000],
];
const PROFITS: [profit: 'monthly' | 'end', title: string][] = [
  ['monthly', 'выплата каждый месяц'],
  ['end', 'выплата в конце срока'],
];

const depositTerms = ENTITIES.flatMap(([entity, whom, minSum]) =>
  PROFITS.flatMap(([profit, how]) =>
    MONTHS.map((months) => ({
      fields: {
        title: `${whom}: ${months} ${plural(months, MONTH)}, ${how}`,
        entity,
        profit,
        months,
        rate: 18,
        minSum,
        maxSum: MAX_SUM,
      },
    })),
  ),
);

const bonds: [
  ticker: string,
  numberIssue: string,
  coupon: number,
  volume: number,
  dateBeforeOffer: string,
  currentYear: number,
  year: number,
  placedOn: string,
][] = [
  ['ПОЛДЕНЬ-01', '4B02-01-00012-L', 12.75, 400_000_000, '2027-06-18', 2024, 3, '2024-11-25'],
  ['ПОЛДЕНЬ-02', '4B02-02-00012-L', 16.5, 300_000_000, '2027-11-26', 2025, 3, '2025-02-17'],
  ['ПОЛДЕНЬ-03', '4B02-03-00012-L', 18.25, 500_000_000, '2028-04-14', 2025, 4, '2025-10-06'],
  ['ПОЛДЕНЬ-04', '4B02-04-00012-L', 17, 250_000_000, '2028-09-22', 2026, 3, '2026-09-14'],
];

export const figures: DemoSet[] = [
  demoSet(depositTerm, depositTerms),
  demoSet(
    bond,
    bonds.map(([ticker, numberIssue, coupon, volume, dateBeforeOffer, currentYear, year, placedOn]) => ({
      fields: {
        ticker,
        numberIssue,
        coupon,
        volume,
        dateBeforeOffer,
        currentYear,
        year,
        nominal: 1_000,
        placedOn,
        coupons: '4',
      },
    })),
  ),
  demoSet(counter, [
    { fields: { module: 'loans', sum: 20_480_000_000, velocity: 350_000_000 } },
    { fields: { module: 'investments', sum: 1_240_000_000, velocity: 290_000_000 } },
  ]),
];
