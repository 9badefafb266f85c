import type { LeadOffer, PromotionUsed } from '@polden/api-contract';
import { formatDate, formatKopecks, formatPercent, formatRubles, plural } from '@polden/ru';
import { FactList } from '@polden/ui';
import { termOf } from './term-of.ts';

/** What was approved and what it costs: the full cost before the rest, as in the calculator. */
export function LeadOfferFacts({ offer }: { offer: LeadOffer }) {
  const { sum, days, paymentKopecks, overpaymentKopecks, fullCostPercent, coolingOffHours, promotionUsed } =
    offer;
  const rows = [
    ['Полная стоимость займа (ПСК)', `${formatPercent(fullCostPercent, 3)} годовых`],
    ['Сумма', formatRubles(sum)],
    ['Срок', termOf(offer)],
    [days === null ? 'Ежемесячный платёж' : 'К возврату одним платежом', formatKopecks(paymentKopecks)],
    ['Переплата', formatKopecks(overpaymentKopecks)],
    ['Деньги придут', moneyComes(coolingOffHours)],
    ...(promotionUsed ? [['Акция 0\u00a0%', whyNotFree(promotionUsed)] as const] : []),
  ] as const;
  return <FactList facts={rows} />;
}

function whyNotFree({ on, again }: PromotionUsed): string {
  const [used, next] = [on, again].map((day) => formatDate(day, 'DD.MM.YYYY'));
  return `действует раз в полгода: ${used} её условия уже предложены по другой вашей заявке. Снова\u00a0— с\u00a0${next}`;
}

function moneyComes(hours: number): string {
  if (hours === 0) return 'сразу после подписания';
  const words = plural(hours, { single: 'час', more: 'часа', many: 'часов' });
  return `через ${hours}\u00a0${words} после подписания: до этого можно передумать`;
}
