import type { OpenAPIObject } from '@nestjs/swagger';
import { plainValue, propertiesOf, type Schema } from './openapi-bodies.ts';
import type { RegisteredRoute } from './routes.ts';

export interface HostileCall {
  method: 'GET' | 'POST';
  url: string;
  /** JSON as it is sent: JSON.stringify would round what is too large. */
  body?: string;
  /** What it must be answered with; null where something else may answer. */
  status: 404 | 422 | null;
}

type Schemas = Record<string, Schema>;

const TOO_LARGE = ['2147483648', '9999999999999999999'];
const NUL = '%00';
/** JSON that has no fields. */
const NO_OBJECTS = ['[]', '[{}]', '"x"', '5', 'null'];
/** Streams never end, and a session that has ended tests nothing. */
const LEFT_OUT = /\/(?:stream|events)$|^site\/log(?:in|out)$/u;

const NOBODYS_UUID = '00000000-0000-4000-8000-000000000000';

/** For every route a call for each of its places, with a value there that no column of the database can hold. */
export function hostileCalls(routes: readonly RegisteredRoute[], document: OpenAPIObject): HostileCall[] {
  const schemas = (document.components?.schemas ?? {}) as Schemas;
  return routes
    .filter(({ method, path, takesFile }) => /GET|POST/u.test(method) && !takesFile && !LEFT_OUT.test(path))
    .flatMap(({ method: given, path }) => {
      const method = given as HostileCall['method'];
      const operation =
        document.paths[`/api/v1/${path.replace(/:(\w+)/gu, '{$1}')}`]?.[method === 'GET' ? 'get' : 'post'];
      const body = operation?.requestBody;
      const schema = body && 'content' in body ? Object.values(body.content)[0]?.schema : undefined;
      const queries = (operation?.parameters ?? []).flatMap((parameter) =>
        'in' in parameter && parameter.in === 'query' ? [parameter.name] : [],
      );
      return [
        ...pathCalls(method, path, new Set(numbersOf(operation?.parameters))),
        ...queryCalls(withUuids(path, operation?.parameters), method === 'GET' ? queries : []),
        ...(schema ? bodyCalls(withUuids(path, operation?.parameters), schema as Schema, schemas) : []),
      ];
    });
}

function numbersOf(parameters: readonly object[] = []): string[] {
  return parameters.flatMap((parameter) => {
    const { name, schema } = parameter as { name?: string; schema?: Schema };
    return name !== undefined && schema?.type === 'number' ? [name] : [];
  });
}

/** Ids that are no numbers are given as what they are: otherwise nothing behind them is asked. */
function withUuids(path: string, parameters: readonly object[] = []): string {
  return path.replace(/:(\w+)/gu, (placeholder, name: string) => {
    const found = parameters.find((parameter) => (parameter as { name?: string }).name === name);
    const { schema } = (found ?? {}) as { schema?: Schema & { format?: string } };
    const isUuid = schema?.format === 'uuid' || (name === 'id' && schema?.type === 'string');
    return isUuid ? NOBODYS_UUID : placeholder;
  });
}

function pathCalls(method: HostileCall['method'], path: string, numbers: ReadonlySet<string>): HostileCall[] {
  return [...path.matchAll(/:(\w+)/gu)].flatMap(([placeholder, name]) =>
    [...TOO_LARGE, NUL].map((value) => ({
      method,
      url: addressOf(path.replace(placeholder, value)),
      ...(method === 'POST' && { body: '{}' }),
      status:
        value === NUL
          ? invalidIf(path.startsWith('admin/'))
          : name === 'id' && numbers.has(name)
            ? 404
            : null,
    })),
  );
}

function queryCalls(path: string, names: readonly string[]): HostileCall[] {
  return names.flatMap((name) =>
    [...TOO_LARGE, NUL].map((value) => ({
      method: 'GET' as const,
      url: `${addressOf(path)}?${name}=${value}`,
      status: invalidIf(value === NUL || (path.startsWith('admin/') && /^(?:version|user)$/u.test(name))),
    })),
  );
}

/** All that the body may have, plausible, but for one field. */
function bodyCalls(path: string, schema: Schema, schemas: Schemas): HostileCall[] {
  const properties = propertiesOf(schema, schemas);
  const plain = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, JSON.stringify(plainValue(field, schemas))]),
  );
  const call = { method: 'POST' as const, url: addressOf(path) };
  const inFields = Object.entries(properties).flatMap(([name, field]) =>
    hostileValues(field).map((value) => ({
      ...call,
      body: objectOf({ ...plain, [name]: value }),
      status: invalidIf(
        value.includes('u0000') ||
          (value.includes('[]') && path.startsWith('admin/')) ||
          ['ids', 'version', 'revision', 'categoryId'].includes(name),
      ),
    })),
  );
  const status = invalidIf(path.startsWith('admin/'));
  return [...NO_OBJECTS.map((body) => ({ ...call, body, status })), ...inFields];
}

function invalidIf(isInvalid: boolean): 422 | null {
  return isInvalid ? 422 : null;
}

/** As JSON; a list in place of an object has no fields. */
function hostileValues({ type, items, $ref, allOf, properties }: Schema): string[] {
  if (type === 'array' && items) return hostileValues(items).map((value) => `[${value}]`);
  if ($ref !== undefined || allOf || properties || type === 'object') return ['[]'];
  const nul = String.raw`"Анна\u0000"`;
  return type === 'integer' || type === 'number' ? [...TOO_LARGE, nul] : [nul];
}

function objectOf(fields: Record<string, string>): string {
  const pairs = Object.entries(fields).map(([name, value]) => `${JSON.stringify(name)}:${value}`);
  return `{${pairs.join(',')}}`;
}

function addressOf(path: string): string {
  return `/api/v1/${path.replace(/:\w+/gu, '1')}`;
}
