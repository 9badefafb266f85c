import type { ReactNode } from 'react';
import type { SignatureDocument } from '@polden/api-contract';
import { useLocation, useNavigation } from 'react-router-dom';
import { ActionForm, Button, ErrorSummary, Notice, ResendButton, type ButtonProps } from '@polden/ui';
import { useCaptcha } from '@polden/http';
import { LocalInbox } from '@polden/request-form';
import { documentFieldId, FIELDS, IDS, type SigningAnswer, type SigningIntent } from './signing.ts';
import css from './signing.module.css';

export interface SigningFormProps {
  /** For screen readers. */
  label: string;
  answer: SigningAnswer | null;
  /** Documents not ticked yet. */
  missing?: readonly SignatureDocument[];
  children: ReactNode;
}

/** A step, posted to the page it stands on, with what went wrong above it. */
export function SigningForm({ label, answer, missing = [], children }: SigningFormProps) {
  const { pathname, search } = useLocation();
  const captcha = useCaptcha();
  return (
    <ActionForm
      action={pathname + search}
      className={css.form}
      aria-label={label}
      preventScrollReset
      onFocus={captcha.prepare}
    >
      {answer && <Problems answer={answer} missing={missing} />}
      {children}
      <LocalInbox />
    </ActionForm>
  );
}

function Problems({
  answer: { errors, notice },
  missing,
}: {
  answer: SigningAnswer;
  missing: readonly SignatureDocument[];
}) {
  const fieldIds: Record<string, string | undefined> = {
    [FIELDS.phone]: IDS.phone,
    [FIELDS.code]: IDS.code,
  };
  return (
    <>
      <ErrorSummary
        attempt={errors}
        errors={Object.entries(errors).flatMap(([field, messages]) => {
          if (field === FIELDS.documents && missing.length > 0) return missing.map(unticked);
          return messages.map((message) => {
            const fieldId = fieldIds[field];
            return fieldId ? { fieldId, message } : { message };
          });
        })}
      />
      {notice && (
        <Notice tone={notice.tone} live>
          <p>{notice.text}</p>
        </Notice>
      )}
    </>
  );
}

function unticked({ id, title }: SignatureDocument) {
  return { fieldId: documentFieldId(id), message: `Отметьте: ${title}` };
}

/** A button that takes the step which it names. */
export function StepButton({ intent, ...button }: { intent: SigningIntent } & Omit<ButtonProps, 'type'>) {
  const { formData } = useNavigation();
  return (
    <Button
      {...button}
      type="submit"
      name={FIELDS.intent}
      value={intent}
      busy={formData?.get(FIELDS.intent) === intent}
    />
  );
}

export interface ResendStepButtonProps {
  intent: SigningIntent;
  /** From when it may be asked for, milliseconds since the epoch. */
  until: number;
}

/** Another code, as soon as it may be asked for. */
export function ResendStepButton({ intent, until }: ResendStepButtonProps) {
  const { formData } = useNavigation();
  return (
    <ResendButton
      name={FIELDS.intent}
      value={intent}
      busy={formData?.get(FIELDS.intent) === intent}
      until={until}
    />
  );
}
