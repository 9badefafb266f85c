import { ButtonLink, Container, PageHeading, PageMeta, useShellData } from '@polden/ui';
import { useActionData, useFetcher } from 'react-router-dom';
import { SUBSCRIPTION_PATH, type SubscriptionAnswer } from './subscription.action.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import css from './subscription.module.css';

/** `/podpiska`: the form as a page of its own; a form that was sent without JavaScript is answered here. */
export function SubscriptionPage() {
  const { subscription } = useShellData();
  const posted = useActionData<SubscriptionAnswer>();
  const fetcher = useFetcher<SubscriptionAnswer>();
  return (
    <Container width="narrow">
      <PageMeta title="Подписка на письма" noindex />
      <div className={css.page}>
        <PageHeading
          title="Письма в полдень"
          lead="Раз в месяц: что изменилось в условиях, как читать договор и на чём не терять деньги."
        />
        {subscription ? (
          <SubscriptionForm fetcher={fetcher} posted={posted} url={SUBSCRIPTION_PATH} />
        ) : (
          <p>Сейчас подписаться не получится: мы чиним почту. Загляните, пожалуйста, позже.</p>
        )}
        {(posted ?? fetcher.data)?.done && <ButtonLink to="/">На главную</ButtonLink>}
      </div>
    </Container>
  );
}
