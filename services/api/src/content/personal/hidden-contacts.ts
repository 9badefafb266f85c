import { type ContentType, personalRightOf } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import type { GivenFields } from '../content-editor.ts';
import type { ContentCall } from '../content-operations.ts';
import { fieldsOf } from '../fields/values.ts';

const HIDDEN = 'скрыто';

export function maySeeContacts(type: ContentType, actor: ContentCall['actor']): boolean {
  return actor.may(personalRightOf(type));
}

/** Runs an operation for somebody: without the right they neither see nor change how to reach the people of an item. */
export async function withContactsOf<Answer>(
  type: ContentType,
  actor: ContentCall['actor'],
  body: GivenFields,
  run: (body: GivenFields) => Promise<Answer>,
): Promise<Answer> {
  const contacts = contactFields(type);
  if (contacts.length === 0 || maySeeContacts(type, actor)) return run(body);
  const given = Object.fromEntries(Object.entries(body).filter(([name]) => !contacts.includes(name)));
  try {
    return hide(contacts, await run(given));
  } catch (error) {
    throw error instanceof AppError && error.current
      ? new AppError(error.status, error.message, {
          ...(error.fields && { fields: error.fields }),
          current: hide(contacts, error.current),
        })
      : error;
  }
}

/** How to reach people; what they are called is not among it. */
function contactFields(type: ContentType): string[] {
  return fieldsOf(type).flatMap(([name, { personal }]) => (personal && personal !== 'name' ? [name] : []));
}

/** Of an answer that is an item; lists have none of these fields. */
function hide<Answer>(contacts: readonly string[], answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null) return answer;
  const hidden = contacts.filter((name) => (answer as Record<string, unknown>)[name]);
  return { ...answer, ...Object.fromEntries(hidden.map((name) => [name, HIDDEN])) };
}
