import { describe, expect, it } from '@jest/globals';
import {
  LEAD_STAGE_WORDS,
  leadNextSteps,
  type LeadOffer,
  type LeadStage,
  type ProductCode,
} from '@polden/api-contract';
import { cleanup, render, screen } from '@testing-library/react';
import { LeadOfferFacts } from './lead-offer.tsx';

const offer: LeadOffer = {
  product: 'pdl',
  sum: 10_000,
  monthCount: null,
  days: 10,
  paymentKopecks: 1_080_000,
  paymentCount: 1,
  lastPaymentKopecks: 1_080_000,
  overpaymentKopecks: 80_000,
  fullCostPercent: 292,
  coolingOffHours: 0,
};

describe('an offer', () => {
  it('says why it has interest where the promotion was used, and when it may be used again', () => {
    render(
      <LeadOfferFacts
        stage="approved"
        offer={{ ...offer, promotionUsed: { on: '2026-11-27', again: '2027-05-27' } }}
      />,
    );
    expect(screen.getByText(/раз в полгода: 27\.11\.2026/u).textContent).toMatch(
      /Снова\s—\sс\s27\.05\.2027/u,
    );
  });

  it('says what was asked for where it is something else', () => {
    render(
      <LeadOfferFacts
        stage="approved"
        offer={{ ...offer, asked: { sum: 30_000, monthCount: null, days: 14 } }}
      />,
    );
    expect(screen.getByText('Вы просили').nextElementSibling).toHaveTextContent(/^30\s000\s₽ на 14\sдней$/u);
    cleanup();
    render(<LeadOfferFacts stage="approved" offer={offer} />);
    expect(screen.queryByText('Вы просили')).toBeNull();
  });

  it.each<[LeadStage, string | null]>([
    ['approved', 'Предложение действует'],
    ['contract-questions', 'Предложение действует'],
    ['lapsed', 'Предложение действовало'],
    ['signed', null],
    ['declined', null],
  ])('that is %s says of its last day: %s', (stage, label) => {
    render(<LeadOfferFacts stage={stage} offer={{ ...offer, until: '2026-11-27' }} />);
    const day = screen.queryByText(/до конца дня 27\.11\.2026 по\sМоскве/u);
    expect(day?.previousElementSibling?.textContent ?? null).toBe(label);
  });

  it('has figures that add up where the law ends the loan before its term', () => {
    render(
      <LeadOfferFacts
        stage="approved"
        offer={{
          ...offer,
          sum: 60_000,
          monthCount: 8,
          days: null,
          paymentKopecks: 1_769_761,
          paymentCount: 7,
          lastPaymentKopecks: 1_381_434,
          overpaymentKopecks: 6_000_000,
        }}
      />,
    );
    const valueOf = (term: string) => screen.getByText(term).nextElementSibling;
    expect(valueOf('Платежей будет')).toHaveTextContent(/^7, а не 8: проценты дойдут до предела/u);
    expect(valueOf('Последний платёж')).toHaveTextContent(/^13\s814,34\s₽$/u);
    cleanup();
    render(<LeadOfferFacts stage="approved" offer={offer} />);
    expect(screen.queryByText(/Платежей будет|Последний платёж/u)).toBeNull();
  });

  it('says nothing of a promotion that is not its own', () => {
    render(<LeadOfferFacts stage="approved" offer={offer} />);
    expect(screen.queryByText(/Акция/u)).toBeNull();
  });

  it.each<LeadStage>(['approved', 'signed'])('that is %s has its money after the contract', (stage) => {
    render(<LeadOfferFacts stage={stage} offer={offer} />);
    expect(screen.getByText('сразу после подписания договора')).toBeVisible();
    expect(LEAD_STAGE_WORDS[stage].next.map(({ title }) => title).slice(-2)).toEqual(['Договор', 'Деньги']);
  });

  it.each<[ProductCode, number, string, RegExp]>([
    ['pts', 48, 'Деньги придут', /^через 48\sчасов после подписания договора: до этого можно передумать$/u],
    ['refinance', 48, 'Деньги кредиторам', /^переведём через 48\sчасов после подписания договора: до этого/u],
    ['refinance', 0, 'Деньги кредиторам', /^переведём сразу после подписания договора$/u],
    ['car-purchase', 48, 'Деньги продавцу или вам', /^через 48\sчасов .+ Автосалону\s— сразу$/u],
    ['business', 0, 'Деньги придут', /^сразу после подписания договора$/u],
  ])('of %s with a pause of %s hours says where the money goes and when', (product, hours, label, when) => {
    render(<LeadOfferFacts stage="approved" offer={{ ...offer, product, coolingOffHours: hours }} />);
    expect(screen.getByText(label).nextElementSibling).toHaveTextContent(when);
    expect(screen.queryByText('На руки')?.nextElementSibling?.textContent ?? null).toBe(
      product === 'refinance' ? 'не больше четверти суммы' : null,
    );
    cleanup();
    const { text } = leadNextSteps('signed', product).at(-1) ?? {};
    if (product === 'refinance') expect(text).toMatch(/каждому кредитору.+не больше четверти суммы/u);
    expect(/карту или счёт/u.test(text ?? '')).toBe(product === 'pts');
  });

  it('that is over has no money to come', () => {
    render(<LeadOfferFacts stage="done" offer={offer} />);
    expect(screen.queryByText('Деньги придут')).toBeNull();
  });
});
