import { normalizePhone, phoneProblem } from '@polden/ru';
import type { LineField, RequestField, RequestFormModel } from './request-form.model.ts';
import type { SentForm } from './request-state.ts';

type Typed = Pick<SentForm, 'values' | 'ticked'>;

/** What the API would refuse, before a code is spent on it; one message for a field. */
export function checkBeforeCode(model: RequestFormModel, typed: Typed): SentForm['errors'] {
  const wrong = model.fields.flatMap((field) => {
    const message = problemOf(field, typed.values);
    return message === null ? [] : [[field.name, [message]]];
  });
  return {
    ...checkSums(model, typed),
    ...(Object.fromEntries(wrong) as SentForm['errors']),
    ...checkConsents(model, typed),
  };
}

/** A consent is an act of the person. */
export function checkConsents({ consents }: RequestFormModel, { ticked }: Typed): SentForm['errors'] {
  const unticked = consents.filter(({ name }) => !ticked.includes(name));
  return Object.fromEntries(
    unticked.map(({ name }) => [name, ['Отметьте, если согласны: без этого мы не можем принять заявку']]),
  );
}

/** «1,5 млн» would be sent as 15. */
export function checkSums({ fields }: RequestFormModel, { values }: Typed): SentForm['errors'] {
  const wrong = fields.filter(({ kind, name }) => kind === 'money' && /[^\d\s]/u.test(values[name] ?? ''));
  return Object.fromEntries(
    wrong.map(({ name }) => [name, ['Напишите сумму цифрами, в рублях: например, 1 500 000']]),
  );
}

function problemOf(field: RequestField, values: SentForm['values']): string | null {
  const { name, label, required = false, missing = `Заполните: ${label.toLowerCase()}` } = field;
  const written = values[name] ?? '';
  if (field.kind === 'line' && field.mask) return required || written ? phoneProblemOf(field, values) : null;
  return required && written === '' ? missing : null;
}

/** Codes go to mobiles, and a request that needs one is about mobiles throughout. */
function phoneProblemOf({ name, differsFrom }: LineField, values: SentForm['values']): string | null {
  const written = values[name] ?? '';
  const problem = phoneProblem(written, { mobile: true });
  if (problem !== null || !differsFrom) return problem;
  const same = normalizePhone(written) === normalizePhone(values[differsFrom.name] ?? '');
  return same ? differsFrom.message : null;
}
