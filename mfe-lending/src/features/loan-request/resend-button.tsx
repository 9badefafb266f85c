import { ResendButton as Resend } from '@polden/ui';
import { useDraft } from './loan-request.store.ts';
import { FIELDS } from './field-names.ts';

export { clock } from '@polden/ui';

/** The draft knows over a reload when another code may be asked for. */
export function ResendButton({ busy }: { busy: boolean }) {
  const until = useDraft(({ resendAt }) => resendAt);
  return <Resend name={FIELDS.intent} value="resend" busy={busy} until={until} />;
}
