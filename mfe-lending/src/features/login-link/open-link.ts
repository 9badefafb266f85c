import { LEAD_PATHS, type HandedOverLead } from '@polden/api-contract';
import { http, HttpError } from '@polden/http';

/**
 * `dead`: the link was changed or has expired; `unreachable`: the API does not answer.
 */
export type HandOver = { kind: 'lead'; lead: HandedOverLead } | { kind: 'dead' } | { kind: 'unreachable' };

const BUDGET_MS = 1_500;

/** What a link is about; `query`: without the question mark. */
export async function openLink(query: string): Promise<HandOver> {
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
