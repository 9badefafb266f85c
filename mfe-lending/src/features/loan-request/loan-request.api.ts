import {
  LEAD_PATHS,
  REFUSAL_SHOWCASE_PATH,
  type LeadProgress,
  type RefusalOffer,
  type RefusalShowcase,
} from '@polden/api-contract';
import { http, HttpError, type RequestOptions } from '@polden/http';
import type { RequestOutcome } from './request-state.ts';

/** The outcome of a request with a phone that this visitor has confirmed. Never throws: a failure is an outcome, too. */
export async function readOutcome(leadId: string, signal?: AbortSignal): Promise<RequestOutcome> {
  // What goes wrong is shown in its place.
  const options = { quiet: true, ...(signal && { signal }) };
  try {
    const progress = await http.post<LeadProgress>(LEAD_PATHS.progress, { leadId }, options);
    const { status, stage, formSessionId } = progress;
    if (status !== 'fail') return { ...progress, status, leadId };
    return { leadId, status, stage, offers: await readOffers(formSessionId, options) };
  } catch (error) {
    const refused =
      error instanceof HttpError && error.code !== null && error.code < 500 && error.code !== 429;
    return { leadId, status: refused ? 'gone' : 'unreachable' };
  }
}

async function readOffers(
  formSessionId: string | null,
  options: RequestOptions,
): Promise<RefusalOffer[] | null> {
  if (formSessionId === null) return null;
  const read = http.get<RefusalShowcase>(REFUSAL_SHOWCASE_PATH, {
    ...options,
    searchParams: { formSessionId },
  });
  return read.then(
    ({ items }) => items,
    () => null,
  );
}
