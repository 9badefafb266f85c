import type { ClientSession } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { ActionForm, Button, Details, VisuallyHidden } from '@polden/ui';
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
              <ActionForm action={ACCOUNT_PATH} aria-label={`Закрыть кабинет: ${device}`}>
                <input type="hidden" name={ACCOUNT_FIELDS.session} value={id} />
                <Button type="submit" name={ACCOUNT_FIELDS.intent} value="end-session" variant="quiet">
                  Закрыть<VisuallyHidden> кабинет: {device}</VisuallyHidden>
                </Button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
      <ActionForm action={ACCOUNT_PATH} className={css.ways} aria-label="Выход">
        <Button type="submit" name={ACCOUNT_FIELDS.intent} value="logout" variant="secondary">
          Выйти
        </Button>
      </ActionForm>
      <Details summary="Выйти везде">
        <ActionForm action={ACCOUNT_PATH} className={css.confirm} aria-label="Выход на всех устройствах">
          <p>
            Кабинет закроется на всех устройствах сразу, и на этом тоже. Чтобы войти снова, понадобится код из
            СМС.
          </p>
          <p>
            <Button type="submit" name={ACCOUNT_FIELDS.intent} value="leave-everywhere" variant="secondary">
              Да, выйти везде
            </Button>
          </p>
        </ActionForm>
      </Details>
      <p className={css.fine}>Кабинет, в который не заходят неделю, закрывается сам.</p>
    </section>
  );
}
