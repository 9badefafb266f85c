import { API_BASE_PATH, LEAD_PATHS, type LeadDocument } from '@polden/api-contract';
import {
  type ConsentDocument,
  CREDIT_HISTORY_CONSENT,
  ELECTRONIC_AGREEMENT,
  PERSONAL_DATA_DOCUMENT,
} from '../../consents/index.ts';

export const leadDocuments: readonly ConsentDocument[] = [
  CREDIT_HISTORY_CONSENT,
  ELECTRONIC_AGREEMENT,
  PERSONAL_DATA_DOCUMENT,
];

/** The documents of a loan request; every product has the same ones. */
export function documentList(): LeadDocument[] {
  return leadDocuments.map(({ id, title, isRequired }) => ({
    id,
    title,
    link: `${API_BASE_PATH}${LEAD_PATHS.documents}/${id}`,
    isRequired,
  }));
}
