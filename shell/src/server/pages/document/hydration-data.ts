import { isSharedRead } from '@polden/http';
import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { SHELL_ROUTE_ID } from '../../../app/compose.tsx';
import { inlineJson } from '../../inline-json.ts';
import { KeptText, type TextParts } from './text-parts.ts';

const NOTHING_ELSE = inlineJson({ actionData: null, errors: null });

/** JSON of what the browser's router starts from, safe in an inline script. An error's text stays on the server. */
export function hydrationData({ loaderData, actionData, errors }: StaticHandlerContext): TextParts {
  const isUsual = actionData === null && errors === null;
  const rest = isUsual
    ? NOTHING_ELSE
    : inlineJson({ actionData, errors: errors && mapValues(errors, serializeError) });
  const data = objectParts(loaderData, (value, id) =>
    id === SHELL_ROUTE_ID && isObject(value) ? [keptText(value)] : loaderParts(value),
  );
  return ['{"loaderData":', ...data, `,${rest.slice(1)}`];
}

/** What a loader gave: the parts of it that all visitors share are not written again for each of them. */
function loaderParts(value: unknown): TextParts {
  if (isSharedRead(value)) return [keptText(value)];
  return isPlain(value) && Object.values(value).some(isSharedRead)
    ? objectParts(value, (part) => (isSharedRead(part) ? [keptText(part)] : json(part)))
    : json(value);
}

/** `write`: the parts of a field's value; none for a field that JSON has not. */
function objectParts(fields: object, write: (value: unknown, key: string) => TextParts): TextParts {
  const parts: (string | KeptText)[] = [];
  for (const [key, value] of Object.entries(fields)) {
    const written = write(value, key);
    if (written.length > 0) parts.push(`${parts.length === 0 ? '{' : ','}${inlineJson(key)}:`, ...written);
  }
  return parts.length === 0 ? ['{}'] : [...parts, '}'];
}

function json(value: unknown): TextParts {
  return ['undefined', 'function', 'symbol'].includes(typeof value) ? [] : [inlineJson(value)];
}

const texts = new WeakMap<object, KeptText>();

/** Of an object that stays as it is: of site data, or of a shared read. */
function keptText(value: object): KeptText {
  const text = texts.get(value) ?? new KeptText(inlineJson(value));
  texts.set(value, text);
  return text;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** An object without a class, of any realm: a loader's answer comes from the realm of its release. */
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
