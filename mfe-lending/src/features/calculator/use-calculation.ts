import { useMemo } from 'react';
import { calculateLoan, type LoanCalculation } from '@polden/lending-math';
import type { LoanFigures } from './loan-offer.model.ts';
import type { Loan } from './loan-choice.ts';

export function useCalculation(
  { product, sumRubles, termDays }: Loan,
  { today, promotion }: LoanFigures,
): LoanCalculation {
  return useMemo(
    () => calculateLoan(product, sumRubles, termDays, today, promotion),
    [product, sumRubles, termDays, today, promotion],
  );
}
