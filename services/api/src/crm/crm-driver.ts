import type { LeadEntity } from '../leads/lead.entity.ts';
import type { PersonalData } from '../leads/personal-data.ts';

/** A lead as the CRM receives it. */
export interface CrmLead extends Pick<
  LeadEntity,
  | 'id'
  | 'product'
  | 'requiredSum'
  | 'days'
  | 'formType'
  | 'formName'
  | 'leadType'
  | 'leadGenCode'
  | 'utmSource'
  | 'documents'
> {
  /** ISO 8601 in UTC. */
  created: string;
  requiredMonthCount: number | null;
  phone: PersonalData['phone'];
  fullName: PersonalData['fullName'];
  /** Evidence of the consent to `documents`. */
  consent: Pick<PersonalData, 'ip' | 'userAgent'>;
}

/** Hands a lead to the CRM; throws when it was not accepted. Repeating it with the same id must be harmless. */
export abstract class CrmDriver {
  abstract deliver(lead: CrmLead): Promise<void>;
}
