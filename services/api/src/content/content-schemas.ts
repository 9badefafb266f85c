import { getSchemaPath } from '@nestjs/swagger';
import { CONTENT_STATES } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { MediaImageDto } from '../media/media.dto.ts';
import type { SchemaObject } from './fields/schema-object.ts';
import { rulesOf } from './fields/field-kinds.ts';
import { fieldsOf } from './fields/values.ts';

type Properties = NonNullable<SchemaObject['properties']>;

const moment: SchemaObject = { type: 'string', format: 'date-time' };

const facts: Properties = {
  id: { type: 'integer' },
  version: { type: 'integer' },
  state: { type: 'string', enum: [...CONTENT_STATES] },
  publishedAt: { ...moment, nullable: true },
  createdAt: moment,
  updatedAt: moment,
  highlight: { type: 'integer', nullable: true },
  picture: { nullable: true, allOf: [{ $ref: getSchemaPath(MediaImageDto) }] },
};

/** An item as staff get it. */
export function itemSchema(type: ContentType): SchemaObject {
  return object({ ...facts, ...fieldProperties(type) });
}

/** A line of the list. */
export function rowSchema(): SchemaObject {
  return object({ ...facts, title: { type: 'string' }, slug: { type: 'string' } });
}

export function listSchema(): SchemaObject {
  return object({
    items: { type: 'array', items: rowSchema() },
    pageCount: { type: 'integer' },
    total: { type: 'integer' },
  });
}

/** Body of add, or of update with the version that was edited; fields that are left out stay as they are. */
export function inputSchema(type: ContentType, required: string[]): SchemaObject {
  const version: Properties = required.includes('version') ? { version: { type: 'integer' } } : {};
  const properties = { ...version, publishedAt: { ...moment, nullable: true }, ...fieldProperties(type) };
  return { type: 'object', required, properties };
}

function fieldProperties(type: ContentType): Properties {
  return Object.fromEntries(fieldsOf(type).map(([name, field]) => [name, rulesOf(field.kind).schema(field)]));
}

function object(properties: Properties): SchemaObject {
  return { type: 'object', required: Object.keys(properties), properties };
}
