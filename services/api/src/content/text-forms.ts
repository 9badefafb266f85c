import type { FieldErrors } from '@polden/api-contract';
import {
  type ContentType,
  type Field,
  FIELD_WORDS,
  type FieldOf,
  type TextForm,
} from '@polden/content-model';
import { checkField, email } from '@polden/field-kinds';
import { cityByAlias, pageAddress, pagePattern } from '@polden/reference-data';
import { phoneProblem } from '@polden/ru';
import { AppError } from '../core/errors/app-error.ts';
import { fieldsOf, textIn, type Values } from './fields/values.ts';

type Text = FieldOf<'text'>;
/** A link has a form when it is where visitors are led away from. */
type Formed = Text | FieldOf<'link'>;

/**
 * The values with each text that was given in the one form in which it is looked up: two spellings of one address would be two
 * items, of which one is never found. 422 with the texts that have no such form, or not the one of their field, by field.
 */
export function inTheirForms(
  type: ContentType,
  given: Readonly<Record<string, unknown>>,
  values: Values,
): Values {
  const formed: Values = { ...values };
  const errors: FieldErrors = {};
  for (const [name, field] of fieldsOf(type)) {
    const text = textIn(values, name);
    if (!hasForm(field) || given[name] === undefined || text === '') continue;
    const problem = problemOf(field, text);
    if (problem !== null) errors[name] = [problem];
    else formed[name] = formOf(field, text) ?? text;
  }
  if (Object.keys(errors).length > 0) throw AppError.invalid(errors, 'Проверьте введённые данные');
  return formed;
}

function hasForm(field: Field): field is Formed {
  return field.kind === 'text' || (field.kind === 'link' && field.leadsAway === true);
}

/** Null for a text that has none. */
function formOf(field: Formed, text: string): string | null {
  if (field.kind === 'link') return pageAddress(text) ?? text;
  const { path, city } = field;
  if (path) return path === 'pattern' ? pagePattern(text) : plainAddress(text);
  return city ? (cityByAlias(text)?.alias ?? null) : text;
}

function plainAddress(text: string): string | null {
  return text.includes('*') ? null : pageAddress(text);
}

function problemOf(field: Formed, text: string): string | null {
  const form = formOf(field, text);
  if (form !== null && form.length > field.maxLength) return FIELD_WORDS.tooLong(field, field.maxLength);
  if (field.kind === 'link') return null;
  if (form === null) return field.path ? problemOfPath(field, text) : FIELD_WORDS.notCity(field);
  if (field.among?.every(({ value }) => value !== text)) return FIELD_WORDS.notOption(field);
  return field.form ? PROBLEMS[field.form](field, text) : null;
}

function problemOfPath(field: Text, text: string): string {
  if (/[?#]/u.test(text)) return FIELD_WORDS.partOfPage();
  if (!text.includes('*')) return FIELD_WORDS.notPath(field);
  return field.path === 'pattern' ? FIELD_WORDS.strayAsterisk() : FIELD_WORDS.noAsterisk();
}

const CODE = /^[\p{L}\p{N}_-]+$/u;
const DURATION = /^(?:\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d$/u;

/** What is wrong with a text of each form; null when nothing is. */
const PROBLEMS: Record<TextForm, (field: Text, text: string) => string | null> = {
  phone: (_field, text) => phoneProblem(text, { mobile: false }),
  email: (_field, text) => checkField(email, text, null),
  code: (field, text) => (CODE.test(text) ? null : FIELD_WORDS.notCode(field)),
  duration: (field, text) => (DURATION.test(text) ? null : FIELD_WORDS.notDuration(field)),
};
