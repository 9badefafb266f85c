import {
  type AcceptedDocumentEdition,
  STAFF_LEAD_KIND_WORDS,
  LEAD_PRODUCT_WORDS,
  type LeadCard,
  type LeadDeliveryState,
  type LeadListItem,
  type LeadStage,
  leadFormWords,
  type LeadStageFilter,
  type LeadStatus,
  leadTypeWords,
} from '@polden/api-contract';
import { formatDate, formatRubles, plural } from '@polden/ru';

export { STAFF_LEAD_KIND_WORDS as KIND_WORDS, LEAD_STATUS_WORDS as STATUS_WORDS } from '@polden/api-contract';

/** What a button says that leads to the state. */
export const STATUS_ACTIONS: Partial<Record<LeadStatus, string>> = {
  'in-work': 'Взять в работу',
  done: 'Завершить',
  cancelled: 'Отменить',
};

/** What of the stage of a loan its state does not say. */
export const STAGE_WORDS: Partial<Record<LeadStage, string>> = {
  unfinished: 'Ждёт анкету',
  'pre-approved': 'Предварительно',
  'contract-questions': 'Ждёт данные клиента',
  manager: 'Ждёт звонка',
  approved: 'Ждёт подписи',
  signed: 'Подписана',
};

/** As a filter names them. */
export const STAGE_FILTER_WORDS: Record<LeadStageFilter, string> = {
  signed: 'Подписаны',
  approved: 'Ждут подписи',
  'pre-approved': 'Одобрены предварительно',
};

export const DELIVERY_WORDS: Record<LeadDeliveryState, string> = {
  queued: 'Отправляется',
  unknown: 'Исход неизвестен, спрашиваем CRM',
  accepted: 'Принята CRM',
  superseded: 'Ушла с анкетой',
  kept: 'Остаётся у нас',
  dead: 'Не доставлена',
  unresolved: 'Исход неизвестен',
};

/** «Сайт, рефинансирование, форма для крупных сумм»; what nobody has given words is told as it came. */
export function originOf({ leadType, formName }: Pick<LeadCard, 'leadType' | 'formName'>): string {
  const words = [leadType && leadTypeWords(leadType), formName && leadFormWords(formName)];
  return words.filter(Boolean).join(', ');
}

const MONTHS = { single: 'месяц', more: 'месяца', many: 'месяцев' };
const DAYS = { single: 'день', more: 'дня', many: 'дней' };

export interface Terms {
  sum: number | null;
  monthCount: number | null;
  days: number | null;
}

/** «280 000 ₽ на 48 месяцев»; empty without a sum. */
export function termsInWords({ sum, monthCount, days }: Terms): string {
  if (sum === null) return '';
  const term =
    days === null
      ? monthCount !== null && `${monthCount} ${plural(monthCount, MONTHS)}`
      : `${days} ${plural(days, DAYS)}`;
  return term ? `${formatRubles(sum)} на ${term}` : formatRubles(sum);
}

export function subjectOf({ kind, product }: Pick<LeadListItem, 'kind' | 'product'>): string {
  if (product === null) return STAFF_LEAD_KIND_WORDS[kind];
  return `${STAFF_LEAD_KIND_WORDS[kind]}: ${insideSentence(LEAD_PRODUCT_WORDS[product])}`;
}

/** Only the first letter becomes small: «ПТС» and «CRM» stay as they are. */
export function insideSentence(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

const DOCUMENT_WORDS: Record<string, string> = {
  'credit-history-consent': 'запрос кредитной истории',
  'electronic-interaction-agreement': 'электронное взаимодействие',
  'personal-data-consent': 'персональные данные',
  'deposit-risk-warning': 'предупреждение о рисках займа компании',
  'bond-risk-warning': 'предупреждение о рисках облигаций',
};

/** «персональные данные, редакция от 01.11.2026» */
export function consentInWords({ id, edition }: AcceptedDocumentEdition): string {
  return `${DOCUMENT_WORDS[id] ?? id}, редакция от ${formatDate(edition, 'DD.MM.YYYY')}`;
}
