import type { OwnConsents } from '@polden/api-contract';
import { Button, Checkbox } from '@polden/ui';
import type { AccountAnswer } from '../act.ts';
import { AccountForm } from '../account-form.tsx';
import css from '../account-data.module.css';
import { INTENT } from '../paths.ts';

export interface MessagesPartProps extends Pick<OwnConsents, 'messages'> {
  answer: AccountAnswer | undefined;
}

/** By which means a client is told how far the requests are; a choice that could not be saved stays as it was made. */
export function MessagesPart({ messages, answer }: MessagesPartProps) {
  const { sms, mail } = answer?.values ?? {};
  const ticks =
    sms === undefined || mail === undefined ? messages : { sms: sms === 'on', mail: mail === 'on' };
  return (
    <section className={css.part} aria-labelledby="own-messages">
      <h2 id="own-messages">Сообщения о&nbsp;ходе заявок</h2>
      <p>
        Решение, отказ, звонок специалиста. Коды для входа и подписи и ответы на ваши просьбы приходят всегда.
      </p>
      <AccountForm key={JSON.stringify(ticks)} aria-label="Сообщения о ходе заявок" className={css.form}>
        <input type="hidden" name={INTENT} value="messages" />
        <Checkbox name="sms" label="СМС на телефон" defaultChecked={ticks.sms} />
        <Checkbox name="mail" label="Письма на почту из анкеты" defaultChecked={ticks.mail} />
        <p>
          <Button type="submit" variant="secondary">
            Сохранить
          </Button>
        </p>
      </AccountForm>
    </section>
  );
}
