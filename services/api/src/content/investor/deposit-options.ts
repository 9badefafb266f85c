import type {
  InvestorCalcOptions,
  InvestorEntityId,
  InvestorRate,
  ProfitOptionId,
} from '@polden/api-contract';
import type { ContentValues, depositTerm } from '@polden/content-model';
import { LEAST_NATURAL_DEPOSIT_RUBLES } from '@polden/lending-math';

type Term = ContentValues<typeof depositTerm>;

const ENTITIES: Record<string, { id: InvestorEntityId; title: string }> = {
  natural: { id: 0, title: 'Физическое лицо' },
  legal: { id: 1, title: 'Юридическое лицо' },
};
const PROFITS: Record<string, { id: ProfitOptionId; title: string }> = {
  monthly: { id: 1, title: 'Каждый месяц' },
  end: { id: 2, title: 'В конце срока' },
};
const LEAST_SUMS: Record<InvestorEntityId, number> = { 0: LEAST_NATURAL_DEPOSIT_RUBLES, 1: 0 };
/** The term that stands there first. */
const USUAL_MONTHS = 18;

/**
 * Bounds and rates of the calculator. Of two terms for the same person, payout and number of months the one that
 * stands first counts.
 */
export function depositOptions(terms: readonly Term[]): Omit<InvestorCalcOptions, 'asOf'> {
  const offers = distinct(terms.flatMap(toOffer));
  const periods = [...new Set(offers.map(({ months }) => months))].sort((a, b) => a - b);
  const maxSum = Math.max(0, ...offers.map((offer) => offer.maxSum));
  return {
    entities: Object.values(ENTITIES).flatMap((entity) => {
      const own = offers.filter((offer) => offer.entity === entity.id);
      if (own.length === 0) return [];
      const minSum = Math.min(...own.map((offer) => offer.minSum));
      // The least that is possible is what both begin with.
      return [{ ...entity, minSum, defaultSum: minSum }];
    }),
    maxSum,
    profitOptions: Object.values(PROFITS).filter(({ id }) =>
      offers.some(({ profitOption }) => profitOption === id),
    ),
    periods,
    defaultPeriod: nearest(periods, USUAL_MONTHS),
    rates: offers,
  };
}

function toOffer({ entity, profit, months, rate, minSum, maxSum }: Term): InvestorRate[] {
  const [person, payout] = [ENTITIES[entity], PROFITS[profit]];
  if (!person || !payout || months === null || rate === null) return [];
  // Of a term from before this was checked, what the law allows is offered.
  const bounds = { minSum: Math.max(minSum ?? 0, LEAST_SUMS[person.id]), maxSum: maxSum ?? 0 };
  if (bounds.maxSum < bounds.minSum) return [];
  return [{ entity: person.id, profitOption: payout.id, months, percent: rate, ...bounds }];
}

function distinct(offers: readonly InvestorRate[]): InvestorRate[] {
  const byKey = new Map<string, InvestorRate>();
  for (const offer of offers) {
    const key = [offer.entity, offer.profitOption, offer.months].join();
    if (!byKey.has(key)) byKey.set(key, offer);
  }
  return [...byKey.values()];
}

function nearest(numbers: readonly number[], wanted: number): number {
  return [...numbers].sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))[0] ?? wanted;
}
