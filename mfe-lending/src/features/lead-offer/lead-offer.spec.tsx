import { describe, expect, it } from '@jest/globals';
import type { LeadOffer } from '@polden/api-contract';
import { render, screen } from '@testing-library/react';
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
    render(<LeadOfferFacts offer={{ ...offer, promotionUsed: { on: '2026-11-27', again: '2027-05-27' } }} />);
    expect(screen.getByText(/раз в полгода: 27\.11\.2026/u).textContent).toMatch(
      /Снова\s—\sс\s27\.05\.2027/u,
    );
  });

  it('says nothing of a promotion that is not its own', () => {
    render(<LeadOfferFacts offer={offer} />);
    expect(screen.queryByText(/Акция/u)).toBeNull();
  });
});
