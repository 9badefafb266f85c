import {
  type AccessLog,
  type ErasureDone,
  type ErasureList,
  type ErasureRefusal,
  type ErasureRequest,
  type ErasureRequestCard,
  type ErasureRequestItem,
  type ErasureRequestList,
  type Person,
  PERSONAL_DATA_PATHS,
  type PersonFound,
} from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** What is kept of people, and its erasure. All of them throw HttpError. */
export const personalDataApi = {
  find: (person: Person) => staffHttp.post<PersonFound>(PERSONAL_DATA_PATHS.find, person),
  erase: (request: ErasureRequest) => staffHttp.post<ErasureDone>(PERSONAL_DATA_PATHS.erase, request),
  erasures: (page: number, signal: AbortSignal) =>
    staffHttp.get<ErasureList>(PERSONAL_DATA_PATHS.erasures, { searchParams: { page }, signal }),
  requests: (page: number, signal: AbortSignal) =>
    staffHttp.get<ErasureRequestList>(PERSONAL_DATA_PATHS.requests, { searchParams: { page }, signal }),
  request: (id: string, signal: AbortSignal) =>
    staffHttp.get<ErasureRequestCard>(`${PERSONAL_DATA_PATHS.request}/${id}`, { signal }),
  accessLog: (
    { page, person, subject }: { page: number; person: string; subject: string },
    signal: AbortSignal,
  ) =>
    staffHttp.get<AccessLog>(PERSONAL_DATA_PATHS.accessLog, {
      searchParams: { page, ...(person && { person }), ...(subject && { subject }) },
      signal,
    }),
  confirmRequest: (id: string) => staffHttp.post<ErasureDone>(PERSONAL_DATA_PATHS.requestConfirm, { id }),
  declineRequest: (refusal: ErasureRefusal) =>
    staffHttp.post<ErasureRequestItem>(PERSONAL_DATA_PATHS.requestDecline, refusal),
};

/** Keys of the query cache. */
export const ERASURES_KEY = ['erasures'];
export const ERASURE_REQUESTS_KEY = ['erasure-requests'];
