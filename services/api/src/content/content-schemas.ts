import { getSchemaPath } from '@nestjs/swagger';
import { BULK_OPERATIONS, BULK_PREVIEW_MAX, CONTENT_STATES } from '@polden/api-contract';
import { ALT_MAX, CONTENT_TYPES, type ContentType, isOfCity } from '@polden/content-model';
import { MediaImageDto, StoredFileDto } from './media/media.dto.ts';
import type { SchemaObject, SchemaReference } from './fields/schema-object.ts';
import { rulesOf } from './fields/field-kinds.ts';
import { fieldsOf } from './fields/values.ts';
import { otherNames } from './given-names.ts';

type Properties = NonNullable<SchemaObject['properties']>;

const PLACE =
  'In its list; also order. Beside updatedAt, which brings the whole item back, order alone moves it';

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

const seen: Properties = {
  version: { type: 'integer', description: 'That was seen: 409 when the item has another' },
};

const storedFile: SchemaObject = {
  nullable: true,
  allOf: [{ $ref: getSchemaPath(StoredFileDto) }],
};

/** What every type has in common stands in the document once. */
const SHARED = {
  ContentUsage: objectSchema({
    uses: { type: 'integer' },
    robotUses: { type: 'integer' },
    usedAt: { ...moment, nullable: true },
    countedSince: moment,
  }),
  ContentFacts: objectSchema(facts),
  ContentItem: {
    allOf: [
      reference('ContentFacts'),
      objectSchema({ document: storedFile, documents: { type: 'array', items: storedFile } }),
    ],
  },
  ContentImage: objectSchema({
    mediaId: { type: 'string', format: 'uuid' },
    alt: { type: 'string', maxLength: ALT_MAX },
  }),
  ContentFile: objectSchema({ fileId: { type: 'string', format: 'uuid' } }),
  ContentRichText: objectSchema({
    type: { type: 'string', enum: ['doc'] },
    content: { type: 'array', items: { type: 'object', additionalProperties: true } },
  }),
  ContentRow: {
    allOf: [
      reference('ContentFacts'),
      withUsage(
        objectSchema({
          title: { type: 'string' },
          slug: { type: 'string' },
          hasDraft: { type: 'boolean' },
          cells: { type: 'object', additionalProperties: true },
        }),
      ),
    ],
  },
  ContentList: objectSchema({
    items: { type: 'array', items: reference('ContentRow') },
    pageCount: { type: 'integer' },
    total: { type: 'integer' },
    more: { type: 'boolean', description: 'More was found than `total` says' },
  }),
  ContentRevisions: {
    type: 'array',
    items: objectSchema({
      version: { type: 'integer' },
      at: moment,
      actor: { type: 'string' },
      action: { type: 'string' },
      changed: { type: 'array', items: { type: 'string' } },
    }),
  },
  ContentRevision: objectSchema({ version: { type: 'integer' }, values: { type: 'object' } }),
  ContentRevert: objectSchema({ revision: { type: 'integer' }, version: { type: 'integer' } }),
  ContentBulk: {
    type: 'object',
    required: ['operation'],
    properties: {
      operation: { type: 'string', enum: [...BULK_OPERATIONS] },
      ids: { type: 'array', items: { type: 'integer' }, maxItems: BULK_PREVIEW_MAX },
      where: { type: 'object', description: 'With preview: all that a list shows' },
      values: { type: 'object', description: 'Of change: fields and their new values' },
      year: { type: 'integer', description: 'Of archive, where it is kept by year' },
      since: {
        type: 'array',
        items: { type: 'object' },
        description: 'Marks of a change that is taken back: items of another version stay as they are',
      },
      preview: { type: 'boolean', description: 'Changes nothing and answers what would happen' },
    },
  },
  ContentBulkOutcome: {
    type: 'object',
    properties: {
      done: { type: 'array', items: { type: 'integer' } },
      failed: { type: 'array', items: { type: 'object' } },
      marks: { type: 'array', items: { type: 'object' } },
      moved: { type: 'array', items: { type: 'object' } },
      items: { type: 'array', items: { type: 'object' } },
      total: { type: 'integer' },
    },
  },
  ContentSeen: { type: 'object', properties: seen },
  ContentMove: {
    type: 'object',
    properties: {
      position: { type: 'integer' },
      direction: { type: 'string' },
      categoryId: { type: 'integer' },
      within: { type: 'object', additionalProperties: true, description: 'With position: the list' },
      ...seen,
    },
  },
  ContentArchive: { type: 'object', properties: { year: { type: 'integer' }, ...seen } },
  ContentHighlights: { type: 'array', items: reference('ContentRow') },
  ContentHighlightMove: {
    type: 'object',
    required: ['direction'],
    properties: { direction: { type: 'string', enum: ['up', 'down'] }, ...seen },
  },
  ContentDone: { type: 'boolean', enum: [true] },
  ContentRemoved: objectSchema({ active: { type: 'integer', enum: [0] } }),
} satisfies Record<string, SchemaObject>;

/** What stands in the document for one of the shared schemas. */
export function sharedSchema(name: keyof typeof SHARED): SchemaReference {
  return reference(name);
}

/** Names in a shared schema; none for another one. */
export function propertiesOf(schema: SchemaReference | undefined): string[] {
  const found = Object.entries(SHARED).find(([name]) => reference(name).$ref === schema?.$ref);
  return found && 'properties' in found[1] ? Object.keys(found[1].properties ?? {}) : [];
}

/** An item as staff get it. */
export function itemSchema(type: ContentType): SchemaReference {
  return reference(`${schemaPrefix(type)}Item`);
}

/** Body of add and update; fields that are left out stay as they are. Update takes the version that was edited. */
export function inputSchema(type: ContentType): SchemaReference {
  return reference(`${schemaPrefix(type)}Input`);
}

/** What remove answers. */
export function removedSchema({ removed }: ContentType): SchemaReference {
  return sharedSchema(removed === true ? 'ContentDone' : 'ContentRemoved');
}

/** Every schema that the operations of content refer to, by its name in the document. */
export function contentSchemas(): Record<string, SchemaObject> {
  const own = CONTENT_TYPES.flatMap((type): [string, SchemaObject][] => {
    const fields = fieldProperties(type);
    const values = objectSchema({
      ...(isOfCity(type) && { called: { type: 'string', description: 'Its title with its city' } }),
      ...fields,
    });
    const input: SchemaObject = {
      type: 'object',
      description: `add needs ${type.title}, update needs version. The names of the answers to visitors are taken too, as ${exampleOf(type)}; 422 for any other`,
      properties: {
        version: { type: 'integer' },
        publishedAt: { ...moment, nullable: true },
        ...(type.order && { place: { type: 'integer', minimum: 1, description: PLACE } }),
        ...fields,
      },
    };
    return [
      [
        `${schemaPrefix(type)}Item`,
        { allOf: [sharedSchema('ContentItem'), type.usage ? withUsage(values) : values] },
      ],
      [`${schemaPrefix(type)}Input`, input],
    ];
  });
  return { ...SHARED, ...Object.fromEntries(own) };
}

/** `media-our` → `AdminMediaOur`, also the name of its controller. */
export function schemaPrefix({ name }: ContentType): string {
  return `Admin${name.replace(/(?:^|-)(\w)/gu, (_match, letter: string) => letter.toUpperCase())}`;
}

/** The other names of a field that has the most of them. */
function exampleOf(type: ContentType): string {
  const names = fieldsOf(type).map((entry) => otherNames(...entry).filter((name) => name !== entry[0]));
  return names.reduce((most, each) => (each.length > most.length ? each : most), ['public_at']).join(', ');
}

function fieldProperties(type: ContentType): Properties {
  return Object.fromEntries(fieldsOf(type).map(([name, field]) => [name, rulesOf(field.kind).schema(field)]));
}

/** All of the properties are there. */
function objectSchema(properties: Properties): SchemaObject {
  return { type: 'object', required: Object.keys(properties), properties };
}

/** For types that count uses. */
function withUsage(schema: SchemaObject): SchemaObject {
  return { ...schema, properties: { ...schema.properties, usage: reference('ContentUsage') } };
}

function reference(name: string): SchemaReference {
  return { $ref: getSchemaPath(name) };
}
