import {
  DECLINE_REASON_WORDS,
  type DeclineReason,
  LEAD_STATUS_WORDS,
  LEAD_STAGE_WORDS,
  type LeadDeliveryState,
  type LeadEventCard,
  type LeadFormType,
  type LeadStatus,
  type ToldLeadStage,
} from '@polden/api-contract';
import { formatDate, formatRubles } from '@polden/ru';
import { termInWords } from '../signature/application.ts';
import type { LeadDecision } from '../storage/lead.entity.ts';
import type { MessageOutcome } from '../messages/lead-message.repository.ts';

/** A signature, with the titles of what was signed. */
export interface SignatureRow {
  at: Date;
  titles: string[];
}

export interface EventRow {
  at: Date;
  event: 'completed' | 'status' | 'delivery' | 'comment' | 'message';
  actor_name: string | null;
  facts: {
    from?: LeadStatus;
    to?: LeadStatus;
    comment?: string;
    /** What its client has taken back or given again. Names nobody. */
    consent?: string;
    /** What was approved is no offer until the questionnaire has come. */
    preliminary?: true;
    step?: LeadFormType;
    state?: LeadDeliveryState;
    outcome?: MessageOutcome;
    stage?: ToldLeadStage;
    channel?: 'sms' | 'mail';
    error?: string;
    /** The last day of what was offered. */
    until?: string;
    /** Why its borrower has refused it. */
    reason?: DeclineReason;
    /** By somebody of the staff. */
    offered?: LeadDecision;
    attempt?: number;
    attempts?: number;
  };
}

interface LeadPast {
  events: readonly EventRow[];
  signatures: readonly SignatureRow[];
  createdAt: Date;
}

const DELIVERIES: Record<LeadDeliveryState, string> = {
  queued: 'Отправляем в CRM ещё раз',
  unknown: 'Спрашиваем CRM, есть ли у неё заявка',
  accepted: 'CRM приняла заявку',
  superseded: 'Отправлена вместе с анкетой',
  kept: 'CRM не подключена',
  dead: 'CRM не приняла заявку',
  unresolved: 'Приняла ли CRM заявку, неизвестно',
};
const MESSAGES: Record<MessageOutcome, string> = {
  waiting: 'уйдёт утром',
  sent: 'отправлено',
  outdated: 'не отправлено, заявка уже в другом состоянии',
  dead: 'не отправлено',
  declined: 'не отправлено, от них отказались в кабинете',
};
const CHANNELS = { sms: 'СМС', mail: 'Письмо' } as const;
/** In place of what somebody wrote. */
const UNTOLD = '•••';
export const STEPS: Record<LeadFormType, string> = { first: 'первый шаг', second: 'анкета' };

/** All that happened, the newest first. Notes and comments of the staff, which may name anybody, are told only `withNotes`. */
export function timelineOf({ events, signatures, createdAt }: LeadPast, withNotes: boolean): LeadEventCard[] {
  const cards = [
    ...events.map((event) => eventCard(withNotes ? event : withoutNote(event))),
    ...signatures.map(({ at, titles }) => ({
      at: at.toISOString(),
      actor: null,
      title: 'Клиент подписал документы',
      details: titles.join('; '),
    })),
  ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return [...cards, { at: createdAt.toISOString(), actor: null, title: 'Заявка создана', details: '' }];
}

function withoutNote(event: EventRow): EventRow {
  const { facts } = event;
  return facts.comment && !isOldConsent(event) ? { ...event, facts: { ...facts, comment: UNTOLD } } : event;
}

/** What clients did with a consent was kept as a comment once. */
function isOldConsent({ event, actor_name: actor, facts: { comment = '' } }: EventRow): boolean {
  return event === 'comment' && actor === 'Клиент' && /^(?:Отозвано|Дано снова): /u.test(comment);
}

/** An event in words. */
function eventCard({ at, event, actor_name: actor, facts }: EventRow): LeadEventCard {
  const card = (title: string, details = ''): LeadEventCard => ({
    at: at.toISOString(),
    actor,
    title,
    details,
  });
  switch (event) {
    case 'completed':
      return card('Пришла анкета');
    case 'status':
      return card(statusTitle(facts), statusDetails(facts));
    case 'comment':
      return card('Заметка', facts.consent ?? facts.comment);
    case 'delivery':
      return card(DELIVERIES[facts.state ?? 'queued'], deliveryDetails(facts));
    case 'message':
      return card(messageTitle(facts), messageDetails(facts));
  }
}

function statusTitle({ from, to, preliminary }: EventRow['facts']): string {
  if (from === to) return 'Предложение сделано заново';
  return `Статус: ${wordOf(from)} → ${wordOf(to)}${preliminary ? ' предварительно' : ''}`;
}

function statusDetails({ offered, until, reason, comment }: EventRow['facts']): string {
  const parts = [
    offered && `${formatRubles(offered.sum)} на ${termInWords(offered.days, offered.monthCount)}`,
    until && `действует по ${formatDate(until, 'DD.MM.YYYY')}`,
    reason && DECLINE_REASON_WORDS[reason],
    comment,
  ];
  return parts.filter(Boolean).join(', ');
}

function messageTitle({ channel = 'sms', outcome = 'sent' }: EventRow['facts']): string {
  return `${CHANNELS[channel]} заёмщику: ${MESSAGES[outcome]}`;
}

function messageDetails({ stage, attempts }: EventRow['facts']): string {
  const word = stage ? `«${LEAD_STAGE_WORDS[stage].state}»` : '';
  return attempts === undefined ? word : `${word}, попыток: ${attempts}`;
}

function wordOf(status: LeadStatus | undefined): string {
  return status ? insideSentence(LEAD_STATUS_WORDS[status]) : '—';
}

/** «Одобрена» → «одобрена»; «В CRM» → «в CRM». */
function insideSentence(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

function deliveryDetails({ step = 'first', attempt, attempts, error }: EventRow['facts']): string {
  const parts = [STEPS[step]];
  if (attempt !== undefined) parts.push(`попытка ${attempt}`);
  if (attempts !== undefined) parts.push(`попыток: ${attempts}`);
  if (error) parts.push(error);
  return parts.join(', ');
}
