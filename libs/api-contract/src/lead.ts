import type { ProductCode } from './products.ts';

export const LEAD_PATHS = {
  create: 'lead/create',
  loginLink: 'lead/login-link',
  /** POST OpenLoginLink: what the link of a hand-over is about; 422 when it is changed or has expired. */
  openLoginLink: 'lead/login-link/open',
  documents: 'lead/documents',
} as const;

export const LEAD_TYPES = [
  'site3_auto_loans',
  'site3_installment',
  'site3_auto_loans_request',
  'site3_refinance',
  'site3_zaem_pod_zalog',
  'site3_pts_loan',
] as const;
export type LeadType = (typeof LEAD_TYPES)[number];

export type LeadFormType = 'first' | 'second';

export interface CreateLead {
  /** Digits with or without a leading plus. */
  phone: string;
  /** On the first step, where no name is asked for, the phone. */
  fullName?: string;
  /** Whole roubles. */
  requiredSum: number;
  /** Months; absent for a payday loan. */
  requiredMonthCount?: number;
  /** Days; payday loans only. */
  days?: number;
  /** lkk_zaim1 below the threshold sum, lkk_zaim2 from it on; the server decides when absent. */
  formName?: string;
  product: ProductCode;
  /** Default by product: site3_auto_loans, or site3_installment. */
  leadType?: LeadType;
  leadGenCode?: string;
  formType: LeadFormType;
  /** Ids of the documents that the person accepted in the form. */
  documents?: string[];
  utmSource?: string;
}

export interface LeadCreated {
  /** UUID. */
  id: string;
  /** E.164 with plus. */
  phone: string;
  /** ISO 8601 in UTC. */
  created: string;
}

export interface LoginLinkRequest {
  leadId: string;
  /** May be left out: the verified phone of the lead is used. */
  phone?: string;
  leadType?: LeadType;
  partner?: string;
}

export type LeadProcessingStatus = 'progress' | 'success';

export interface LoginLink {
  /** Signed, expiring link to the personal account. */
  link: string;
  /** `success` once the lead system has accepted the lead. */
  status: LeadProcessingStatus;
}

export interface OpenLoginLink {
  /** Query of the link, without the question mark. */
  query: string;
}

/** A request for a loan as its borrower sees it on the way to the personal account. */
export interface HandedOverLead {
  id: string;
  product: ProductCode;
  /** +7 ••• •••-80-80: the last four digits. */
  maskedPhone: string;
  /** Whole roubles. */
  requiredSum: number;
  requiredMonthCount: number | null;
  days: number | null;
  /** ISO 8601 in UTC. */
  created: string;
  status: LeadProcessingStatus;
}

export interface LeadDocument {
  id: string;
  title: string;
  link: string;
  isRequired: boolean;
}
