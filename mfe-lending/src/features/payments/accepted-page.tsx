import { ButtonLink, Container, PageHeading, PageMeta, Success, useShellData } from '@polden/ui';
import { TRANSFER_TIME } from './payment-facts.ts';
import css from './payments.module.css';

/** Where banks lead back to after a payment. It knows nothing of the payment: the receipt does. */
export function Component() {
  const [phone] = useShellData().brand.phones;
  return (
    <>
      <PageMeta
        title="Платёж принят"
        description="Когда зачтём платёж по займу и что сделать с чеком."
        noindex
      />
      <Container width="narrow">
        <div className={css.accepted}>
          <Success />
          <PageHeading
            title="Платёж принят, спасибо!"
            lead={`Зачтём его, когда деньги придут к нам: с карты — за несколько минут, переводом — за ${TRANSFER_TIME}. Чек банка сохраните до этого времени.`}
          />
          <p className={css.actions}>
            <ButtonLink to="/">На главную</ButtonLink>
            <ButtonLink to="/pogasit-zajm" variant="secondary">
              Все способы оплаты
            </ButtonLink>
          </p>
          {phone && (
            <p className={css.quiet}>
              Узнать остаток или найти платёж по чеку? Позвоните:{' '}
              <a href={`tel:${phone.tel}`}>{phone.title}</a>.
            </p>
          )}
        </div>
      </Container>
    </>
  );
}
