import type { FieldErrors } from '@polden/api-contract';
import { ErrorSummary, Notice } from '@polden/ui';
import { FIELDS } from './request-fields.ts';
import type { RequestState } from './request-state.ts';

export const PHONE_ID = 'request-phone';
export const CODE_ID = 'request-code';

export function documentFieldId(documentId: string): string {
  return `request-document-${documentId}`;
}

export interface RequestErrorsProps {
  state: RequestState;
  /** The first consent that is missing: where the summary leads to. */
  missingDocumentId?: string | undefined;
}

/** What went wrong, above the step: mistakes with links to their fields, and what happened to the call. */
export function RequestErrors({ state: { errors, notice }, missingDocumentId }: RequestErrorsProps) {
  const fieldIds: Record<string, string | undefined> = {
    [FIELDS.phone]: PHONE_ID,
    [FIELDS.code]: CODE_ID,
    [FIELDS.documents]: missingDocumentId && documentFieldId(missingDocumentId),
  };
  return (
    <>
      <ErrorSummary
        errors={Object.entries(errors).flatMap(([field, messages]) =>
          messages.map((message) => {
            const fieldId = fieldIds[field];
            return fieldId ? { fieldId, message } : { message };
          }),
        )}
      />
      {notice && (
        <Notice tone={notice.tone} live>
          <p>{notice.text}</p>
        </Notice>
      )}
    </>
  );
}

export function firstError(errors: FieldErrors, field: string): string | undefined {
  return errors[field]?.[0];
}
