import {
  IDEMPOTENCY_KEY_HEADER,
  LEAD_PATHS,
  type BusinessFirstStep,
  type CarPurchaseFirstStep,
  type CreateLead,
  type FirstStepAccepted,
  type KeepAnswers,
  type KeptAnswers,
  type LeadCreated,
  type PersonalAccountLead,
  type PersonalAccountLink,
  questionsOf,
  type RefinanceFirstStep,
  type RefinanceLead,
} from '@polden/api-contract';
import { captchaHeaders, http } from '@polden/http';
import { daysToMonths } from '@polden/lending-math';
import { phoneDigitsOf, type Visit } from '@polden/request-form';
import { mainInfoOf, refinanceOf } from './questionnaire/questionnaire-body.ts';
import type { Answers } from './questionnaire/draft-answers.ts';
import type { RequestValues } from './request-state.ts';

const MONTHS_IN_YEAR = 12;
const FNV_PRIME = 0x100000001b3n;
const FNV_BASIS = 0xcbf29ce484222325n;
const SAME_MOMENT_MS = 10 * 60_000;
const BITS_64 = 0xffffffffffffffffn;

/** What the API answers of a request that it has stored. */
type Stored = Pick<LeadCreated, 'id' | 'created'>;

/** Stores the first step of a request with a confirmed phone. Safe to repeat. Throws HttpError. */
export async function storeFirst(values: RequestValues, { source, pathname }: Visit): Promise<Stored> {
  const { variant, phone, fullName, product, documents, hasCar } = values;
  const digits = phoneDigitsOf(phone);
  switch (variant) {
    case 'refinance': {
      const lead: RefinanceFirstStep = {
        ...source,
        phone: digits,
        fullName: digits,
        requiredSum: values.sumRubles,
        requiredMonthCount: daysToMonths(values.termDays),
        documents,
      };
      return post<LeadCreated>(LEAD_PATHS.refinanceFirstStep, lead, values);
    }
    case 'bank': {
      const partner = pathname.split('/').findLast(Boolean);
      const lead: PersonalAccountLead = {
        ...(partner === undefined ? {} : { partner }),
        ...source,
        ...loanOf(values),
        phone: digits,
        product,
        documents,
      };
      return post<PersonalAccountLink>(LEAD_PATHS.personalAccount, lead, values);
    }
    default: {
      const lead: CreateLead = {
        ...source,
        ...loanOf(values),
        phone: digits,
        fullName: fullName || digits,
        product,
        formType: 'first',
        documents,
        ...(hasCar === 0 ? {} : { hasCar }),
      };
      return post<LeadCreated>(LEAD_PATHS.create, lead, values);
    }
  }
}

/** Stores a phone that nobody has confirmed yet, of a business or of somebody who buys a car. Safe to repeat. */
export async function storeAtOnce(values: RequestValues, { source }: Visit): Promise<Stored> {
  const months = daysToMonths(values.termDays);
  const lead = {
    ...source,
    sum: values.sumRubles,
    phoneNumber: phoneDigitsOf(values.phone),
    consent: true,
  };
  if (values.variant === 'car-purchase') {
    const inYears: CarPurchaseFirstStep = { ...lead, period: months / MONTHS_IN_YEAR };
    return (await post<FirstStepAccepted>(LEAD_PATHS.carPurchaseFirstStep, inYears, values)).requestResponse;
  }
  const inMonths: BusinessFirstStep = { ...lead, period: months };
  return (await post<FirstStepAccepted>(LEAD_PATHS.businessFirstStep, inMonths, values)).requestResponse;
}

/** Completes the stored request with the questionnaire, or with the confirmed phone alone. Throws HttpError. */
export async function complete(values: RequestValues, { source }: Visit): Promise<Stored> {
  const { variant, product, phone, documents, city, answers, hasCar, leadId } = values;
  const whole = { id: leadId, phone: phoneDigitsOf(phone), documents, ...(city === '' ? {} : { city }) };
  if (variant === 'refinance') {
    const { sumRubles, termDays } = values;
    const loan = { requiredSum: sumRubles, requiredMonthCount: daysToMonths(termDays) };
    const lead: RefinanceLead = { ...source, ...loan, ...whole, ...refinanceOf(answers) };
    return post<LeadCreated>(LEAD_PATHS.refinance, lead, values);
  }
  const asked = questionsOf(product, hasCar);
  const lead: CreateLead = {
    ...source,
    ...loanOf(values),
    ...whole,
    product,
    formType: 'second',
    ...(hasCar === 0 ? {} : { hasCar }),
    ...(asked === null ? {} : { mainInfo: mainInfoOf(answers, asked) }),
  };
  return post<LeadCreated>(LEAD_PATHS.create, lead, values);
}

/** Keeps what is answered so far with the stored request, for its questionnaire, which is sent later; '' takes back. Throws HttpError. */
export async function keepAnswers(values: RequestValues): Promise<void> {
  const { leadId, city, hasCar } = values;
  const kept: KeepAnswers = {
    leadId,
    ...loanOf(values),
    ...(hasCar === 0 ? {} : { hasCar }),
    ...(city === '' ? {} : { city }),
    answers: values.answers,
  };
  await http.post(LEAD_PATHS.keepAnswers, kept, { headers: await captchaHeaders() });
}

/** What was kept so, as it was typed. Throws HttpError. */
export async function readKeptAnswers(leadId: string): Promise<Answers> {
  return (await http.post<KeptAnswers>(LEAD_PATHS.keptAnswers, { leadId })).answers;
}

function loanOf({ product, sumRubles, termDays }: RequestValues) {
  return {
    requiredSum: sumRubles,
    ...(product === 'pdl' ? { days: termDays } : { requiredMonthCount: daysToMonths(termDays) }),
  };
}

async function post<T>(path: string, body: object, { key }: RequestValues): Promise<T> {
  const headers = { ...(await captchaHeaders()), [IDEMPOTENCY_KEY_HEADER]: callKey(key, body) };
  return http.post<T>(path, body, { headers });
}

/**
 * The idempotency key of a call: the same for the same body, so that a repetition after a lost answer is one request, and
 * another one as soon as anything in the body has been corrected. FNV-1a: it only tells bodies apart, `seed` is random.
 */
function callKey(seed: string, body: object): string {
  let hash = FNV_BASIS;
  for (const byte of new TextEncoder().encode(JSON.stringify(body))) {
    hash = ((hash ^ BigInt(byte)) * FNV_PRIME) & BITS_64;
  }
  return `${seed}-${hash.toString(16)}`;
}

/**
 * What the keys of a request begin with that has none yet. A form without JavaScript that is posted twice is posted with
 * the same fields at about the same time, and is one request; a browser has its own word for it.
 */
export function newSeed(): string {
  if (typeof document !== 'undefined') return crypto.randomUUID();
  return `posted-${Math.floor(Date.now() / SAME_MOMENT_MS)}`;
}
