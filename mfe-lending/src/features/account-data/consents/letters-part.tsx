import type { OwnSubscription, SubscriptionConsent } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button, Checkbox, ErrorSummary, TextField, VisuallyHidden } from '@polden/ui';
import type { AccountAnswer } from '../act.ts';
import { AccountForm } from '../account-form.tsx';
import css from '../account-data.module.css';
import { INTENT } from '../paths.ts';

const STATES = {
  pending: 'ждёт: откройте письмо и подтвердите, что адрес ваш',
  confirmed: 'письма приходят',
  unsubscribed: 'отключена',
} as const;

const FIELDS = ['email', 'consent'] as const;
const idOf = (field: (typeof FIELDS)[number]) => `letters-${field}`;

export interface LettersPartProps {
  subscriptions: readonly OwnSubscription[];
  consent: SubscriptionConsent | null;
  answer: AccountAnswer | undefined;
}

/** Letters with news and offers, on and off. */
export function LettersPart({ subscriptions, consent, answer }: LettersPartProps) {
  const { errors = {}, values = {} } = answer ?? {};
  return (
    <section className={css.part} aria-labelledby="own-letters">
      <h2 id="own-letters">Подписка на&nbsp;письма</h2>
      {subscriptions.length > 0 && (
        <ul className={css.list} role="list">
          {subscriptions.map(({ id, email, status, askedAt }) => (
            <li key={id} className={css.item}>
              <h3>{email}</h3>
              <p className={css.quiet}>
                С {formatDate(askedAt, 'DD.MM.YYYY')}, {STATES[status]}.
              </p>
              {status !== 'unsubscribed' && (
                <AccountForm aria-label={`Отключить: ${email}`}>
                  <input type="hidden" name={INTENT} value="unsubscribe" />
                  <input type="hidden" name="id" value={id} />
                  <Button type="submit" variant="secondary">
                    Отключить<VisuallyHidden> письма на {email}</VisuallyHidden>
                  </Button>
                </AccountForm>
              )}
            </li>
          ))}
        </ul>
      )}
      {consent && (
        <AccountForm
          key={answer?.notice?.text}
          aria-label="Подписка на письма"
          className={css.form}
          data-draft="letters"
        >
          <ErrorSummary
            attempt={answer}
            errors={FIELDS.flatMap((field) =>
              (errors[field] ?? []).slice(0, 1).map((message) => ({ fieldId: idOf(field), message })),
            )}
          />
          <input type="hidden" name={INTENT} value="subscribe" />
          <TextField
            id={idOf('email')}
            name="email"
            type="email"
            label="Почта"
            hint="Новости, полезные статьи и новые условия"
            autoComplete="email"
            defaultValue={values['email'] ?? ''}
            error={errors['email']?.[0]}
            required
          />
          <Checkbox
            id={idOf('consent')}
            name="consent"
            label={consent.text}
            defaultChecked={values['consent'] === 'on'}
            error={errors['consent']?.[0]}
            required
          />
          <p>
            <Button type="submit" variant="secondary">
              Подписаться
            </Button>
          </p>
        </AccountForm>
      )}
    </section>
  );
}
