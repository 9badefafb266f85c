import { isSharedRead } from '@polden/http';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { SHELL_ROUTE_ID } from '../../../app/compose.tsx';
import { inlineJson } from './inline-json.ts';

/** JSON of what the browser's router starts from, safe in an inline script. An error's text stays on the server. */
export function hydrationData({ loaderData, actionData, errors }: StaticHandlerContext): string {
  const data = objectJson(loaderData, (value, id) =>
    id === SHELL_ROUTE_ID && isObject(value) ? textOf(value) : loaderJson(value),
  );
  const rest = inlineJson({ actionData, errors: errors && mapValues(errors, serializeError) });
  return `{"loaderData":${data},${rest.slice(1)}`;
}

type Json = string | undefined;

/** What a loader gave: the parts of it that all visitors share are not written again for each of them. */
function loaderJson(value: unknown): Json {
  if (isSharedRead(value)) return textOf(value);
  return isPlain(value) && Object.values(value).some(isSharedRead)
    ? objectJson(value, (part) => (isSharedRead(part) ? textOf(part) : anyJson(part)))
    : anyJson(value);
}

function objectJson(fields: object, write: (value: unknown, key: string) => Json): string {
  const written = Object.entries(fields).flatMap(([key, value]) => {
    const json = write(value, key);
    return json === undefined ? [] : [`${inlineJson(key)}:${json}`];
  });
  return `{${written.join(',')}}`;
}

function anyJson(value: unknown): Json {
  return ['undefined', 'function', 'symbol'].includes(typeof value) ? undefined : inlineJson(value);
}

const texts = new WeakMap<object, string>();

/** Text of an object that stays as it is: of site data, or of a shared read. */
function textOf(value: object): string {
  const text = texts.get(value) ?? inlineJson(value);
  texts.set(value, text);
  return text;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** An object without a class, of whatever realm: a loader's answer is of its release's own. */
function isPlain(value: unknown): value is object {
  const prototype: unknown = isObject(value) ? Object.getPrototypeOf(value) : null;
  return isObject(prototype) && Object.getPrototypeOf(prototype) === null;
}

function serializeError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { message: 'Unexpected Server Error', __type: 'Error' };
  const { status, statusText } = error;
  return { status, statusText, data: error.data as unknown, internal: true, __type: 'RouteErrorResponse' };
}

function mapValues<T>(record: Record<string, unknown>, map: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
