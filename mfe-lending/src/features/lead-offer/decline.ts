import {
  DECLINE_REASONS,
  SIGNATURE_PATHS,
  type DeclineOffer,
  type OfferDeclined,
} from '@polden/api-contract';
import { http } from '@polden/http';
import { text } from '../phone-entry/step-answers.ts';

/** Names of the form's fields, the same for the browser, the actions and the tests. */
export const DECLINE_FIELDS = { lead: 'lead', reason: 'reason' } as const;

/** As often as it is sent. Throws HttpError, 422 on `leadId` where there is nothing to refuse any more. */
export function decline(form: FormData): Promise<OfferDeclined> {
  const reason = DECLINE_REASONS.find((known) => known === text(form, DECLINE_FIELDS.reason));
  const offer: DeclineOffer = { leadId: text(form, DECLINE_FIELDS.lead), ...(reason && { reason }) };
  return http.post(SIGNATURE_PATHS.decline, offer);
}
