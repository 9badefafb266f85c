import type { FieldErrors } from '@polden/api-contract';
import type { CallNotice } from './api-error.ts';
import type { RequestFormModel } from './request-form.model.ts';
import { CODE_FIELD } from './verification/code.ts';

type Values = Record<string, string>;

/** What the action answers while a request is not accepted yet. */
export interface SentForm {
  /** Name of the form. */
  form: string;
  step: 'fields' | 'code';
  /** What was typed, by the name of the field. */
  values: Values;
  /** Names of the ticked boxes. */
  ticked: string[];
  /** Of the page that shows what was chosen for it. */
  search: RequestFormModel['search'];
  /** Names of the fields that had files: those do not come back with the answer. */
  withFiles: string[];
  /** Where the visitor came from: `marks` of the visit. */
  source: string;
  errors: FieldErrors;
  notice: CallNotice | null;
  /** Seconds until another code may be asked for; null when none was sent just now. */
  resendAfter: number | null;
}

/** Names of the fields that are the form's own. */
export const OWN_FIELDS = { form: 'form', intent: 'intent', code: CODE_FIELD, source: 'source' } as const;
export type FormIntent = 'send' | 'confirm' | 'resend' | 'change' | 'calculate';

/** What the address of the thanks tells: the form, and the answer that the thanks depend on. */
export function thanksName({ name, acceptedFor }: RequestFormModel, values: Values): string {
  return acceptedFor && values[acceptedFor.field] === acceptedFor.value
    ? `${name}-${acceptedFor.value}`
    : name;
}

/** Id of the form, for fields that stand elsewhere. */
export function formId(form: string): string {
  return `${form}-form`;
}

/** Id of a control, for labels and for the links of the error summary. */
export function fieldId(form: string, field: string): string {
  return `${form}-${field}`;
}
