/** At most `points` within `seconds`. */
export interface Budget {
  points: number;
  /** Length of the window in seconds, counted from its first use. */
  seconds: number;
}

export interface SmsLimits {
  codeTtlSeconds: number;
  /** Wrong and right checks together, per code. */
  checksPerCode: number;
  resendSeconds: number;
  /** The wait doubles with each code of a day up to this. */
  resendMaxSeconds: number;
  /** How long a finished verification stands in the way of another one (`need_reset`). */
  finishedTtlSeconds: number;
  phoneBurst: Budget;
  phoneDay: Budget;
  ip: Budget;
  /** Instead of `ip` for requests without a captcha that was solved. */
  ipWithoutCaptcha: Budget;
  /** A thousand neighbouring numbers. */
  numberRange: Budget;
  /** All codes of the service: what an attack may cost. */
  spend: Budget;
  /** Checks and resets. */
  checkIp: Budget;
  tokenTtlSeconds: number;
}

export interface LeadLimits {
  ip: Budget;
  /** Whole roubles; lkk_zaim1 below, lkk_zaim2 from here on. */
  formNameThreshold: number;
  /** How long a key given by the client is remembered. */
  idempotencySeconds: number;
  /** How long a key derived from the content is remembered. */
  derivedIdempotencySeconds: number;
  /** The processing screen asks for the link until the lead is accepted. */
  loginLinkIp: Budget;
  loginLinkSeconds: number;
}

export interface DeliveryLimits {
  retryLimit: number;
  /** Seconds before the first retry; doubles up to `retryDelayMax`. */
  retryDelay: number;
  retryDelayMax: number;
  pollSeconds: number;
  timeoutMs: number;
}

export interface RetentionLimits {
  leadDays: number;
  verificationDays: number;
  /** Shells that were away for longer drop all they know of the content. */
  contentChangeDays: number;
}

export interface StaffLimits {
  /** Attempts, right and wrong ones. */
  loginIp: Budget;
  /** For one login name, whether it exists or not. */
  loginName: Budget;
  accessTokenSeconds: number;
  refreshTokenSeconds: number;
  /** How long rights may be remembered when the notification of their change is lost. */
  rightsCacheMs: number;
  /** Images of one person. */
  uploads: Budget;
}

export interface BlogLimits {
  /** Votes on posts from one address. */
  ratingIp: Budget;
}

export interface Limits {
  sms: SmsLimits;
  lead: LeadLimits;
  delivery: DeliveryLimits;
  retention: RetentionLimits;
  staff: StaffLimits;
  blog: BlogLimits;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const productionLimits: Limits = {
  sms: {
    codeTtlSeconds: 5 * MINUTE,
    checksPerCode: 5,
    resendSeconds: MINUTE,
    resendMaxSeconds: 32 * MINUTE,
    finishedTtlSeconds: 30 * MINUTE,
    phoneBurst: { points: 3, seconds: 10 * MINUTE },
    phoneDay: { points: 6, seconds: DAY },
    ip: { points: 10, seconds: HOUR },
    ipWithoutCaptcha: { points: 5, seconds: HOUR },
    numberRange: { points: 20, seconds: 10 * MINUTE },
    spend: { points: 5000, seconds: DAY },
    checkIp: { points: 60, seconds: 10 * MINUTE },
    tokenTtlSeconds: 30 * MINUTE,
  },
  lead: {
    ip: { points: 30, seconds: 10 * MINUTE },
    formNameThreshold: 50_000,
    idempotencySeconds: 7 * DAY,
    derivedIdempotencySeconds: 10 * MINUTE,
    loginLinkIp: { points: 600, seconds: 10 * MINUTE },
    loginLinkSeconds: HOUR,
  },
  delivery: { retryLimit: 15, retryDelay: 5, retryDelayMax: HOUR, pollSeconds: 1, timeoutMs: 10_000 },
  retention: { leadDays: 3 * 365, verificationDays: 2, contentChangeDays: 7 },
  staff: {
    loginIp: { points: 30, seconds: 15 * MINUTE },
    loginName: { points: 10, seconds: 15 * MINUTE },
    accessTokenSeconds: 15 * MINUTE,
    refreshTokenSeconds: 30 * DAY,
    rightsCacheMs: 5000,
    uploads: { points: 200, seconds: HOUR },
  },
  blog: { ratingIp: { points: 30, seconds: HOUR } },
};

const plenty = (budget: Budget): Budget => ({ ...budget, points: 100_000 });

/** On one machine all people share an address and a developer has one phone; the code itself stays as strict. */
export const localLimits: Limits = {
  ...productionLimits,
  sms: {
    ...productionLimits.sms,
    resendMaxSeconds: productionLimits.sms.resendSeconds,
    phoneBurst: plenty(productionLimits.sms.phoneBurst),
    phoneDay: plenty(productionLimits.sms.phoneDay),
    ip: plenty(productionLimits.sms.ip),
    ipWithoutCaptcha: plenty(productionLimits.sms.ipWithoutCaptcha),
    numberRange: plenty(productionLimits.sms.numberRange),
    spend: plenty(productionLimits.sms.spend),
    checkIp: plenty(productionLimits.sms.checkIp),
  },
  lead: {
    ...productionLimits.lead,
    ip: plenty(productionLimits.lead.ip),
    loginLinkIp: plenty(productionLimits.lead.loginLinkIp),
  },
  staff: {
    ...productionLimits.staff,
    loginIp: plenty(productionLimits.staff.loginIp),
    loginName: plenty(productionLimits.staff.loginName),
    uploads: plenty(productionLimits.staff.uploads),
  },
  blog: { ratingIp: plenty(productionLimits.blog.ratingIp) },
};
