import { HttpError } from '@polden/http';
import { LOGIN_NEEDED, sessionStore } from '@polden/session';
import { toast } from '../toasts/toast.store.ts';
import { messageOf } from './message-of.ts';

const TIMED_OUT =
  'Превышено время ожидания ответа от сервера! Попробуйте повторить операцию через некоторое время.';
const FAILED = 'Произошла ошибка! Попробуйте повторить операцию через некоторое время.';

export interface FailureMeta {
  shownInPlace?: number[];
  failure?: string;
}

/** The one place where a failed call of the staff area becomes something to read. */
export function reportFailure(error: unknown, meta: FailureMeta = {}): void {
  if (!(error instanceof HttpError)) {
    console.error(error);
    toast.error(FAILED);
    return;
  }
  const { code } = error;
  if (code === null) toast.error(error.message.includes('timeout') ? TIMED_OUT : FAILED);
  // The session has ended, and its store says why: the page leaves for the login.
  else if (code === 401) return;
  else if (code === 403) sessionStore.setState({ notice: LOGIN_NEEDED });
  else if (meta.shownInPlace?.includes(code)) return;
  else toast.error([meta.failure, code >= 500 ? FAILED : messageOf(error)].filter(Boolean).join(' '));
}
