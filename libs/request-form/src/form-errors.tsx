import { ErrorSummary, Notice } from '@polden/ui';
import type { RequestFormModel } from './request-form.model.ts';
import { fieldId, type SentForm } from './request-state.ts';

/** What went wrong, above the fields: mistakes with links to them, and what happened to the call. */
export function FormErrors({ model, sent }: { model: RequestFormModel; sent: SentForm | null }) {
  if (!sent) return null;
  return (
    <>
      <ErrorSummary
        attempt={sent}
        errors={Object.entries(sent.errors).flatMap(([field, messages]) =>
          messages.map((message) => ({ fieldId: fieldId(model.name, field), message })),
        )}
      />
      {sent.notice && (
        <Notice tone={sent.notice.tone} live>
          <p>{sent.notice.text}</p>
        </Notice>
      )}
    </>
  );
}
