import { useEffect, useState } from 'react';
import type { LoanCalculation } from '@polden/lending-math';
import { formatKopecks } from '@polden/ru';
import { ButtonLink } from '@polden/ui';
import { REQUEST_ANCHOR } from './anchor.ts';
import css from './payment-bar.module.css';

/** On a phone: the payment and the way to the request, at the foot of the screen while the request itself is out of it. */
export function PaymentBar({ calculation }: { calculation: LoanCalculation }) {
  const isAway = useIsAway(REQUEST_ANCHOR);
  const { paymentKopecks, schedule } = calculation;
  return (
    <div className={css.screen}>
      <aside className={css.bar} aria-label="Платёж и заявка" data-foot-bar="" data-on={isAway}>
        <p className={css.payment}>
          <strong>{formatKopecks(paymentKopecks)}</strong>{' '}
          {schedule.length === 1 ? 'к\u00a0возврату' : 'в\u00a0месяц'}
        </p>
        <ButtonLink href={`#${REQUEST_ANCHOR}`}>Оформить</ButtonLink>
      </aside>
    </div>
  );
}

/** Whether the element `id` is out of the window but for what the bar covers; false until the browser has looked, and where there is none. */
function useIsAway(id: string): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    const watched = document.getElementById(id);
    if (!watched || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => setIsAway(entries.at(-1)?.isIntersecting === false),
      { rootMargin: '0px 0px -15%' },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [id]);
  return isAway;
}
