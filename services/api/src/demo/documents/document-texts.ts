import type { Documents } from './document-text.ts';
import { applicationDocuments } from './families/applications.ts';
import { auditDocuments } from './families/audit.ts';
import { bondDocuments } from './families/bonds.ts';
import { companyFactsDocuments } from './families/company-facts.ts';
import { conductDocuments } from './families/conduct.ts';
import { individualTermsDocuments } from './families/individual-terms.ts';
import { investorDocuments } from './families/investor.ts';
import { loanRulesDocuments } from './families/loan-rules.ts';
import { loanTermsDocuments } from './families/loan-terms.ts';
import { onlineDocuments } from './families/online.ts';
import { partnerDocuments } from './families/partners.ts';
import { personalDataDocuments } from './families/personal-data.ts';
import { pledgeDocuments } from './families/pledge.ts';
import { reportingDocuments } from './families/reporting.ts';
import { tariffDocuments } from './families/tariffs.ts';

/** By the name of the file without its extension. */
export const documentTexts = {
  ...loanRulesDocuments,
  ...loanTermsDocuments,
  ...individualTermsDocuments,
  ...tariffDocuments,
  ...personalDataDocuments,
  ...applicationDocuments,
  ...pledgeDocuments,
  ...companyFactsDocuments,
  ...reportingDocuments,
  ...auditDocuments,
  ...conductDocuments,
  ...investorDocuments,
  ...bondDocuments,
  ...partnerDocuments,
  ...onlineDocuments,
} satisfies Documents;

export type DocumentName = keyof typeof documentTexts;

export function isDocumentName(name: string): name is DocumentName {
  return Object.hasOwn(documentTexts, name);
}
