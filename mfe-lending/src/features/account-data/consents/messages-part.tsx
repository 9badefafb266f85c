import type { OwnConsents } from '@polden/api-contract';
import { ActionForm, Button, Checkbox } from '@polden/ui';
import css from '../account-data.module.css';
import { INTENT } from '../paths.ts';

/** By which means a client is told how far the requests are. */
export function MessagesPart({ messages }: Pick<OwnConsents, 'messages'>) {
  return (
    <section className={css.part} aria-labelledby="own-messages">
      <h2 id="own-messages">Сообщения о&nbsp;ходе заявок</h2>
      <p>
        Решение, отказ, звонок специалиста. Коды для входа и подписи и ответы на ваши просьбы приходят всегда.
      </p>
      <ActionForm key={JSON.stringify(messages)} aria-label="Сообщения о ходе заявок" className={css.form}>
        <input type="hidden" name={INTENT} value="messages" />
        <Checkbox name="sms" label="СМС на телефон" defaultChecked={messages.sms} />
        <Checkbox name="mail" label="Письма на почту из анкеты" defaultChecked={messages.mail} />
        <p>
          <Button type="submit" variant="secondary">
            Сохранить
          </Button>
        </p>
      </ActionForm>
    </section>
  );
}
