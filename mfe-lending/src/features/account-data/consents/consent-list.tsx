import { API_BASE_PATH, LEAD_PATHS, type OwnConsent } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { ActionForm, Button, Details, VisuallyHidden } from '@polden/ui';
import { Link } from 'react-router-dom';
import css from '../account-data.module.css';
import { ACCOUNT_DATA_PATHS, INTENT } from '../paths.ts';

const CHANNELS = { form: 'отметкой в форме заявки', signature: 'подписью — кодом из СМС' } as const;
/** Of the documents that have an address of their own. */
const WITH_TEXT = ['credit-history-consent', 'electronic-interaction-agreement', 'personal-data-consent'];

const ADVERTISING = 'advertising-consent';

/** Each document with its text, when it was agreed to, and the way to take that back. */
export function ConsentList({ items }: { items: readonly OwnConsent[] }) {
  const byDocument = [...Map.groupBy(items, ({ id }) => id).values()];
  return (
    <section className={css.part} aria-labelledby="own-consents">
      <h2 id="own-consents">Согласия</h2>
      {items.length === 0 ? (
        <p>С этого телефона согласий пока нет: они появятся с первой заявкой.</p>
      ) : (
        <ul className={css.list} role="list">
          {byDocument.map((given) => (
            <Consent key={given[0]?.id} given={given} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** One document, as often as it was agreed to: the newest first. */
function Consent({ given }: { given: readonly OwnConsent[] }) {
  const [last] = given;
  const inForce = given.find(({ withdrawnAt }) => withdrawnAt === null);
  if (!last) return null;
  return (
    <li className={css.item}>
      <h3>{WITH_TEXT.includes(last.id) ? <TextLink {...last} /> : last.title}</h3>
      {given.map(({ edition, givenAt, channel, withdrawnAt, end }) => (
        <p key={`${givenAt} ${channel}`} className={css.quiet}>
          {end === 'read' ? 'Принято' : 'Дано'} {formatDate(givenAt, 'DD.MM.YYYY HH:mm')} по Москве,{' '}
          {CHANNELS[channel]}. Редакция от {formatDate(edition, 'DD.MM.YYYY')}.
          {withdrawnAt !== null && <> Отозвано {formatDate(withdrawnAt, 'DD.MM.YYYY HH:mm')}.</>}
        </p>
      ))}
      {inForce && <End {...inForce} />}
    </li>
  );
}

function TextLink({ id, title }: OwnConsent) {
  return <a href={`${API_BASE_PATH}${LEAD_PATHS.documents}/${id}`}>{title}</a>;
}

function End({ id, title, end }: OwnConsent) {
  switch (end) {
    case 'here':
      return (
        <Details
          summary={
            <>
              Отозвать<VisuallyHidden>: {title}</VisuallyHidden>
            </>
          }
        >
          <ActionForm aria-label={`Отозвать: ${title}`} className={css.form}>
            <input type="hidden" name={INTENT} value="withdraw" />
            <input type="hidden" name="id" value={id} />
            <p>
              Согласие перестанет действовать сразу. Здесь его не вернуть: дать его снова можно отметкой в
              новой заявке или при подписании документов.
              {id === ADVERTISING && ' Письма с новостями тоже перестанут приходить.'}
            </p>
            <p>
              <Button type="submit" variant="secondary">
                Да, отозвать<VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            </p>
          </ActionForm>
        </Details>
      );
    case 'erasure':
      return (
        <p className={css.quiet}>
          Отозвать — значит прекратить обработку:{' '}
          <Link to={`${ACCOUNT_DATA_PATHS.data}#own-erasure`}>попросите стереть данные</Link>.
        </p>
      );
    case 'read':
      return <p className={css.quiet}>Это предупреждение: отзывать в нём нечего.</p>;
    case 'never':
      return <p className={css.quiet}>Это соглашение: оно действует, пока действует то, что им подписано.</p>;
  }
}
