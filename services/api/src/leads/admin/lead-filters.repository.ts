import { idsOfLeadNumber, type LeadListQuery } from '@polden/api-contract';
import { normalizePhone } from '@polden/ru';
import type { BlindIndex } from '../../core/crypto/blind-index.ts';
import { dayEnd, dayStart } from '../../core/database/moscow-day.ts';
import { contactIndex } from '../../core/crypto/contact-index.ts';
import { DEAD_LETTERS, STAGE_CONDITIONS } from './lead-stages.repository.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** The index of no phone. */
const NOBODY = 'nobody';

export type LeadFilter = Omit<LeadListQuery, 'page'>;

/** Who looks, and whether they may see people. */
export interface Viewer {
  staffId: number;
  personal: boolean;
}

export interface Conditions {
  /** With WHERE; empty without a filter. */
  sql: string;
  values: unknown[];
}

/** A condition with the places of its values; none where a value is missing. */
type Part = [sql: (...places: string[]) => string, ...values: (string | undefined)[]];

/** All filters that are given, over `lead l`; how to reach people finds nobody for those who may not see people. */
export function leadConditions(
  filter: LeadFilter,
  blindIndex: BlindIndex,
  { staffId, personal }: Viewer,
): Conditions {
  const { kind, status, stage, mine, delivery, product, dateFrom, dateTo, search } = filter;
  const parts: Part[] = [
    [(place) => `l.kind = ${place}`, kind],
    [(place) => `l.status = ${place}`, status],
    ...(stage ? [[() => STAGE_CONDITIONS[stage]] satisfies Part] : []),
    [(place) => `l.taken_by = ${place}::integer`, mine && String(staffId)],
    [
      // What was not delivered is what the staff is told of and sends again.
      (place) =>
        `EXISTS (SELECT FROM lead_delivery d WHERE d.lead_id = l.id
           AND CASE ${place}::text WHEN 'dead' THEN ${DEAD_LETTERS} ELSE d.state = ${place}::text END)`,
      delivery,
    ],
    [(place) => `l.product = ${place}`, product],
    [(place) => `l.created_at >= ${dayStart(place)}`, dateFrom],
    [(place) => `l.created_at < ${dayEnd(place)}`, dateTo],
    searchPart(search?.trim() ?? '', (kind, value) =>
      personal ? contactIndex(blindIndex, kind, value) : NOBODY,
    ),
  ];
  const values: string[] = [];
  const given = parts.flatMap(([part, ...wanted]) => {
    const told = wanted.flatMap((value) => (value ? [value] : []));
    if (told.length < wanted.length) return [];
    return part(...told.map((value) => `$${values.push(value)}`));
  });
  return { sql: given.length > 0 ? `WHERE ${given.join(' AND ')}` : '', values };
}

/** What is neither an id, nor a number, nor a way to reach somebody finds nothing. */
function searchPart(search: string, indexOf: (kind: 'phone' | 'email', value: string) => string): Part {
  if (search === '') return [() => '', undefined];
  if (UUID.test(search)) return [(place) => `l.id = ${place}::uuid`, search];
  const phone = normalizePhone(search);
  const named = (place: string): string => `l.contact_index @> ARRAY[${place}::text]`;
  if (search.includes('@')) return [named, indexOf('email', search)];
  const reached = (place: string): string => `(l.phone_index = ${place} OR ${named(place)})`;
  const index = phone === null ? NOBODY : indexOf('phone', phone);
  const ids = idsOfLeadNumber(search);
  if (ids === null) return [reached, index];
  // Ten digits may be a phone as well.
  return [
    (place, least, greatest) => `(${reached(place)} OR l.id BETWEEN ${least}::uuid AND ${greatest}::uuid)`,
    index,
    ids.least,
    ids.greatest,
  ];
}
