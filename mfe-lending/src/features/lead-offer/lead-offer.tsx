import {
  fewerPayments,
  type LeadOffer,
  type LeadStage,
  OFFERED_LEAD_STAGES,
  OVER_LEAD_STAGES,
  type ProductCode,
  type PromotionUsed,
} from '@polden/api-contract';
import { formatDate, formatKopecks, formatPercent, formatRubles, plural } from '@polden/ru';
import { FactList } from '@polden/ui';
import { termOf } from './term-of.ts';

/** What was approved and what it costs: the full cost before the rest, as in the calculator. */
export function LeadOfferFacts({ stage, offer }: { stage: LeadStage; offer: LeadOffer }) {
  const {
    product,
    sum,
    days,
    monthCount,
    paymentKopecks,
    paymentCount,
    lastPaymentKopecks,
    overpaymentKopecks,
    fullCostPercent,
    coolingOffHours,
    until,
    promotionUsed,
    asked,
  } = offer;
  const holds = HOLDS[stage];
  const fewer = monthCount === null ? null : fewerPayments(paymentCount, monthCount);
  const rows = [
    ['Полная стоимость займа (ПСК)', `${formatPercent(fullCostPercent, 3)} годовых`],
    ['Сумма', formatRubles(sum)],
    ['Срок', termOf(offer)],
    ...(asked ? [['Вы просили', `${formatRubles(asked.sum)} на ${termOf(asked)}`] as const] : []),
    [days === null ? 'Ежемесячный платёж' : 'К возврату одним платежом', formatKopecks(paymentKopecks)],
    ...(fewer === null ? [] : [['Платежей будет', fewer] as const]),
    ...(lastPaymentKopecks === paymentKopecks
      ? []
      : [['Последний платёж', formatKopecks(lastPaymentKopecks)] as const]),
    ['Переплата', formatKopecks(overpaymentKopecks)],
    ...(OVER_LEAD_STAGES.includes(stage) ? [] : moneyRows(product, coolingOffHours)),
    ...(until === undefined || holds === undefined ? [] : [[holds, untilEnd(until)] as const]),
    ...(promotionUsed ? [['Акция 0\u00a0%', whyNotFree(promotionUsed)] as const] : []),
  ] as const;
  return <FactList facts={rows} />;
}

/** What stands beside the last day of an offer that is open, or was until then. */
const HOLDS: Partial<Record<LeadStage, string>> = {
  ...Object.fromEntries(OFFERED_LEAD_STAGES.map((stage) => [stage, 'Предложение действует'])),
  lapsed: 'Предложение действовало',
};

function untilEnd(day: string): string {
  return `до конца дня ${formatDate(day, 'DD.MM.YYYY')} по\u00a0Москве`;
}

function whyNotFree({ on, again }: PromotionUsed): string {
  const [used, next] = [on, again].map((day) => formatDate(day, 'DD.MM.YYYY'));
  return `действует раз в полгода: ${used} вы уже подписали документы по ней. Снова\u00a0— с\u00a0${next}`;
}

/** Where the money goes and when: as the pages of the product promise it. */
function moneyRows(product: ProductCode, hours: number): (readonly [label: string, value: string])[] {
  const when = moneyComes(hours);
  if (product === 'refinance')
    return [
      ['Деньги кредиторам', `переведём ${when}`],
      ['На руки', 'не больше четверти суммы'],
    ];
  if (product !== 'car-purchase') return [['Деньги придут', when]];
  // The law knows no pause for what is paid to a company that sells the car.
  return [['Деньги продавцу или вам', hours === 0 ? when : `${when}. Автосалону\u00a0— сразу`]];
}

function moneyComes(hours: number): string {
  if (hours === 0) return 'сразу после подписания договора';
  const words = plural(hours, { single: 'час', more: 'часа', many: 'часов' });
  return `через ${hours}\u00a0${words} после подписания договора: до этого можно передумать`;
}
