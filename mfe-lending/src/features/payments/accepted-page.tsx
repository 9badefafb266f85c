import { ButtonLink, Container, PageHeading, PageMeta, Success, useShellData } from '@polden/ui';
import css from './payments.module.css';

/** Where banks lead back to after a payment. It knows nothing of the payment: the receipt does. */
export function Component() {
  const [phone] = useShellData().brand.phones;
  return (
    <>
      <PageMeta
        title="Платёж принят"
        description="Когда обновится остаток по займу и что сделать с чеком."
        noindex
      />
      <Container width="narrow">
        <div className={css.accepted}>
          <Success />
          <PageHeading
            title="Платёж принят, спасибо!"
            lead="Остаток по займу обновится в личном кабинете за несколько минут. Чек банка сохраните до этого времени."
          />
          <p className={css.actions}>
            <ButtonLink to="/login">В личный кабинет</ButtonLink>
            <ButtonLink to="/" variant="secondary">
              На главную
            </ButtonLink>
          </p>
          {phone && (
            <p className={css.quiet}>
              Прошёл час, а остаток прежний? Позвоните: <a href={`tel:${phone.tel}`}>{phone.title}</a>. Найдём
              платёж по чеку.
            </p>
          )}
        </div>
      </Container>
    </>
  );
}
