import { useCaptcha } from '@polden/http';
import { ActionForm, Button, Checkbox, InputField, Notice, useShellData } from '@polden/ui';
import { useEffect, useId, useRef } from 'react';
import type { FetcherWithComponents } from 'react-router-dom';
import { SUBSCRIPTION_FIELDS, type SubscriptionAnswer } from './subscription-answer.ts';
import { SUBSCRIPTION_PATH } from './subscription-path.ts';
import css from './subscription.module.css';

export interface SubscriptionFormProps {
  fetcher: FetcherWithComponents<SubscriptionAnswer>;
  /** What the API has said to a form that was sent without JavaScript. */
  posted?: SubscriptionAnswer | undefined;
  /** Path of the page on which one subscribes. */
  url: string;
}

/** What has been pressed is no more. */
const takeFocus = (answer: HTMLElement | null) => answer?.focus();

/** Address, consent and, when nothing is left to do but to press it, the button; the answer takes their place, or stands with the field that it is about. */
export function SubscriptionForm({ fetcher, posted, url }: SubscriptionFormProps) {
  const { subscription } = useShellData();
  const id = useId();
  const captcha = useCaptcha();
  const form = useRef<HTMLFormElement>(null);
  const answer = fetcher.data ?? posted;
  const { email: emailError, consent: consentError } = answer?.errors ?? {};

  useEffect(() => {
    if (emailError ?? consentError) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [emailError, consentError, answer]);

  if (!subscription) return null;
  if (answer?.done) {
    return (
      <div ref={fetcher.data && takeFocus} tabIndex={-1}>
        <Notice tone="success" title="Осталось подтвердить адрес" live>
          <p>{answer.done}</p>
        </Notice>
      </div>
    );
  }
  return (
    <ActionForm
      fetcher={fetcher}
      ref={form}
      action={SUBSCRIPTION_PATH}
      className={css.form}
      onFocus={captcha.prepare}
    >
      <input type="hidden" name={SUBSCRIPTION_FIELDS.edition} value={subscription.edition} />
      <input type="hidden" name={SUBSCRIPTION_FIELDS.url} value={url} />
      <InputField
        id={`${id}-email`}
        name={SUBSCRIPTION_FIELDS.email}
        type="email"
        label="Электронная почта"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
        defaultValue={posted?.email ?? ''}
        error={emailError}
      />
      <div className={css.line}>
        <Checkbox
          id={`${id}-consent`}
          name={SUBSCRIPTION_FIELDS.consent}
          label={subscription.text}
          defaultChecked={posted?.agreed ?? false}
          required
          error={consentError}
        />
        <Button type="submit" variant="secondary" busy={fetcher.state !== 'idle'}>
          Подписаться
        </Button>
      </div>
      {answer?.problem && (
        <Notice tone="error" live>
          <p>{answer.problem}</p>
        </Notice>
      )}
    </ActionForm>
  );
}
