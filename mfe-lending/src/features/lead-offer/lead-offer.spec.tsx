import { describe, expect, it } from '@jest/globals';
import { LEAD_STAGE_WORDS, type LeadOffer, type LeadStage } from '@polden/api-contract';
import { cleanup, render, screen } from '@testing-library/react';
import { LeadOfferFacts } from './lead-offer.tsx';

const offer: LeadOffer = {
  sum: 10_000,
  monthCount: null,
  days: 10,
  paymentKopecks: 1_080_000,
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
