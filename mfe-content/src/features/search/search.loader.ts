import { SEARCH_PATHS, type SearchPage } from '@polden/api-contract';
import { HttpError, readUncached } from '@polden/http';
import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { isPastEnd } from '../../parts/page-number.ts';
import { type Asked, readAsked } from './search-address.ts';

export interface SearchData {
  asked: Asked;
  /** 'nothing': nobody has asked yet; 'unreachable': there is no answer just now. */
  found: SearchPage | 'nothing' | 'unreachable';
}

type Answer = SearchData | ReturnType<typeof data<SearchData>>;

/** 503 without an answer. Throws a Response: 404 for an address that cannot be, also in the eyes of the API. */
export async function searchLoader({ request }: LoaderFunctionArgs): Promise<Answer> {
  const asked = readAsked(new URL(request.url).searchParams);
  if (asked === null) throw notFound();
  if (asked.question === '') return { asked, found: 'nothing' };
  const { question: q, kind, page } = asked;
  const searchParams = { q, page, ...(kind !== null && { kind }) };
  try {
    const found = await readUncached<SearchPage>(SEARCH_PATHS.find, { searchParams, signal: request.signal });
    // What it found, it found on fewer pages.
    const isBehind = found.total > 0 && isPastEnd(page, found.pageCount);
    return isBehind ? data({ asked, found }, { status: 404 }) : { asked, found };
  } catch (error) {
    if (request.signal.aborted || !(error instanceof HttpError)) throw error;
    if (isRefusal(error)) throw notFound();
    return data({ asked, found: 'unreachable' }, { status: 503 });
  }
}

/** Asked in the same way, the API would say the same again. */
function isRefusal({ code }: HttpError): boolean {
  return code !== null && code < 500 && code !== 429;
}

function notFound(): Response {
  return new Response(null, { status: 404, statusText: 'Page not found.' });
}
