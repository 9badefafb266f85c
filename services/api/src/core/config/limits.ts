import type { Budget } from './limits/budget.ts';
import type { ClientLimits } from './limits/client-limits.ts';
import { CRM_RETRIES, type DeliveryLimits } from './limits/crm-retries.ts';
import type { CaptchaLimits, SignatureLimits, SmsLimits, SubscriptionLimits } from './limits/sms-limits.ts';
import type { FormLimits, LeadLimits, LookupLimits, RetentionLimits } from './limits/lead-limits.ts';
import type {
  AbTestLimits,
  BlogLimits,
  FaqLimits,
  FrontLogLimits,
  NewsroomLimits,
  PhotobankLimits,
  RequestLimits,
  ReviewLimits,
  TelemetryLimits,
} from './limits/site-limits.ts';
import type { HistoryLimits, StaffLimits } from './limits/staff-limits.ts';

export interface Limits {
  request: RequestLimits;
  captcha: CaptchaLimits;
  form: FormLimits;
  abTest: AbTestLimits;
  sms: SmsLimits;
  signature: SignatureLimits;
  subscription: SubscriptionLimits;
  client: ClientLimits;
  lookup: LookupLimits;
  lead: LeadLimits;
  delivery: DeliveryLimits;
  retention: RetentionLimits;
  history: HistoryLimits;
  staff: StaffLimits;
  blog: BlogLimits;
  faq: FaqLimits;
  newsroom: NewsroomLimits;
  review: ReviewLimits;
  photobank: PhotobankLimits;
  frontLog: FrontLogLimits;
  telemetry: TelemetryLimits;
  /** How often a process looks for what is due: publications, removals, change sets. Milliseconds. */
  lookMs: number;
  /** How often a connection that only listens is asked whether it is there, and how long it has to answer. */
  listening: { everyMs: number; answerMs: number };
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const productionLimits: Limits = {
  request: {
    bodyMs: 30_000,
    fileMs: 10 * MINUTE * 1000,
    streamsOfAddress: 64,
    transfersOfAddress: 256,
    transfers: 2048,
  },
  captcha: { challengeIp: { points: 120, seconds: 10 * MINUTE } },
  form: {
    ip: { points: 30, seconds: HOUR },
    ipWithoutCaptcha: { points: 10, seconds: HOUR },
  },
  abTest: { ip: { points: 120, seconds: 10 * MINUTE } },
  sms: {
    codeTtlSeconds: 5 * MINUTE,
    checksPerCode: 5,
    resendSeconds: MINUTE,
    resendMaxSeconds: 32 * MINUTE,
    finishedTtlSeconds: 30 * MINUTE,
    phoneBurst: { points: 3, seconds: 10 * MINUTE },
    phoneDay: { points: 6, seconds: DAY },
    phoneOfOne: { points: 4, seconds: DAY },
    deviceSeconds: 365 * DAY,
    ip: { points: 10, seconds: HOUR },
    ipWithoutCaptcha: { points: 5, seconds: HOUR },
    numberRange: { points: 20, seconds: 10 * MINUTE },
    spend: { points: 5000, seconds: DAY },
    spendWithProved: { points: 5500, seconds: DAY },
    messageDay: { points: 5, seconds: DAY },
    messageSpend: { points: 5000, seconds: DAY },
    checkIp: { points: 60, seconds: 10 * MINUTE },
    tokenTtlSeconds: 30 * MINUTE,
    healthyShare: 0.3,
    alarmSample: 50,
  },
  signature: {
    ip: { points: 60, seconds: 10 * MINUTE },
    linkSeconds: HOUR,
    sessionSeconds: HOUR,
  },
  subscription: { email: { points: 3, seconds: DAY }, confirmSeconds: 3 * DAY },
  client: {
    ip: { points: 120, seconds: 10 * MINUTE },
    sessionSeconds: 30 * DAY,
    idleSeconds: 7 * DAY,
    seenSeconds: 5 * MINUTE,
    linkSeconds: DAY,
    copies: { points: 20, seconds: DAY },
  },
  lookup: {
    carIp: { points: 300, seconds: 10 * MINUTE },
    suggestionIp: { points: 300, seconds: 10 * MINUTE },
    paymentIp: { points: 60, seconds: 10 * MINUTE },
    searchIp: { points: 300, seconds: 5 * MINUTE },
  },
  lead: {
    formNameThreshold: 50_000,
    idempotencySeconds: 7 * DAY,
    derivedIdempotencySeconds: 10 * MINUTE,
    loginLinkIp: { points: 600, seconds: 10 * MINUTE },
    loginLinkSeconds: HOUR,
    messageLinkSeconds: 7 * DAY,
    quietHours: { from: 22, before: 9 },
    decisionMs: 1000,
  },
  delivery: CRM_RETRIES,
  retention: {
    leadDays: 3 * 365,
    reviewDays: 365,
    unsubscribedDays: 365,
    verificationDays: 2,
    contentChangeDays: 7,
    experimentDays: 90,
  },
  history: { payloadYears: 5 },
  staff: {
    loginIp: { points: 30, seconds: 15 * MINUTE },
    loginNetwork: { points: 200, seconds: 15 * MINUTE },
    loginPair: { points: 10, seconds: 15 * MINUTE },
    loginName: { points: 300, seconds: HOUR },
    loginCode: { points: 10, seconds: HOUR },
    loginCodeDay: { points: 30, seconds: DAY },
    deviceSeconds: 365 * DAY,
    accessTokenSeconds: 15 * MINUTE,
    refreshTokenSeconds: 30 * DAY,
    sessionSeconds: 7 * DAY,
    rightsCacheMs: 5000,
    uploads: { points: 200, seconds: HOUR },
    profile: { points: 10, seconds: 15 * MINUTE },
  },
  blog: { ratingIp: { points: 30, seconds: HOUR }, ratersIp: { points: 10, seconds: DAY } },
  faq: { voteIp: { points: 60, seconds: HOUR }, votersIp: { points: 5, seconds: DAY } },
  newsroom: { readIp: { points: 120, seconds: HOUR }, readersIp: { points: 20, seconds: DAY } },
  review: {
    idempotencySeconds: 7 * DAY,
    derivedIdempotencySeconds: 10 * MINUTE,
  },
  photobank: { archiveIp: { points: 30, seconds: HOUR } },
  frontLog: { ip: { points: 60, seconds: 10 * MINUTE } },
  telemetry: { beaconIp: { points: 600, seconds: 10 * MINUTE }, viewsPerNetwork: 20 },
  lookMs: 1000,
  listening: { everyMs: 30_000, answerMs: 5000 },
};

const plenty = (budget: Budget): Budget => ({ ...budget, points: 100_000 });

/** On one machine all people share an address and a developer has one phone; the code itself stays as strict. */
export const localLimits: Limits = {
  ...productionLimits,
  request: { ...productionLimits.request, transfersOfAddress: productionLimits.request.transfers },
  captcha: { challengeIp: plenty(productionLimits.captcha.challengeIp) },
  form: {
    ip: plenty(productionLimits.form.ip),
    ipWithoutCaptcha: plenty(productionLimits.form.ipWithoutCaptcha),
  },
  abTest: { ip: plenty(productionLimits.abTest.ip) },
  sms: {
    ...productionLimits.sms,
    resendMaxSeconds: productionLimits.sms.resendSeconds,
    phoneBurst: plenty(productionLimits.sms.phoneBurst),
    phoneDay: plenty(productionLimits.sms.phoneDay),
    phoneOfOne: plenty(productionLimits.sms.phoneOfOne),
    ip: plenty(productionLimits.sms.ip),
    ipWithoutCaptcha: plenty(productionLimits.sms.ipWithoutCaptcha),
    numberRange: plenty(productionLimits.sms.numberRange),
    spend: plenty(productionLimits.sms.spend),
    spendWithProved: plenty(productionLimits.sms.spendWithProved),
    messageDay: plenty(productionLimits.sms.messageDay),
    messageSpend: plenty(productionLimits.sms.messageSpend),
    checkIp: plenty(productionLimits.sms.checkIp),
  },
  signature: { ...productionLimits.signature, ip: plenty(productionLimits.signature.ip) },
  client: {
    ...productionLimits.client,
    ip: plenty(productionLimits.client.ip),
    copies: plenty(productionLimits.client.copies),
  },
  lookup: {
    carIp: plenty(productionLimits.lookup.carIp),
    suggestionIp: plenty(productionLimits.lookup.suggestionIp),
    paymentIp: plenty(productionLimits.lookup.paymentIp),
    searchIp: plenty(productionLimits.lookup.searchIp),
  },
  lead: {
    ...productionLimits.lead,
    loginLinkIp: plenty(productionLimits.lead.loginLinkIp),
    // Who tries the platform at night wants to see the message.
    quietHours: null,
  },
  staff: {
    ...productionLimits.staff,
    loginIp: plenty(productionLimits.staff.loginIp),
    loginNetwork: plenty(productionLimits.staff.loginNetwork),
    loginPair: plenty(productionLimits.staff.loginPair),
    loginName: plenty(productionLimits.staff.loginName),
    uploads: plenty(productionLimits.staff.uploads),
    profile: plenty(productionLimits.staff.profile),
  },
  blog: {
    ratingIp: plenty(productionLimits.blog.ratingIp),
    ratersIp: plenty(productionLimits.blog.ratersIp),
  },
  faq: { voteIp: plenty(productionLimits.faq.voteIp), votersIp: plenty(productionLimits.faq.votersIp) },
  newsroom: {
    readIp: plenty(productionLimits.newsroom.readIp),
    readersIp: plenty(productionLimits.newsroom.readersIp),
  },
  photobank: { archiveIp: plenty(productionLimits.photobank.archiveIp) },
  frontLog: { ip: plenty(productionLimits.frontLog.ip) },
  telemetry: { ...productionLimits.telemetry, beaconIp: plenty(productionLimits.telemetry.beaconIp) },
};
