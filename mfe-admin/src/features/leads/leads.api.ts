import {
  ADMIN_LEAD_PATHS,
  IDEMPOTENCY_KEY_HEADER,
  type LeadCard,
  type LeadList,
  type LeadOfferInput,
  type LeadsRetried,
  type LeadStatusChange,
  type LeadSummary,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';
import type { LeadsState } from './leads-state.ts';

/** Requests as the staff works with them. All of them throw HttpError. */
export const leadsApi = {
  list: (state: LeadsState, signal: AbortSignal) =>
    staffHttp.get<LeadList>(ADMIN_LEAD_PATHS.list, { searchParams: { ...state }, signal }),
  summary: (signal: AbortSignal) => staffHttp.get<LeadSummary>(ADMIN_LEAD_PATHS.summary, { signal }),
  card: (id: string, signal: AbortSignal) =>
    staffHttp.get<LeadCard>(`${ADMIN_LEAD_PATHS.item}/${id}`, { signal }),
  changeStatus: (id: string, change: LeadStatusChange) =>
    staffHttp.post<LeadCard>(`${ADMIN_LEAD_PATHS.status}/${id}`, change),
  /** A repeated key adds nothing. */
  addNote: (id: string, text: string, key: string) =>
    staffHttp.post<LeadCard>(
      `${ADMIN_LEAD_PATHS.note}/${id}`,
      { text },
      { headers: { [IDEMPOTENCY_KEY_HEADER]: key } },
    ),
  offer: (id: string, offer: LeadOfferInput) =>
    staffHttp.post<LeadCard>(`${ADMIN_LEAD_PATHS.offer}/${id}`, offer),
  retry: (id: string) => staffHttp.post<LeadCard>(`${ADMIN_LEAD_PATHS.retry}/${id}`, {}),
  retryAll: () => staffHttp.post<LeadsRetried>(ADMIN_LEAD_PATHS.retryAll, {}),
};

/** Keys of the query cache. */
export const LEAD_KEYS = {
  all: ['leads'],
  list: (state: LeadsState) => ['leads', 'list', state],
  summary: ['leads', 'summary'],
  card: (id: string) => ['leads', 'card', id],
} as const;
