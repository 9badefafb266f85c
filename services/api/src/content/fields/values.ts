import type { FieldErrors } from '@polden/api-contract';
import {
  type ContentType,
  emptyValue,
  type Field,
  FIELD_WORDS,
  type FieldValue,
} from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import { searchText } from '../search-text.ts';
import { cityIn } from './city-in.ts';
import { FieldError, type Columns } from './field-rules.ts';
import { rulesOf } from './field-kinds.ts';

/** Values of an item by field name; which kinds they have, its type says. */
export type Values = Record<string, FieldValue>;

/**
 * What a client sent, on top of the present values (or of empty ones). Throws 422 with every field that is wrong,
 * also with those that are missing: `always`, and `toPublish` too when `published`.
 */
export function readValues(
  type: ContentType,
  given: Record<string, unknown>,
  present: Values | null,
  published: boolean,
): Values {
  const errors: FieldErrors = {};
  const entries = fieldsOf(type).map(([name, field]): [string, FieldValue] => {
    const rules = rulesOf(field.kind);
    const value = present?.[name] ?? emptyValue(field);
    if (given[name] === undefined) return [name, value];
    try {
      return [name, rules.check(field, given[name])];
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      errors[name] = [error.message];
      return [name, value];
    }
  });
  const values = Object.fromEntries(entries);
  const validation = { ...wrongRanges(type, values), ...missingFields(type, values, published), ...errors };
  if (Object.keys(validation).length > 0) throw AppError.invalid(validation, 'Проверьте введённые данные');
  return values;
}

/** 422 with what the values lack, or contradict, for visitors to see them. */
export function expectWhole(type: ContentType, values: Values): void {
  const missing = { ...wrongRanges(type, values), ...missingFields(type, values, true) };
  if (Object.keys(missing).length > 0) throw AppError.invalid(missing, 'Для публикации не хватает данных');
}

/** Messages for the fields that must not be empty and are. */
function missingFields(type: ContentType, values: Values, published: boolean): FieldErrors {
  const missing = fieldsOf(type).filter(
    ([name, field]) =>
      (field.required === 'always' || (published && field.required === 'toPublish')) &&
      rulesOf(field.kind).isEmpty(valueIn(values, name, field)),
  );
  return {
    ...(published && missingOfSeveral(type, values)),
    ...Object.fromEntries(missing.map(([name, field]) => [name, [FIELD_WORDS.missing(field)]])),
  };
}

/** An error at the first field of each group that needs at least one filled. */
function missingOfSeveral(type: ContentType, values: Values): FieldErrors {
  const fields = new Map(fieldsOf(type));
  const isEmpty = (name: string): boolean => {
    const field = fields.get(name);
    return !field || rulesOf(field.kind).isEmpty(valueIn(values, name, field));
  };
  const missing = type.needsOneOf.filter((names) => names.every(isEmpty));
  return Object.fromEntries(
    missing.map((names) => {
      const known = names.flatMap((name) => fields.get(name) ?? []);
      return [names[0] ?? '', [FIELD_WORDS.oneOf(known)]];
    }),
  );
}

/** Messages for what ends before it begins; where one of both is open, nothing is wrong. */
function wrongRanges(type: ContentType, values: Values): FieldErrors {
  const wrong = type.ranges.filter(({ from, to }) => {
    const [start, end] = [values[from] ?? null, values[to] ?? null];
    return start !== null && end !== null && end < start;
  });
  return Object.fromEntries(
    wrong.flatMap(({ from, to }) => {
      const [start, end] = [type.fields[from], type.fields[to]];
      return start && end ? [[to, [FIELD_WORDS.endsBefore(end, start)]]] : [];
    }),
  );
}

export function toColumns(type: ContentType, values: Values): Columns {
  const parts = fieldsOf(type).map(([name, field]) =>
    rulesOf(field.kind).toColumns(snakeCase(name), valueIn(values, name, field)),
  );
  const title = type.fields[type.title]?.personal ? '' : textIn(values, type.title);
  const texts = fieldsOf(type).flatMap(([name, field]) => {
    if (name === type.title || field.personal) return [];
    const value = valueIn(values, name, field);
    return [rulesOf(field.kind).text(value), cityIn(field, value) ?? ''];
  });
  const search = { search_title: searchText(title), search_text: searchText(texts.join(' ')) };
  return Object.fromEntries([search, ...parts].flatMap((part) => Object.entries(part)));
}

export function fromColumns(type: ContentType, row: Columns): Values {
  return Object.fromEntries(
    fieldsOf(type).map(([name, { kind }]) => [name, rulesOf(kind).fromColumns(snakeCase(name), row)]),
  );
}

/** Value of a field of text; '' for one of another kind. */
export function textIn(values: Values, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

function valueIn(values: Values, name: string, field: Field): FieldValue {
  return values[name] ?? emptyValue(field);
}

/** Column of a field that has one column: of a reference the id. */
export function columnOf(type: ContentType, name: string): string {
  return type.fields[name]?.kind === 'reference' ? `${snakeCase(name)}_id` : snakeCase(name);
}

export function fieldsOf(type: ContentType): [string, Field][] {
  return Object.entries(type.fields);
}

/** As columns are named. */
export function snakeCase(name: string): string {
  return name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
