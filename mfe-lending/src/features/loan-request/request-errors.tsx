import type { FieldErrors, LeadDocument } from '@polden/api-contract';
import { CallUs, ErrorSummary, Notice } from '@polden/ui';
import { useDraft } from './loan-request.store.ts';
import { SUM_ID, TERM_ID } from '../calculator/anchor.ts';
import { FIELDS, questionOf } from './field-names.ts';
import type { RequestState } from './request-state.ts';
import css from './loan-request.module.css';

/** Failed tries in a row after which a person is easier to reach than the form. */
const MANY_TRIES = 3;

export const PHONE_ID = 'request-phone';
export const NAME_ID = 'request-name';
export const CODE_ID = 'request-code';

export function documentFieldId(documentId: string): string {
  return `request-document-${documentId}`;
}

/** Id of the control of an answer: to a question, or of the city. */
export function questionId(name: string): string {
  return `request-${name}`;
}

export interface RequestErrorsProps {
  state: RequestState;
  /** Consents without which the step was sent: each is told of, with a way to its box. */
  missing?: readonly LeadDocument[];
  /** As they are told away from their fields. Default: as they are. */
  told?: (errors: FieldErrors) => FieldErrors;
}

const FIELD_IDS: Partial<Record<string, string>> = {
  [FIELDS.phone]: PHONE_ID,
  [FIELDS.fullName]: NAME_ID,
  [FIELDS.code]: CODE_ID,
  [SUM_ID]: SUM_ID,
  [TERM_ID]: TERM_ID,
};

/** What went wrong, above the step: mistakes with links to their fields, and what happened to the call. */
export function RequestErrors({ state: { errors, notice }, missing = [], told }: RequestErrorsProps) {
  const fieldIdOf = (field: string) => {
    const question = questionOf(field);
    return question === null ? FIELD_IDS[field] : questionId(question);
  };
  const tries = useDraft(({ errorCount }) => errorCount);
  return (
    <>
      <ErrorSummary
        // New with each answer, while the state is new with each rendering.
        attempt={errors}
        errors={Object.entries(told?.(errors) ?? errors).flatMap(([field, messages]) => {
          if (field === FIELDS.documents && missing.length > 0) return missing.map(unticked);
          return messages.map((message) => {
            const fieldId = fieldIdOf(field);
            return fieldId ? { fieldId, message } : { message };
          });
        })}
      />
      {notice && (
        <Notice tone={notice.tone} live>
          <p>{notice.text}</p>
        </Notice>
      )}
      {tries >= MANY_TRIES && (
        <p className={css.fine}>
          Не выходит? Позвоните, заполним заявку вместе: <CallUs />
        </p>
      )}
    </>
  );
}

function unticked({ id, title }: LeadDocument) {
  return { fieldId: documentFieldId(id), message: `Отметьте: ${title}` };
}

/** Documents that the step wants and the visitor has not accepted. */
export function missingOf(documents: readonly LeadDocument[], accepted: readonly string[]): LeadDocument[] {
  return documents.filter(({ id, isRequired }) => isRequired && !accepted.includes(id));
}

export function firstError(errors: FieldErrors, field: string): string | undefined {
  return errors[field]?.[0];
}
