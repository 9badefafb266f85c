/** Header that tells one request apart, in the logs of all who have to do with it and on the page of an error. */
export const REQUEST_ID_HEADER = 'x-request-id';

const WELL_FORMED = /^[\w-]{16,64}$/u;

/** Whether a header may be taken over: it goes into logs, pages and further headers as it is. */
export function isRequestId(value: unknown): value is string {
  return typeof value === 'string' && WELL_FORMED.test(value);
}
