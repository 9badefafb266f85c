import { SENT_PARAM } from '@polden/api-contract';
import { ButtonLink, Container, PageHeading, PageMeta, useShellData } from '@polden/ui';
import { useActionData, useFetcher, useSearchParams } from 'react-router-dom';
import { SUBSCRIPTION_FORM, type SubscriptionAnswer } from './subscription-answer.ts';
import { SUBSCRIPTION_PATH } from './subscription-path.ts';
import { SubscriptionForm } from './subscription-form.tsx';
import css from './subscription.module.css';

const SENT: SubscriptionAnswer = {
  done: 'Мы отправили письмо: откройте его и подтвердите подписку.',
  email: '',
  agreed: false,
  errors: {},
  problem: null,
};

/** `/podpiska`: the form as a page of its own; a form that was sent without JavaScript is answered here. */
export function SubscriptionPage() {
  const { subscription } = useShellData();
  const [query] = useSearchParams();
  const refused = useActionData<SubscriptionAnswer>();
  const posted = refused ?? (query.get(SENT_PARAM) === SUBSCRIPTION_FORM ? SENT : undefined);
  const fetcher = useFetcher<SubscriptionAnswer>();
  return (
    <Container width="narrow">
      <PageMeta
        title="Подписка на письма"
        description="Раз в месяц письмо о займах и деньгах; отписаться можно в любой день."
        noindex
      />
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
