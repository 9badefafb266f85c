import type { InvestorCalcOptions } from '@polden/api-contract';

const PERIODS = [12, 18, 24, 36];

export const OPTIONS: InvestorCalcOptions = {
  entities: [
    { id: 0, title: 'Физическое лицо', minSum: 1_500_000, defaultSum: 1_500_000 },
    { id: 1, title: 'Юридическое лицо', minSum: 500_000, defaultSum: 500_000 },
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
