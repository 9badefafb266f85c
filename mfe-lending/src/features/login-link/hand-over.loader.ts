import type { LoaderFunctionArgs } from 'react-router-dom';
import { LEAD_PATHS, type HandedOverLead } from '@polden/api-contract';
import { http, HttpError } from '@polden/http';

/**
 * `no-link`: somebody came by the site's own words; `dead`: the link was changed or has expired; `unreachable`: the API
 * does not answer.
 */
export type HandOver =
  { kind: 'lead'; lead: HandedOverLead } | { kind: 'no-link' } | { kind: 'dead' } | { kind: 'unreachable' };

const BUDGET_MS = 1_500;

export async function handOverLoader({ request }: LoaderFunctionArgs): Promise<HandOver> {
  const query = new URL(request.url).search.slice(1);
  if (query === '') return { kind: 'no-link' };
  try {
    const signal = AbortSignal.timeout(BUDGET_MS);
    return {
      kind: 'lead',
      lead: await http.post<HandedOverLead>(LEAD_PATHS.openLoginLink, { query }, { signal }),
    };
  } catch (error) {
    return { kind: error instanceof HttpError && error.code === 422 ? 'dead' : 'unreachable' };
  }
}
