import { isRouteErrorResponse, type StaticHandlerContext } from 'react-router-dom';
import { SHELL_ROUTE_ID } from '../../app/compose.tsx';
import { inlineJson } from './inline-json.ts';

/** JSON of what the browser's router starts from, safe in an inline script. An error's text stays on the server. */
export function hydrationData({ loaderData, actionData, errors }: StaticHandlerContext): string {
  const rest = inlineJson({ actionData, errors: errors && mapValues(errors, serializeError) });
  return `{"loaderData":${loaderJson(loaderData)},${rest.slice(1)}`;
}

/** Site data is one object on every page until it changes: its text is written once. */
function loaderJson({ [SHELL_ROUTE_ID]: site, ...pages }: Record<string, unknown>): string {
  const json = inlineJson(pages);
  if (typeof site !== 'object' || site === null) return json;
  return `{${inlineJson(SHELL_ROUTE_ID)}:${siteJson(site)}${json === '{}' ? '' : ','}${json.slice(1)}`;
}

const siteTexts = new WeakMap<object, string>();

function siteJson(site: object): string {
  const text = siteTexts.get(site) ?? inlineJson(site);
  siteTexts.set(site, text);
  return text;
}

function serializeError(error: unknown) {
  if (!isRouteErrorResponse(error)) return { message: 'Unexpected Server Error', __type: 'Error' };
  const { status, statusText } = error;
  return { status, statusText, data: error.data as unknown, internal: true, __type: 'RouteErrorResponse' };
}

function mapValues<T>(record: Record<string, unknown>, map: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
