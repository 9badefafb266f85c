import { API_BASE_PATH, type ConsentText, LEAD_PATHS, type OwnConsent } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, Details, VisuallyHidden } from '@polden/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { AccountForm } from '../account-form.tsx';
import css from '../account-data.module.css';
import { ACCOUNT_DATA_PATHS, INTENT } from '../paths.ts';

const CHANNELS = {
  form: 'отметкой в форме заявки',
  signature: 'подписью — кодом из СМС',
  account: 'в личном кабинете',
} as const;
const ADVERTISING = 'advertising-consent';

/** Each document with its text, when it was agreed to, and the way to take that back. */
export function ConsentList({ items }: { items: readonly OwnConsent[] }) {
  const byDocument = [...Map.groupBy(items, ({ id }) => id).values()];
  return (
    <section className={css.part} aria-labelledby="own-consents">
      <h2 id="own-consents">Согласия</h2>
      {items.length === 0 ? (
        <p>
          Согласий, подтверждённых кодом из СМС, с этого телефона пока нет. Отметки в формах, где код не
          вводили, сюда не попадают: мы не знаем, кто их поставил.
        </p>
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
      <h3>{last.shownEdition === last.edition ? <TextLink {...last}>{last.title}</TextLink> : last.title}</h3>
      {given.map(({ edition, givenAt, channel, withdrawnAt, end }) => (
        <p key={`${givenAt} ${channel}`} className={css.quiet}>
          {end === 'read' ? 'Принято' : 'Дано'} {formatDate(givenAt, 'DD.MM.YYYY HH:mm')} по Москве,{' '}
          {CHANNELS[channel]}. Редакция от {formatDate(edition, 'DD.MM.YYYY')}.
          {withdrawnAt !== null && <> Отозвано {formatDate(withdrawnAt, 'DD.MM.YYYY HH:mm')}.</>}
        </p>
      ))}
      {last.shownEdition && last.shownEdition !== last.edition && (
        <p className={css.quiet}>
          Текст с тех пор изменился:{' '}
          <TextLink {...last}>нынешняя редакция, от {formatDate(last.shownEdition, 'DD.MM.YYYY')}</TextLink>.
        </p>
      )}
      {inForce && <End {...inForce} />}
      {last.renewal && <Renewal {...last} text={last.renewal} />}
    </li>
  );
}

function TextLink({ id, children }: Pick<OwnConsent, 'id'> & { children: ReactNode }) {
  return <a href={`${API_BASE_PATH}${LEAD_PATHS.documents}/${id}`}>{children}</a>;
}

/** What was taken back is given again to the text that stands here. */
function Renewal({ id, title, text }: OwnConsent & { text: ConsentText }) {
  return (
    <Details
      summary={
        <>
          Дать снова<VisuallyHidden>: {title}</VisuallyHidden>
        </>
      }
    >
      <AccountForm aria-label={`Дать снова: ${title}`} className={css.form}>
        <input type="hidden" name={INTENT} value="renew" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="edition" value={text.edition} />
        {text.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className={css.quiet}>
          Редакция от {formatDate(text.edition, 'DD.MM.YYYY')}.
          {id === ADVERTISING && ' Подписка на письма сама не вернётся: она ниже на этой странице.'}
        </p>
        <p>
          <Button type="submit" variant="secondary">
            Согласен, дать снова<VisuallyHidden>: {title}</VisuallyHidden>
          </Button>
        </p>
      </AccountForm>
    </Details>
  );
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
          <AccountForm aria-label={`Отозвать: ${title}`} className={css.form}>
            <input type="hidden" name={INTENT} value="withdraw" />
            <input type="hidden" name="id" value={id} />
            <p>
              Согласие перестанет действовать сразу. Если передумаете, дать его снова можно здесь же.
              {id === ADVERTISING && ' Письма с новостями тоже перестанут приходить.'}
            </p>
            <p>
              <Button type="submit" variant="secondary">
                Да, отозвать<VisuallyHidden>: {title}</VisuallyHidden>
              </Button>
            </p>
          </AccountForm>
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
