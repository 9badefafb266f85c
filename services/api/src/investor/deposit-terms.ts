import type { InvestorCalcOptions } from '@polden/api-contract';

const NATURAL = 0;
const LEGAL = 1;
const MONTHLY = 1;
const AT_THE_END = 2;
const PERCENT_A_YEAR = 18;

/**
 * What investors are offered. A natural person may lend to a microfinance company from 1.5 million roubles on
 * (Federal Law 151-FZ, article 12); for legal persons the law sets no minimum, the half million is the company's.
 */
export const depositTerms: InvestorCalcOptions = {
  entities: [
    { id: NATURAL, title: 'Физическое лицо', minSum: 1_500_000, defaultSum: 1_500_000 },
    { id: LEGAL, title: 'Юридическое лицо', minSum: 500_000, defaultSum: 1_500_000 },
  ],
  maxSum: 250_000_000,
  profitOptions: [
    { id: MONTHLY, title: 'Каждый месяц' },
    { id: AT_THE_END, title: 'В конце срока' },
  ],
  periods: [12, 18, 24, 36],
  defaultPeriod: 18,
  rates: [
    { entity: NATURAL, profitOption: MONTHLY, percent: PERCENT_A_YEAR },
    { entity: NATURAL, profitOption: AT_THE_END, percent: PERCENT_A_YEAR },
    { entity: LEGAL, profitOption: MONTHLY, percent: PERCENT_A_YEAR },
    { entity: LEGAL, profitOption: AT_THE_END, percent: PERCENT_A_YEAR },
  ],
};
