import type { FieldErrors } from '@polden/api-contract';
import type { ContentType, Field } from '@polden/content-model';
import { isDeepStrictEqual } from 'node:util';
import { moscowDay } from '@polden/ru';
import { AppError } from '../core/errors/app-error.ts';
import { fieldsOf, snakeCase } from './fields/values.ts';
import { isMoment } from './published-at.ts';

/** A JSON object as a client sent it. */
type Sent = Record<string, unknown>;

/** Where visitors read a field under a name that does not follow from its kind. */
const ELSEWHERE: Record<string, Record<string, string>> = {
  events: { fullDateStart: 'startsOn', fullDateEnd: 'endsOn' },
  review: { number: 'phone' },
};

/** What a write takes besides the fields of the type; `place` is of types with an order alone. */
const BESIDES: Record<string, string> = {
  version: 'version',
  publishedAt: 'publishedAt',
  published_at: 'publishedAt',
  public_at: 'publishedAt',
};
const PLACES = ['place', 'order', 'position'];

/** The one name under which the editor knows what a client calls so; undefined for what an item does not have. */
export function knownName(type: ContentType, name: string): string | undefined {
  if (Object.hasOwn(type.fields, name)) return name;
  if (Object.hasOwn(BESIDES, name)) return BESIDES[name];
  if (type.order && PLACES.includes(name)) return 'place';
  return (
    ELSEWHERE[type.name]?.[name] ?? fieldsOf(type).find((entry) => otherNames(...entry).includes(name))?.[0]
  );
}

/**
 * What a client sent under the names that the editor knows. 422 for fields that the type does not have: left out in silence, they
 * would look saved.
 */
export function underKnownNames(type: ContentType, sent: Sent): Sent {
  const given: Sent = {};
  const names: Record<string, string> = {};
  const errors: FieldErrors = {};
  for (const [name, said] of Object.entries(sent)) {
    if (said === undefined) continue;
    const known = knownName(type, name);
    const value = known !== undefined && known !== name ? asKept(type.fields[known], said) : said;
    const before = known && names[known];
    if (known === undefined) errors[name] = [`Поля «${name}» в этом разделе нет`];
    else if (before !== undefined && !isSame(given[known], value))
      errors[known] = [`«${before}» и «${name}» — одно поле, а значения у них разные`];
    else if (before === undefined || name === known) [given[known], names[known]] = [value, name];
  }
  if (Object.keys(errors).length > 0) throw refused(errors);
  return given;
}

/** Visitors read the moment at which a day begins or ends; it is kept as the day in Moscow. */
function asKept(field: Field | undefined, said: unknown): unknown {
  return field?.kind === 'date' && isMoment(said) ? moscowDay(new Date(said)) : said;
}

/** Forms say numbers as texts. */
function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one, other].map((value) => (typeof value === 'number' ? String(value) : value));
  return isDeepStrictEqual(a, b);
}

/** 422 for what an action does not look at. */
export function expectTaken(sent: Sent, taken: readonly string[]): void {
  const others = Object.keys(sent).filter((name) => sent[name] !== undefined && !taken.includes(name));
  if (others.length > 0) throw refused(Object.fromEntries(others.map((name) => [name, [notTaken(name)]])));
}

function notTaken(name: string): string {
  return BESIDES[name] === 'publishedAt'
    ? 'Это действие — на сейчас. Дату публикации задаёт правка записи (update, поле publishedAt) до публикации'
    : `Поля «${name}» у этого действия нет`;
}

function refused(errors: FieldErrors): AppError {
  return AppError.invalid(errors, Object.values(errors).flat()[0]);
}

/** As its column is called; a reference after its target as well (`faq_category_id`); a text and an address as visitors read them. */
export function otherNames(name: string, field: Field): string[] {
  switch (field.kind) {
    case 'reference':
      return [snakeCase(name), `${snakeCase(name)}_id`, `${snakeCase(field.to.replaceAll('-', '_'))}_id`];
    case 'richText':
      return [snakeCase(name), 'content'];
    case 'slug':
      return [snakeCase(name), 'url', 'identifier'];
    default:
      return [snakeCase(name)];
  }
}
