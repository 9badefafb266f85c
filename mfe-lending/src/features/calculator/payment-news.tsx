import { useState } from 'react';
import type { LoanCalculation } from '@polden/lending-math';
import { formatKopecks } from '@polden/ru';
import { useDebounced, VisuallyHidden } from '@polden/ui';

/** Tells those who do not see it what the payment has become, once the slider rests. */
export function PaymentNews({ calculation }: { calculation: LoanCalculation }) {
  const { paymentKopecks, schedule } = calculation;
  const text = `${schedule.length === 1 ? 'К возврату одним платежом' : 'Ежемесячный платёж'} ${formatKopecks(paymentKopecks)}`;
  const [first] = useState(text);
  const rested = useDebounced(text);
  // The page's own first figure is read with the page.
  const [changed, setChanged] = useState(false);
  if (!changed && rested !== first) setChanged(true);
  return (
    <VisuallyHidden>
      <span role="status">{changed ? rested : ''}</span>
    </VisuallyHidden>
  );
}
