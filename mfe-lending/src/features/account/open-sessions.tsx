import type { ClientSession } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, Details, VisuallyHidden } from '@polden/ui';
import { AccountForm } from '../account-data/account-form.tsx';
import { ACCOUNT_FIELDS, ACCOUNT_PATH } from '../login-link/account-intents.ts';
import css from './account.module.css';

/** Where the account is open, and the ways out of it. */
export function OpenSessions({ sessions }: { sessions: ClientSession[] }) {
  return (
    <section className={css.part} aria-labelledby="account-sessions">
      <h2 id="account-sessions">Где открыт кабинет</h2>
      <ul className={css.list} role="list">
        {sessions.map(({ id, device, seenAt, current }) => (
          <li key={id} className={css.row}>
            <span>
              {device}
              <br />
              <span className={css.fine}>
                {current ? 'это устройство' : `последний раз ${formatDate(seenAt, 'DD.MM.YYYY HH:mm')}`}
              </span>
            </span>
            {!current && (
              <AccountForm action={ACCOUNT_PATH} aria-label={`Закрыть кабинет: ${device}`}>
                <input type="hidden" name={ACCOUNT_FIELDS.session} value={id} />
                <Button type="submit" name={ACCOUNT_FIELDS.intent} value="end-session" variant="quiet">
                  Закрыть<VisuallyHidden> кабинет: {device}</VisuallyHidden>
                </Button>
              </AccountForm>
            )}
          </li>
        ))}
      </ul>
      <AccountForm action={ACCOUNT_PATH} className={css.ways} aria-label="Выход">
        <Button type="submit" name={ACCOUNT_FIELDS.intent} value="logout" variant="secondary">
          Выйти
        </Button>
      </AccountForm>
      <Details summary="Выйти везде">
        <AccountForm action={ACCOUNT_PATH} className={css.confirm} aria-label="Выход на всех устройствах">
          <p>
            Кабинет закроется на всех устройствах сразу, и на этом тоже. Чтобы войти снова, понадобится код из
            СМС.
          </p>
          <p>
            <Button type="submit" name={ACCOUNT_FIELDS.intent} value="leave-everywhere" variant="secondary">
              Да, выйти везде
            </Button>
          </p>
        </AccountForm>
      </Details>
      <p className={css.fine}>Кабинет, в который не заходят неделю, закрывается сам.</p>
    </section>
  );
}
