import { REDIRECT_TOOL_PATHS, type RedirectAnswer, type RedirectQuestion } from '@polden/api-contract';
import { staffHttp } from '@polden/session';

/** What would be said of a redirect, were it saved. Throws HttpError. */
export function checkRedirect(question: RedirectQuestion, signal?: AbortSignal): Promise<RedirectAnswer> {
  return staffHttp.post<RedirectAnswer>(REDIRECT_TOOL_PATHS.check, question, signal && { signal });
}
