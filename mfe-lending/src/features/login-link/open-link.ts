import { LEAD_PATHS, type HandedOverLead } from '@polden/api-contract';
import { http, HttpError } from '@polden/http';
import { essentialRead } from '../essential-read/essential-read.ts';

/**
 * `dead`: the link was changed or has expired; `unreachable`: the API does not answer.
 */
export type HandOver = { kind: 'lead'; lead: HandedOverLead } | { kind: 'dead' } | { kind: 'unreachable' };

/** What a link is about; `query`: without the question mark. */
export async function openLink(query: string): Promise<HandOver> {
  try {
    const lead = await essentialRead((signal) =>
      http.post<HandedOverLead>(LEAD_PATHS.openLoginLink, { query }, { signal }),
    );
    return { kind: 'lead', lead };
  } catch (error) {
    return { kind: error instanceof HttpError && error.code === 422 ? 'dead' : 'unreachable' };
  }
}
