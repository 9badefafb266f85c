import { useMemo } from 'react';
import { calculateLoan, type LoanCalculation } from '@polden/lending-math';
import type { Loan } from './loan-choice.ts';

export function useCalculation({ product, sumRubles, termDays }: Loan, today: string): LoanCalculation {
  return useMemo(
    () => calculateLoan(product, sumRubles, termDays, today),
    [product, sumRubles, termDays, today],
  );
}
