import { http, type RequestOptions } from './http.ts';
import { withinBudget } from './soft-read.ts';

/**
 * Public data of a question that a visitor has put in his own words: kept by nobody, or a crawler would fill the memory with
 * what nobody asks again. Throws HttpError, also when a server has no more time for it.
 */
export function readUncached<T>(path: string, options?: RequestOptions): Promise<T> {
  return withinBudget(http.get<T>(path, options));
}
