import type { FieldKind, FieldOf, ValueOfKind } from '@polden/content-model';
import type { SchemaObject } from './schema-object.ts';

/** Columns of a table's row by name. */
export type Columns = Record<string, unknown>;

/** A value that cannot be accepted; the message is Russian and shown at the field. */
export class FieldError extends Error {
  override readonly name = 'FieldError';
}

/** What the API must know of a kind of field. */
export interface FieldRules<Kind extends FieldKind> {
  /** What a client sent as a value; throws FieldError. */
  check(field: FieldOf<Kind>, given: unknown): ValueOfKind[Kind];
  isEmpty(value: ValueOfKind[Kind]): boolean;
  /** `name` is the field's in snake_case. */
  toColumns(name: string, value: ValueOfKind[Kind]): Columns;
  fromColumns(name: string, row: Columns): ValueOfKind[Kind];
  /** What a search finds the item by. */
  text(value: ValueOfKind[Kind]): string;
  /** For the OpenAPI document. */
  schema(field: FieldOf<Kind>): SchemaObject;
}
