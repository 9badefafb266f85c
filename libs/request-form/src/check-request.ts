import { typedKind } from '@polden/api-contract';
import { normalizePhone } from '@polden/ru';
import { checkFiles } from './check-files.ts';
import { type Files, isEmpty } from './request-body.ts';
import type { RequestField, RequestFormModel } from './request-form.model.ts';
import type { SentForm } from './request-state.ts';

type Typed = Pick<SentForm, 'values' | 'ticked'>;

/**
 * Every mistake of a form at once, before the API or a code is asked for: a check that sees only some of them would tell
 * the others at the second attempt. One message for a field.
 */
export function checkRequest(model: RequestFormModel, typed: Typed, files: Files = []): SentForm['errors'] {
  return {
    ...model.problems,
    ...messagesOf(model.fields, (field) => problemOf(field, typed.values)),
    ...checkFiles(model.fields, files),
    ...checkConsents(model, typed),
  };
}

/** A consent is an act of the person. */
function checkConsents({ consents }: RequestFormModel, { ticked }: Typed): SentForm['errors'] {
  const unticked = consents.filter(({ name }) => !ticked.includes(name));
  return Object.fromEntries(unticked.map(({ name, missing }) => [name, [missing]]));
}

function messagesOf(
  fields: readonly RequestField[],
  problem: (field: RequestField) => string | null,
): SentForm['errors'] {
  const wrong = fields.map((field) => [field.name, problem(field)] as const);
  return Object.fromEntries(
    wrong.flatMap(([name, message]) => (message === null ? [] : [[name, [message]]])),
  );
}

function problemOf(field: RequestField, values: SentForm['values']): string | null {
  const written = values[field.name] ?? '';
  if (isEmpty(field, written)) return field.kind === 'files' ? null : missingOf(field);
  const problem = typedKind(field)?.check(written) ?? null;
  if (problem !== null || field.kind !== 'line' || !field.differsFrom) return problem;
  const { name, message } = field.differsFrom;
  return normalizePhone(written) === normalizePhone(values[name] ?? '') ? message : null;
}

function missingOf(field: RequestField): string | null {
  if (!field.required) return null;
  return field.missing ?? typedKind(field)?.missing ?? `Заполните: ${field.label.toLowerCase()}`;
}
