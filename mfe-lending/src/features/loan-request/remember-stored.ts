import type { LeadCreated } from '@polden/api-contract';
import { rememberInDraft, useDraft } from './loan-request.store.ts';
import type { RequestValues } from './request-state.ts';
import { responseOf } from './state-of-draft.ts';

/** The values with what was stored; the draft keeps at once when that was, since no field of the form carries it. */
export function rememberStored(
  values: RequestValues,
  { id, created }: Pick<LeadCreated, 'id' | 'created'>,
): RequestValues {
  const stored = { ...values, leadId: id };
  const requestResponse = responseOf(stored, useDraft.getState());
  rememberInDraft({ requestResponse: requestResponse && { ...requestResponse, created } });
  return stored;
}
