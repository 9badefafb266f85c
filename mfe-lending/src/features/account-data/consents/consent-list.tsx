import { API_BASE_PATH, LEAD_PATHS, type OwnConsent } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { ActionForm, Button, VisuallyHidden } from '@polden/ui';
import { Link } from 'react-router-dom';
import css from '../account-data.module.css';
import { ACCOUNT_DATA_PATHS, INTENT } from '../paths.ts';

const CHANNELS = { form: 'отметкой в форме заявки', signature: 'подписью — кодом из СМС' } as const;
/** Of the documents that have an address of their own. */
const WITH_TEXT = ['credit-history-consent', 'electronic-interaction-agreement', 'personal-data-consent'];

/** Each consent with its text, its day and the way to take it back; of one that was given twice, the last is in force. */
export function ConsentList({ items }: { items: readonly OwnConsent[] }) {
  const inForce = items.filter(({ withdrawnAt }) => withdrawnAt === null);
  const canEnd = (item: OwnConsent) => inForce.find(({ id }) => id === item.id) === item;
  return (
    <section className={css.part} aria-labelledby="own-consents">
      <h2 id="own-consents">Согласия</h2>
      {items.length === 0 ? (
        <p>С этого телефона согласий пока нет: они появятся с первой заявкой.</p>
      ) : (
        <ul className={css.list} role="list">
          {items.map((item) => (
            <li key={`${item.id} ${item.givenAt} ${item.channel}`} className={css.item}>
              <h3>{WITH_TEXT.includes(item.id) ? <TextLink {...item} /> : item.title}</h3>
              <p className={css.quiet}>
                Редакция от {formatDate(item.edition, 'DD.MM.YYYY')}. Дано{' '}
                {formatDate(item.givenAt, 'DD.MM.YYYY HH:mm')} по Москве, {CHANNELS[item.channel]}.
              </p>
              {item.withdrawnAt !== null && (
                <p>Отозвано {formatDate(item.withdrawnAt, 'DD.MM.YYYY HH:mm')} по Москве.</p>
              )}
              {canEnd(item) && <End {...item} />}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TextLink({ id, title }: OwnConsent) {
  return <a href={`${API_BASE_PATH}${LEAD_PATHS.documents}/${id}`}>{title}</a>;
}

function End({ id, title, end }: OwnConsent) {
  switch (end) {
    case 'here':
      return (
        <ActionForm aria-label={`Отозвать: ${title}`}>
          <input type="hidden" name={INTENT} value="withdraw" />
          <input type="hidden" name="id" value={id} />
          <Button type="submit" variant="secondary">
            Отозвать<VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        </ActionForm>
      );
    case 'erasure':
      return (
        <p className={css.quiet}>
          Отозвать — значит прекратить обработку:{' '}
          <Link to={`${ACCOUNT_DATA_PATHS.data}#own-erasure`}>попросите стереть данные</Link>.
        </p>
      );
    case 'never':
      return (
        <p className={css.quiet}>Это соглашение: оно действует, пока действует то, что им подписано.</p>
      );
  }
}
