import type { LoanTerms, NewLead } from '../storage/new-lead.ts';
import { sourceFacts, type SourceDto } from './source.dto.ts';

/** What every request for a loan has, whichever form it came from. */
export function loanLead(
  phone: string,
  loan: LoanTerms,
  body: SourceDto,
): Omit<NewLead, 'formType' | 'documents' | 'personal'> {
  return {
    kind: 'loan',
    phone,
    phoneVerified: true,
    loan,
    leadGenCode: body.leadGenCode ?? null,
    utmSource: body.utmSource ?? null,
    source: sourceFacts(body),
    files: [],
  };
}

export function cityOf({ city }: SourceDto): { city?: string } {
  return city === undefined ? {} : { city };
}
