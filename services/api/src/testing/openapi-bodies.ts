import fc from 'fast-check';

/** As much of a schema of OpenAPI as bodies of ours use. */
export interface Schema {
  type?: string;
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  allOf?: Schema[];
  $ref?: string;
}

type Schemas = Record<string, Schema>;

/** What breaks programs: of every type, size and alphabet. */
const NASTY: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e',
    '𝟘',
    "'; DROP TABLE lead; --",
    '{{constructor}}',
    '=1+1',
    '٤٥١٠',
    -1,
    0,
    1e308,
    2 ** 31,
    2 ** 53,
    2 ** 63,
    '2147483648',
    '9999999999999999999',
    [2 ** 31],
    'Анна\u0000',
    -0,
    0.1,
    true,
    [],
    {},
    [[]],
    { title: null },
    { length: 1e9 },
    { $gt: '' },
    '79161234567',
    '31.02.1990',
    '9999-99-99',
  ),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.integer(),
  fc.double(),
  fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 3 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Bodies that look like the schema and are wrong somewhere, mostly. */
export function malformedBodies(schema: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  const properties = propertiesOf(schema, schemas);
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [
      name,
      fc.oneof({ weight: 2, arbitrary: plausible(field, schemas) }, { weight: 1, arbitrary: NASTY }),
    ]),
  );
  const objects = fc.record(fields, { requiredKeys: [] });
  const strangers = fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'id', 'toString', 'x'), NASTY);
  return fc.oneof(
    { weight: 12, arbitrary: objects },
    { weight: 2, arbitrary: fc.tuple(objects, strangers).map(([known, other]) => ({ ...known, ...other })) },
    { weight: 1, arbitrary: NASTY },
  );
}

/** The fields of an object, also of those that it refers to. */
export function propertiesOf(schema: Schema, schemas: Schemas): Record<string, Schema> {
  const { $ref, allOf = [], properties = {} } = schema;
  const referred =
    $ref === undefined ? {} : propertiesOf(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  return Object.assign(
    {},
    referred,
    ...allOf.map((part) => propertiesOf(part, schemas)),
    properties,
  ) as Record<string, Schema>;
}

/** One value that the field may well be, the same at each call. */
export function plainValue(field: Schema, schemas: Schemas): unknown {
  if (field.enum) return field.enum[0];
  if (field.$ref !== undefined || field.allOf) {
    const fields = Object.entries(propertiesOf(field, schemas));
    return Object.fromEntries(fields.map(([name, inner]) => [name, plainValue(inner, schemas)]));
  }
  switch (field.type) {
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'array':
      return field.items ? [plainValue(field.items, schemas)] : [];
    default:
      return 'Анна';
  }
}

/** What the field may well be: the checks behind the first ones are reached. */
function plausible(field: Schema, schemas: Schemas): fc.Arbitrary<unknown> {
  if (field.enum) return fc.constantFrom(...field.enum);
  if (field.$ref !== undefined || field.allOf) return malformedBodies(field, schemas);
  switch (field.type) {
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 1, max: 48 }).map(String));
    case 'boolean':
      return fc.boolean();
    case 'array':
      return fc.array(fc.string(), { maxLength: 3 });
    default:
      return fc.constantFrom(
        '79161234567',
        'Анна',
        'anna@mail.ru',
        '05.03.1990',
        '4510 123456',
        '770-001',
        'А123ВС77',
        '00000000-0000-4000-8000-000000000001',
        'https://example.test/',
        'Казань',
      );
  }
}
