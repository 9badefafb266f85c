import { HttpError } from '@polden/http';

/** The answer of a page whose data could not be read: 404 when there is none, 410 when it is no more, else 503. Throws what is no HttpError. */
export function failedPage(error: unknown): Response {
  if (!(error instanceof HttpError)) throw error;
  if (error.code === 410) return new Response(null, { status: 410, statusText: 'Gone' });
  return error.code === 404
    ? new Response(null, { status: 404, statusText: 'This page could not be found' })
    : new Response(null, { status: 503, statusText: 'Service Unavailable' });
}
