import { SEARCH_PATHS, type SearchPage } from '@polden/api-contract';
import { readUncached } from '@polden/http';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { type Asked, readAsked } from './search-address.ts';

export interface SearchData {
  asked: Asked;
  /** 'nothing': nobody has asked yet; 'unreachable': there is no answer just now. */
  found: SearchPage | 'nothing' | 'unreachable';
}

/** Throws a Response: 404 for an address that cannot be. */
export async function searchLoader({ request }: LoaderFunctionArgs): Promise<SearchData> {
  const asked = readAsked(new URL(request.url).searchParams);
  if (asked === null) throw new Response(null, { status: 404, statusText: 'Page not found.' });
  if (asked.question === '') return { asked, found: 'nothing' };
  const { question: q, kind, page } = asked;
  const searchParams = { q, page, ...(kind !== null && { kind }) };
  try {
    const found = await readUncached<SearchPage>(SEARCH_PATHS.find, { searchParams, signal: request.signal });
    return { asked, found };
  } catch (error) {
    if (request.signal.aborted) throw error;
    return { asked, found: 'unreachable' };
  }
}
