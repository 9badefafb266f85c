import { HttpError } from '@polden/http';

/** How the API says that there is no such thing, or that the address asks for what cannot be. */
const REFUSALS: readonly (number | null)[] = [400, 404, 422];

/**
 * The answer of a page that could not read its data: 404 when there is none and for an address that cannot be, 410 when it
 * is no more, else 503, which the shell counts as a fault of the release. Throws what is no HttpError.
 */
export function failedPage(error: unknown): Response {
  if (!(error instanceof HttpError)) throw error;
  if (error.code === 410) return new Response(null, { status: 410, statusText: 'Gone' });
  return REFUSALS.includes(error.code)
    ? new Response(null, { status: 404, statusText: 'This page could not be found' })
    : new Response(null, { status: 503, statusText: 'Service Unavailable' });
}
