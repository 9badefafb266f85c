import { describe, expect, it } from '@jest/globals';
import { LEAD_STAGE_WORDS, type LeadOffer, type LeadStage } from '@polden/api-contract';
import { cleanup, render, screen } from '@testing-library/react';
import { LeadOfferFacts } from './lead-offer.tsx';

const offer: LeadOffer = {
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

  it('that is over has no money to come', () => {
    render(<LeadOfferFacts stage="done" offer={offer} />);
    expect(screen.queryByText('Деньги придут')).toBeNull();
  });
});
