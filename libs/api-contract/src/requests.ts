import type { InvestorEntityId, ProfitOptionId } from './investor.ts';

/**
 * The requests that are not for a loan of one's own. Public, POST, JSON unless said otherwise; all of them take
 * IDEMPOTENCY_KEY_HEADER and CAPTCHA_TOKEN_HEADER and answer RequestAccepted. A body is the BodyOf its fields with LeadSource
 * and the boxes: the consent to personal data as an act of the person, and others that are named (422 on an unticked one).
 */
export const REQUEST_PATHS = {
  /** AGENT_FIELDS, `conditionsAccepted`; refusals also carry EnvelopedRefusal. */
  agent: 'agent/request',
  /** PARTNER_FIELDS with `type` as a title or {id?, title}, `conditionsAccepted`; refusals also carry EnvelopedRefusal. */
  partner: 'partner/request',
  /** LEAD_GENERATOR_FIELDS, `consent`. */
  leadGenerator: 'lead-generator-partnership/questions',
  /** PRIZE_FIELDS, `consent`. */
  prize: 'prize/add',
  /** NEED_MONEY_FIELDS, `consent`. */
  needMoney: 'site/need-money',
  /** REAL_ESTATE_FIELDS, `consent`. */
  realEstate: 'nedvizhimost/add-request',
  /**
   * BRING_FRIEND_FIELDS, `consent` and `friendAgrees`; wants the phone confirmed (cookie or PHONE_VERIFICATION_HEADER),
   * otherwise 422 on `phone`.
   */
  bringFriend: 'bring-friend/add',
  /** INVESTOR_FIELDS, AskedDeposit, `consent` and `riskAccepted` (DEPOSIT_RISKS were read); the phone as in bringFriend. */
  investor: 'investor/add',
  /** INVESTOR_FIELDS, AskedBonds, `consent` and `riskAccepted` (BOND_RISKS were read); the phone as in bringFriend. */
  bond: 'investor/add-bond',
  /** RESUME_FIELDS, `agree`. */
  resume: 'resume/add-request',
  /**
   * VACANCY_REPLY_FIELDS, `vacancyId` of VacancyCard, `consent`: as multipart/form-data with VACANCY_REPLY_FILE and
   * UPLOAD_HEADER, or as JSON without a file.
   */
  vacancyReply: 'vacancy/reply-vac',
  /** The same without `vacancyId`. */
  vacancyReplyWithoutVacancy: 'vacancy/reply-no-vac',
} as const;

/** What is chosen in the calculator of deposits. */
export interface AskedDeposit {
  entity: InvestorEntityId;
  /** Whole roubles, within the bounds of InvestorCalcOptions. */
  sum: number;
  /** Months, of InvestorCalcOptions. */
  period: number;
  profitOption: ProfitOptionId;
}

/** What is chosen in the calculator of bonds. */
export interface AskedBonds {
  /** Whole roubles. */
  sum: number;
  /** 1: ИИС; 2: classic. */
  brokerAccountId: 1 | 2;
  /** Of Bond. */
  bondId: number;
}

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

/** Whole roubles for bringing a friend, after the friend's first payment. */
export const FRIEND_REWARD_RUBLES = 3_000;

/** Of all files of one form together: without JavaScript the pages' server holds them in memory. */
export const FORM_FILES_MAX_BYTES = 16 * 1024 * 1024;

export const VACANCY_REPLY_FILE = 'file';
/** By the extension; the content has to agree. */
export const VACANCY_REPLY_TYPES = ['pdf', 'docx', 'txt'] as const;
export const VACANCY_REPLY_FILE_MAX_BYTES = 5 * 1024 * 1024;
