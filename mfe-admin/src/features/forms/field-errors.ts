import type { FieldErrors } from '@polden/api-contract';
import { HttpError } from '@polden/http';
import type { SummarizedError } from '@polden/ui';

/** What the server has found wrong, in the order of the form; empty for every other failure. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  return error instanceof HttpError && error.code === 422 ? (error.error_validation ?? {}) : {};
}

/** Every message with a link to its field; what belongs to no field is about the whole form. */
export function summarize(
  errors: FieldErrors,
  fields: readonly string[],
  idOf: (field: string) => string,
): SummarizedError[] {
  const place = (name: string) => (fields.includes(name) ? fields.indexOf(name) : fields.length);
  return Object.entries(errors)
    .sort(([a], [b]) => place(a) - place(b))
    .flatMap(([name, messages]) =>
      messages.map((message) => (fields.includes(name) ? { fieldId: idOf(name), message } : { message })),
    );
}
