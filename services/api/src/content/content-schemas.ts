import { getSchemaPath } from '@nestjs/swagger';
import { BULK_MAX, BULK_OPERATIONS, CONTENT_STATES } from '@polden/api-contract';
import type { ContentType } from '@polden/content-model';
import { MediaImageDto, StoredFileDto } from '../media/media.dto.ts';
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
  place: { type: 'integer', nullable: true },
  archived: { type: 'boolean' },
  archiveYear: { type: 'integer', nullable: true },
  picture: { nullable: true, allOf: [{ $ref: getSchemaPath(MediaImageDto) }] },
};

const storedFile: SchemaObject = {
  nullable: true,
  allOf: [{ $ref: getSchemaPath(StoredFileDto) }],
};

/** An item as staff get it. */
export function itemSchema(type: ContentType): SchemaObject {
  return objectSchema({ ...facts, document: storedFile, ...fieldProperties(type) });
}

/** A line of the list. */
export function rowSchema(): SchemaObject {
  return objectSchema({
    ...facts,
    title: { type: 'string' },
    slug: { type: 'string' },
    cells: { type: 'object', additionalProperties: true },
  });
}

export function listSchema(): SchemaObject {
  return objectSchema({
    items: { type: 'array', items: rowSchema() },
    pageCount: { type: 'integer' },
    total: { type: 'integer' },
  });
}

export function revisionSchema(): SchemaObject {
  return objectSchema({
    version: { type: 'integer' },
    at: moment,
    actor: { type: 'string' },
    action: { type: 'string' },
    changed: { type: 'array', items: { type: 'string' } },
  });
}

export function bulkSchema(): SchemaObject {
  return objectSchema({
    operation: { type: 'string', enum: [...BULK_OPERATIONS] },
    ids: { type: 'array', items: { type: 'integer' }, maxItems: BULK_MAX },
  });
}

/** What remove answers. */
export function removedSchema({ removed }: ContentType): SchemaObject {
  if (removed === true) return { type: 'boolean', enum: [true] };
  return objectSchema({ active: { type: 'integer', enum: [0] } });
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

/** All of the properties are there. */
export function objectSchema(properties: Properties): SchemaObject {
  return { type: 'object', required: Object.keys(properties), properties };
}
