import { Button, CodeField, ResendButton, useMomentAfter } from '@polden/ui';
import { useNavigation } from 'react-router-dom';
import { codeHint } from './verification/code-hint.ts';
import { LocalInbox } from './local-inbox/local-inbox.tsx';
import type { RequestFormModel } from './request-form.model.ts';
import { fieldId, OWN_FIELDS, type FormIntent, type SentForm } from './request-state.ts';
import css from './request-form.module.css';

/** The step of the code: what was typed before travels in hidden fields. */
export function CodeFields({ model, sent }: { model: RequestFormModel; sent: SentForm }) {
  const { formData } = useNavigation();
  const pending = formData?.get(OWN_FIELDS.intent) as FormIntent | null | undefined;
  const until = useMomentAfter(sent.resendAfter, sent);
  return (
    <>
      {Object.entries(sent.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {sent.ticked.map((name) => (
        <input key={name} type="hidden" name={name} value="on" />
      ))}
      <CodeField
        id={fieldId(model.name, OWN_FIELDS.code)}
        name={OWN_FIELDS.code}
        label="Код из СМС"
        hint={codeHint(sent.values[model.verifies ?? ''] ?? '')}
        sending={until}
        error={sent.errors[OWN_FIELDS.code]?.[0]}
      />
      <div className={css.buttons}>
        <Button type="submit" name={OWN_FIELDS.intent} value="confirm" size="l" busy={pending === 'confirm'}>
          Подтвердить и отправить
        </Button>
        <ResendButton name={OWN_FIELDS.intent} value="resend" busy={pending === 'resend'} until={until} />
        <Button type="submit" name={OWN_FIELDS.intent} value="change" variant="quiet">
          Изменить номер
        </Button>
      </div>
      <LocalInbox />
    </>
  );
}
