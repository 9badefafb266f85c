import { Container, useShellData } from '@polden/ui';
import { useId } from 'react';
import { useFetcher, useLocation } from 'react-router-dom';
import type { SubscriptionAnswer } from './subscription-answer.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import css from './subscription.module.css';

/** The invitation to the letters, above the footer's links. */
export function SubscriptionBand() {
  const { subscription } = useShellData();
  const { pathname } = useLocation();
  const fetcher = useFetcher<SubscriptionAnswer>();
  const titleId = useId();
  if (!subscription) return null;
  return (
    <section className={css.band} aria-labelledby={titleId} data-theme="dark">
      <Container>
        <div className={css.columns}>
          <div>
            <h2 id={titleId} className={css.title}>
              Письма в полдень
            </h2>
            <p className={css.lead}>
              Раз в месяц: что изменилось в условиях, как читать договор и на чём не терять деньги.
            </p>
          </div>
          <SubscriptionForm fetcher={fetcher} url={pathname} />
        </div>
      </Container>
    </section>
  );
}
