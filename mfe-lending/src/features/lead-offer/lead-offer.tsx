import type { LeadOffer } from '@polden/api-contract';
import { formatKopecks, formatPercent, formatRubles, plural } from '@polden/ru';
import { FactList } from '@polden/ui';
import { termOf } from './term-of.ts';

/** What was approved and what it costs: the full cost before the rest, as in the calculator. */
export function LeadOfferFacts({ offer }: { offer: LeadOffer }) {
  const { sum, days, paymentKopecks, overpaymentKopecks, fullCostPercent, coolingOffHours } = offer;
  const rows = [
    ['Полная стоимость займа (ПСК)', `${formatPercent(fullCostPercent, 3)} годовых`],
    ['Сумма', formatRubles(sum)],
    ['Срок', termOf(offer)],
    [days === null ? 'Ежемесячный платёж' : 'К возврату одним платежом', formatKopecks(paymentKopecks)],
    ['Переплата', formatKopecks(overpaymentKopecks)],
    ['Деньги придут', moneyComes(coolingOffHours)],
  ] as const;
  return <FactList facts={rows} />;
}

function moneyComes(hours: number): string {
  if (hours === 0) return 'сразу после подписания';
  const words = plural(hours, { single: 'час', more: 'часа', many: 'часов' });
  return `через ${hours}\u00a0${words} после подписания: до этого можно передумать`;
}
