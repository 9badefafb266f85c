import {
  type AccountRequest,
  LEAD_KIND_WORDS,
  LEAD_STAGE_WORDS,
  leadNextSteps,
  LOAN_NAMES,
} from '@polden/api-contract';
import { formatRubles } from '@polden/ru';
import { termOf } from '../lead-offer/term-of.ts';

/** «Заём под ПТС, 280 000 ₽ на 48 месяцев»: what was approved, before that what was asked for. */
export function requestTitle({ kind, product, offer, ...asked }: AccountRequest): string {
  const subject = product === null ? LEAD_KIND_WORDS[kind] : LOAN_NAMES[product];
  const { requiredSum, requiredMonthCount, days: askedDays } = asked;
  const { sum, monthCount, days } = offer ?? {
    sum: requiredSum,
    monthCount: requiredMonthCount,
    days: askedDays,
  };
  if (sum === null) return subject;
  const term = monthCount === null && days === null ? '' : ` на ${termOf({ monthCount, days })}`;
  return `${subject}, ${formatRubles(sum)}${term}`;
}

/** What a request that asks for no loan is told of its state. */
const OTHERS: Partial<Record<AccountRequest['stage'], string>> = {
  'in-work': 'Ею занимается специалист. Если чего-то не хватит, он свяжется с вами.',
  done: 'По ней всё сделано.',
};

/** Its state and what to expect: for a loan in the words of its own page and of the messages, otherwise of its form. */
export function stateWords({ stage, thanks, product }: AccountRequest) {
  const { state, text } = LEAD_STAGE_WORDS[stage];
  if (thanks === null) return { state, text, next: leadNextSteps(stage, product) };
  return {
    state,
    text: stage === 'accepted' ? `${thanks.title}. ${thanks.text}` : (OTHERS[stage] ?? text),
    next: [],
  };
}
