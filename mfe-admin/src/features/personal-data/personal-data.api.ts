import {
  type ErasureDone,
  type ErasureList,
  type ErasureRequest,
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
};

/** Key of the query cache. */
export const ERASURES_KEY = ['erasures'];
