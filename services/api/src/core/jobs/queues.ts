import type { LeadFormType, ToldLeadStage } from '@polden/api-contract';
import type { Queue } from 'pg-boss';
import type { DeliveryLimits } from '../config/limits/crm-retries.ts';

export const LEAD_DELIVERY = 'lead-delivery';
/** Deliveries that the CRM did not answer in time: they wait for it longer, and hold up no others. */
export const LEAD_DELIVERY_SLOW = 'lead-delivery-slow';
export const LEAD_DELIVERY_DEAD = 'lead-delivery-dead';
export const LEAD_DECISION = 'lead-decision';
/** What the borrower is told when his request has come further, by SMS. */
export const LEAD_MESSAGE = 'lead-message';
/** The same by letter: a mail server that hangs holds up no SMS. */
export const LEAD_LETTER = 'lead-letter';
export const LEAD_MESSAGE_DEAD = 'lead-message-dead';
/** Notes of offers whose last day is over that they have lapsed. */
export const OFFER_LAPSE = 'offer-lapse';
export const RETENTION = 'retention';
export const HISTORY_SEALING = 'history-sealing';
/** Drops uploads of releases that have never been published. */
export const UPLOAD_RETENTION = 'upload-retention';
export const LINK_CHECK = 'link-check';
export const SUBSCRIPTION_LETTER = 'subscription-letter';
export const SUBSCRIPTION_LETTER_DEAD = 'subscription-letter-dead';
/** Letter to a staff member mentioned in a comment. */
export const MENTION_LETTER = 'mention-letter';
export const MENTION_LETTER_DEAD = 'mention-letter-dead';
/** Letter to a person who has asked for the erasure of their data. */
export const ERASURE_ANSWER = 'erasure-answer';
export const ERASURE_ANSWER_DEAD = 'erasure-answer-dead';
/** A message to another system that wants to know. */
export const WEBHOOK_DELIVERY = 'webhook-delivery';
export const WEBHOOK_DELIVERY_DEAD = 'webhook-delivery-dead';

/** A job from before the second steps has no step: it is the first. */
export interface LeadDelivery {
  leadId: string;
  step?: LeadFormType;
}

export interface LeadMessage {
  leadId: string;
  /** Id of the event of the lead that has brought it to the stage. */
  changeId: string;
  stage: ToldLeadStage;
  channel: 'sms' | 'mail';
  /** The request stands as it stood: its offer has another last day. */
  renewed?: boolean;
}

/** The queue of a message: its means have nothing to wait for in each other. */
export function queueOf({ channel }: LeadMessage): typeof LEAD_MESSAGE | typeof LEAD_LETTER {
  return channel === 'mail' ? LEAD_LETTER : LEAD_MESSAGE;
}

/** Data of each queue's jobs: what names nobody, because pg-boss keeps finished jobs. */
export interface JobData {
  [LEAD_DELIVERY]: LeadDelivery;
  [LEAD_DELIVERY_SLOW]: LeadDelivery;
  [LEAD_DELIVERY_DEAD]: LeadDelivery;
  /** `asked`: how often the CRM was asked in vain; `since`: when it took the delivery, ISO 8601. */
  [LEAD_DECISION]: { leadId: string; asked: number; since?: string };
  [LEAD_MESSAGE]: LeadMessage;
  [LEAD_LETTER]: LeadMessage;
  [LEAD_MESSAGE_DEAD]: LeadMessage;
  [OFFER_LAPSE]: null;
  [RETENTION]: null;
  [HISTORY_SEALING]: null;
  [UPLOAD_RETENTION]: null;
  [LINK_CHECK]: null;
  /** `account`: id under which an account has asked for it. */
  [SUBSCRIPTION_LETTER]: { subscriberId: number; account?: string };
  [SUBSCRIPTION_LETTER_DEAD]: { subscriberId: number; account?: string };
  [MENTION_LETTER]: { commentId: number; userId: number };
  [MENTION_LETTER_DEAD]: { commentId: number; userId: number };
  [ERASURE_ANSWER]: { erasureRequestId: string };
  [ERASURE_ANSWER_DEAD]: { erasureRequestId: string };
  [WEBHOOK_DELIVERY]: { deliveryId: string };
  [WEBHOOK_DELIVERY_DEAD]: { deliveryId: string };
}

const HOUR_SECONDS = 3600;
const DAY_SECONDS = 24 * HOUR_SECONDS;

/**
 * Their workers look once a second and are told nothing: decisions become due later than they are sent, and a transaction that
 * tells of its job commits alone, which would hold up those that store requests.
 */
const UNTOLD: readonly string[] = [LEAD_DELIVERY, LEAD_DELIVERY_SLOW, LEAD_DECISION, WEBHOOK_DELIVERY];

/** The queues in the order in which they must be made: a dead letter queue before those that name it. */
export function queues(delivery: DeliveryLimits): Queue[] {
  return unnotified(delivery).map((queue) => ({ ...queue, notify: !UNTOLD.includes(queue.name) }));
}

function unnotified(delivery: DeliveryLimits): Queue[] {
  return [
    { name: LEAD_DELIVERY_DEAD, retentionSeconds: 90 * DAY_SECONDS, retryLimit: 20, retryBackoff: true },
    ...[LEAD_DELIVERY, LEAD_DELIVERY_SLOW].map((name) => withRetries(name, LEAD_DELIVERY_DEAD, delivery)),
    {
      name: LEAD_DECISION,
      retryLimit: 10,
      retryDelay: 5,
      retryBackoff: true,
      deleteAfterSeconds: DAY_SECONDS,
    },
    { name: LEAD_MESSAGE_DEAD, retryLimit: 20, retryBackoff: true },
    ...[LEAD_MESSAGE, LEAD_LETTER].map((name) => withRetries(name, LEAD_MESSAGE_DEAD, delivery)),
    { name: ERASURE_ANSWER_DEAD, retryLimit: 20, retryBackoff: true },
    withRetries(ERASURE_ANSWER, ERASURE_ANSWER_DEAD, delivery),
    { name: WEBHOOK_DELIVERY_DEAD, retryLimit: 20, retryBackoff: true },
    withRetries(WEBHOOK_DELIVERY, WEBHOOK_DELIVERY_DEAD, delivery),
    { name: RETENTION, retryLimit: 2 },
    { name: UPLOAD_RETENTION, retryLimit: 2 },
    { name: OFFER_LAPSE, retryLimit: 2, deleteAfterSeconds: DAY_SECONDS },
    { name: SUBSCRIPTION_LETTER_DEAD, retryLimit: 20, retryBackoff: true },
    withRetries(SUBSCRIPTION_LETTER, SUBSCRIPTION_LETTER_DEAD, delivery),
    { name: MENTION_LETTER_DEAD, retryLimit: 20, retryBackoff: true },
    withRetries(MENTION_LETTER, MENTION_LETTER_DEAD, delivery),
    { name: LINK_CHECK, retryLimit: 2, deleteAfterSeconds: DAY_SECONDS },
    { name: HISTORY_SEALING, retryLimit: 0, deleteAfterSeconds: HOUR_SECONDS },
  ];
}

/** The pauses grow, each at random between its half and the whole. */
function withRetries(name: string, deadLetter: string, delivery: DeliveryLimits): Queue {
  const { retryLimit, retryDelay, retryDelayMax, expireSeconds } = delivery;
  return {
    name,
    deadLetter,
    retryLimit,
    retryDelay,
    retryBackoff: retryDelay > 0,
    ...(retryDelay > 0 && { retryDelayMax }),
    expireInSeconds: expireSeconds,
  };
}

/** Cron of the hourly clean-up: at 17 minutes past, when nothing else starts. */
export const RETENTION_CRON = '17 * * * *';

/** Cron of the uploads that were given up. */
export const UPLOAD_RETENTION_CRON = '27 * * * *';

/** Cron of the offers that lapse: their day ends at midnight, and a missed minute is made up for soon. */
export const OFFER_LAPSE_CRON = '1-51/10 * * * *';

/** Cron of the seals over the history. */
export const HISTORY_SEALING_CRON = '* * * * *';

/** Cron of the look through all links, at night in Moscow. */
export const LINK_CHECK_CRON = '40 3 * * *';
