import { marksIn, SOURCE_COOKIE, sourceOfMarks, type LeadSource } from '@polden/api-contract';
import { parseUrl } from '@polden/ru';
import { cookieOf } from './cookie-of.ts';
import { cityOfVisit } from './visit-city.ts';

/** From where a form was sent, and how its visitor came to the site. */
export interface Visit {
  /** Of the page with the form. */
  pathname: string;
  /** Of the advertisement or the partner that brought the visitor, as `marksIn` writes them; carried by the steps that follow. */
  marks: string;
  /** What the API keeps with a request. */
  source: LeadSource;
}

/**
 * The visit that a form was sent in. Pages are shared by all visitors and rendered without their marks, so those are in what
 * an earlier step has carried, or in the address, or in that of the page (for a plain post: in the referrer), or, where
 * the visitor has walked on since, in the cookie. They belong together: those of one visit are never mixed with another's.
 *
 * @param carried `marks` of an earlier step
 */
export function visitOf(request: Request, carried = ''): Visit {
  const { pathname, search } = new URL(request.url);
  const page = typeof document === 'undefined' ? request.headers.get('referer') : window.location.href;
  const found = [carried, search, searchOf(page), cookieOf(request, SOURCE_COOKIE)].map((query) =>
    marksIn(new URLSearchParams(query ?? '')),
  );
  const marks = found.find((each) => each !== '') ?? '';
  const city = cityOfVisit(request);
  const source = { url: pathname, ...sourceOfMarks(marks), ...(city && { city: city.title }) };
  return { pathname, marks, source };
}

function searchOf(address: string | null): string {
  return parseUrl(address ?? '')?.search ?? '';
}
