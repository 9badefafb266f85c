import { ResendButton as Resend } from '@polden/ui';
import { useDraft } from './loan-request.store.ts';
import { FIELDS } from './field-names.ts';

export interface ResendButtonProps {
  busy: boolean;
  /** From when another code may be asked for, as the last answer says: milliseconds since the epoch. */
  until: number;
}

/** The draft knows the same over a reload; a server has none. */
export function ResendButton({ busy, until }: ResendButtonProps) {
  const { resendAt } = useDraft();
  return <Resend name={FIELDS.intent} value="resend" busy={busy} until={Math.max(until, resendAt)} />;
}
