import type { LeadSource } from './lead-source.ts';
import type { InvestorEntityId, ProfitOptionId } from './investor.ts';

/**
 * The requests that are not for a loan of one's own. Public, POST, JSON unless said otherwise; all of them take
 * IDEMPOTENCY_KEY_HEADER and CAPTCHA_TOKEN_HEADER, want the consent to personal data as an act of the person (422 on that field otherwise) and
 * answer RequestAccepted.
 */
export const REQUEST_PATHS = {
  /** AgentRequest; refusals also carry EnvelopedRefusal. */
  agent: 'agent/request',
  /** PartnerRequest; refusals also carry EnvelopedRefusal. */
  partner: 'partner/request',
  /** LeadGeneratorQuestion. */
  leadGenerator: 'lead-generator-partnership/questions',
  /** PrizeRequest. */
  prize: 'prize/add',
  /** NeedMoneyRequest. */
  needMoney: 'site/need-money',
  /** RealEstateRequest. */
  realEstate: 'nedvizhimost/add-request',
  /** BringFriend; wants the phone confirmed (cookie or PHONE_VERIFICATION_HEADER), otherwise 422 on `phone`. */
  bringFriend: 'bring-friend/add',
  /** InvestorRequest; wants the phone confirmed, as BringFriend does. */
  investor: 'investor/add',
  /** BondRequest; the same. */
  bond: 'investor/add-bond',
  /** ResumeRequest. */
  resume: 'resume/add-request',
  /** VacancyReply as multipart/form-data with VACANCY_REPLY_FILE and UPLOAD_HEADER, or as JSON without a file. */
  vacancyReply: 'vacancy/reply-vac',
  /** The same without `vacancyId`. */
  vacancyReplyWithoutVacancy: 'vacancy/reply-no-vac',
} as const;

export interface RequestAccepted {
  ok: true;
  /** UUID. */
  id: string;
  /** ISO 8601 in UTC. */
  created: string;
}

/** What an answer of 4xx and 5xx has beside the fields of ErrorBody. */
export interface EnvelopedRefusal {
  ok: false;
  error: { message: string };
}

/** true, or what a form without scripts posts for a ticked box: «on». */
export type Consent = boolean;

/** Whole roubles for whoever has brought a friend, after the friend's first payment. */
export const FRIEND_REWARD_RUBLES = 3_000;

export interface AgentRequest extends LeadSource {
  name: string;
  phoneNumber: string;
  email: string;
  /** Title of the city. */
  city: string;
  comment?: string;
  conditionsAccepted: Consent;
}

export interface PartnerRequest extends LeadSource {
  company: string;
  /** What the partner does; a form without scripts posts the title alone. */
  type: { id?: number; title: string } | string;
  phoneNumber: string;
  email: string;
  comment?: string;
  conditionsAccepted: Consent;
}

export interface LeadGeneratorQuestion extends LeadSource {
  /** Name of the site or of the company. */
  title: string;
  /** Kind of the traffic. */
  type: string;
  phone: string;
  email: string;
  /** What they want to know. */
  questions: string;
  consent: Consent;
}

export interface PrizeRequest extends LeadSource {
  name: string;
  phone: string;
  email?: string;
  /** Number of the loan contract that takes part. */
  contractNumber?: string;
  comment?: string;
  consent: Consent;
}

export interface NeedMoneyRequest extends LeadSource {
  name: string;
  phone: string;
  /** Whole roubles. */
  sum?: number;
  comment?: string;
  consent: Consent;
}

export interface RealEstateRequest extends LeadSource {
  name: string;
  phone: string;
  /** Of the estate. */
  address: string;
  /** Whole roubles. */
  sum?: number;
  comment?: string;
  consent: Consent;
}

export interface BringFriend extends LeadSource {
  name: string;
  /** Confirmed. */
  phone: string;
  friendName: string;
  /** Of another person. */
  friendPhone: string;
  consent: Consent;
  /** The friend knows of this and does not mind a call. */
  friendAgrees: Consent;
}

export interface InvestorRequest extends LeadSource {
  name: string;
  /** Confirmed. */
  phone: string;
  email: string;
  entity: InvestorEntityId;
  /** Whole roubles, within the bounds of InvestorCalcOptions. */
  sum: number;
  /** Months, of InvestorCalcOptions. */
  period: number;
  profitOption: ProfitOptionId;
  comment?: string;
  consent: Consent;
  /** DEPOSIT_RISKS were read. */
  riskAccepted: Consent;
}

export interface BondRequest extends LeadSource {
  name: string;
  /** Confirmed. */
  phone: string;
  email: string;
  /** Whole roubles. */
  sum: number;
  /** 1: ИИС; 2: classic. */
  brokerAccountId: 1 | 2;
  /** Of Bond. */
  bondId: number;
  comment?: string;
  consent: Consent;
  /** BOND_RISKS were read. */
  riskAccepted: Consent;
}

export interface ResumeRequest extends LeadSource {
  name: string;
  phone: string;
  email: string;
  /** Address of the résumé on another site, https. */
  reference: string;
  agree: Consent;
}

/** Of all files of one form together: without JavaScript the pages' server holds them in memory. */
export const FORM_FILES_MAX_BYTES = 16 * 1024 * 1024;

export const VACANCY_REPLY_FILE = 'file';
/** By the extension; the content has to agree. */
export const VACANCY_REPLY_TYPES = ['pdf', 'docx', 'txt'] as const;
export const VACANCY_REPLY_FILE_MAX_BYTES = 5 * 1024 * 1024;

export interface VacancyReply extends LeadSource {
  /** Of VacancyCard; with REQUEST_PATHS.vacancyReply only. */
  vacancyId?: number;
  name: string;
  phone: string;
  email?: string;
  comment?: string;
  consent: Consent;
}
