import type { FieldKind } from '@polden/field-kinds';
import type { LeadKind } from '../lead-states.ts';
import { AGENT_FIELDS } from './agent.fields.ts';
import { BRING_FRIEND_FIELDS } from './bring-friend.fields.ts';
import { INVESTOR_FIELDS } from './investor.fields.ts';
import { LEAD_GENERATOR_FIELDS } from './lead-generator.fields.ts';
import { NEED_MONEY_FIELDS } from './need-money.fields.ts';
import { PARTNER_FIELDS } from './partner.fields.ts';
import { PRIZE_FIELDS } from './prize.fields.ts';
import { REAL_ESTATE_FIELDS } from './real-estate.fields.ts';
import { type ChoiceField, type FieldOfRequest, type FieldsOfRequest, typedKind } from './request-field.ts';
import {
  AGENT_THANKS,
  BOND_THANKS,
  BRING_FRIEND_THANKS,
  DEPOSIT_THANKS,
  LEAD_GENERATOR_THANKS,
  NEED_MONEY_THANKS,
  PARTNER_THANKS,
  PRIZE_THANKS,
  REAL_ESTATE_THANKS,
  REPLY_THANKS,
  type RequestThanks,
} from './request-thanks.ts';
import { RESUME_FIELDS } from './resume.fields.ts';
import { VACANCY_REPLY_FIELDS } from './vacancy-reply.fields.ts';

// What the API and the staff read of all requests: pages import the fields of their own.

/** What a page has for a request before anybody types: kept in words, and names nobody. */
export interface ChosenPart {
  /** As the staff reads it. */
  label: string;
  rubles?: true;
}

export interface RequestParts {
  chosen?: Readonly<Record<string, ChosenPart>>;
  fields: FieldsOfRequest;
  thanks: RequestThanks;
}

/** What each request consists of, in the order in which it is read. */
export const REQUEST_PARTS: Readonly<Record<Exclude<LeadKind, 'loan'>, RequestParts>> = {
  agent: { fields: AGENT_FIELDS, thanks: AGENT_THANKS },
  partner: { fields: PARTNER_FIELDS, thanks: PARTNER_THANKS },
  'lead-generator': { fields: LEAD_GENERATOR_FIELDS, thanks: LEAD_GENERATOR_THANKS },
  prize: { fields: PRIZE_FIELDS, thanks: PRIZE_THANKS },
  'need-money': { fields: NEED_MONEY_FIELDS, thanks: NEED_MONEY_THANKS },
  'real-estate': { fields: REAL_ESTATE_FIELDS, thanks: REAL_ESTATE_THANKS },
  'bring-friend': { fields: BRING_FRIEND_FIELDS, thanks: BRING_FRIEND_THANKS },
  investor: {
    chosen: {
      entity: { label: 'Кто вкладывает' },
      profitOption: { label: 'Выплата дохода' },
      sum: { label: 'Сумма', rubles: true },
      period: { label: 'Срок, месяцев' },
    },
    fields: INVESTOR_FIELDS,
    thanks: DEPOSIT_THANKS,
  },
  bond: {
    chosen: {
      bond: { label: 'Облигации' },
      account: { label: 'Счёт' },
      sum: { label: 'Сумма', rubles: true },
    },
    fields: INVESTOR_FIELDS,
    thanks: BOND_THANKS,
  },
  resume: { fields: RESUME_FIELDS, thanks: REPLY_THANKS },
  'vacancy-reply': {
    chosen: { vacancy: { label: 'Вакансия' } },
    fields: VACANCY_REPLY_FIELDS,
    thanks: REPLY_THANKS,
  },
};

/** The kind of what is sent; undefined of files. */
export function sentKind(field: FieldOfRequest): FieldKind | undefined {
  return field.kind === 'choice' ? optionOf(field) : typedKind(field);
}

/** One of our own list and nothing else: it names nobody. */
function optionOf({ options, missing, label }: ChoiceField): FieldKind {
  const sent = options.map((option) => (typeof option === 'string' ? option : option[0]));
  return {
    check: (text) => (sent.includes(text) ? null : (missing ?? label)),
    maxLength: Math.max(...sent.map(({ length }) => length)),
    privacy: 'open',
  };
}

/** Every field of every request by its name, under which the answer is kept; a name means the same in all of them. */
export function requestFields(): [string, FieldOfRequest][] {
  return Object.values(REQUEST_PARTS).flatMap(({ fields }) => Object.entries(fields));
}

/** Everything that is chosen for a request, by its name. */
export function chosenParts(): [string, ChosenPart][] {
  return Object.values(REQUEST_PARTS).flatMap(({ chosen = {} }) => Object.entries(chosen));
}

/**
 * The names of what tells of a person: what no log may hold. How somebody is called has names that everything has (`name`,
 * `title`), and a city is one of a site.
 */
export function privateRequestNames(): string[] {
  return requestFields().flatMap(([name, field]) => {
    const isCommon = field.as === 'name' || field.kind === 'city';
    return isCommon || (sentKind(field)?.privacy ?? 'open') === 'open' ? [] : [name];
  });
}
