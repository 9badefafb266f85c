import type { LeadFormType } from '@polden/api-contract';
import { type Question, type Questionnaire, questions } from '@polden/loan-application';
import { stillNeeded } from '../questionnaire/still-needed.ts';
import type { LeadEntity } from '../storage/lead.entity.ts';
import type { PersonalData } from '../storage/personal-data.ts';
import type { CrmLead } from './crm-driver.ts';

/** Under which a delivery is accepted once: the first step of a lead has its id alone. */
export function deliveryKey(leadId: string, step: LeadFormType): string {
  return step === 'first' ? leadId : `${leadId}:second`;
}

export function crmLead(lead: LeadEntity, personal: PersonalData, step: LeadFormType): CrmLead {
  const { phone, fullName, city, questionnaire, answers, ip, userAgent } = personal;
  return {
    id: lead.id,
    kind: lead.kind,
    step,
    revision: lead.revision,
    complete: stillNeeded(lead) !== 'questionnaire',
    created: lead.createdAt.toISOString(),
    phone,
    phoneVerified: lead.phoneVerified,
    fullName,
    ...(city !== undefined && { city }),
    product: lead.product,
    requiredSum: lead.requiredSum,
    requiredMonthCount: lead.monthCount,
    days: lead.days,
    formType: lead.formType,
    formName: lead.formName,
    leadType: lead.leadType,
    leadGenCode: lead.leadGenCode,
    utmSource: lead.utmSource,
    source: lead.source,
    ...(questionnaire && { questionnaire: inCrm(questionnaire) }),
    ...(answers && { answers }),
    documents: lead.documents,
    consent: { ip, userAgent },
  };
}

const ASKED = new Map<string, Question>(questions());

/** The answers under the names that the CRM has for them. */
function inCrm(questionnaire: Questionnaire): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(questionnaire).map(([key, value]) => [ASKED.get(key)?.names?.crm ?? key, value]),
  );
}
