import { HttpError } from '@polden/http';
import { LOGIN_NEEDED, RIGHT_MISSING, type SessionState, sessionStore } from '@polden/session';
import { toast } from '../toasts/toast.store.ts';
import { FAILED, withoutAnswer } from './failure-words.ts';
import { messageOf } from './message-of.ts';

const SERVER_ERROR = 500;

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
  const { code, requestId } = error;
  if (code === null) toast.error(withoutAnswer(error));
  // The session has ended, and its store says why: the page leaves for the login.
  else if (code === 401) return;
  // A field that is not theirs: the page is, and what was typed stays.
  else if (code === 403 && error.error_validation) say([meta.failure, messageOf(error)]);
  else if (code === 403) sessionStore.setState(withRefusal);
  else if (meta.shownInPlace?.includes(code)) return;
  else if (code < SERVER_ERROR) say([meta.failure, messageOf(error)]);
  else say([meta.failure, FAILED], requestId ?? undefined);
}

/** Whoever is signed in lacks a right; whoever has left already has been told why, and anybody else has to sign in first. */
function withRefusal({ status, notice }: SessionState): Pick<SessionState, 'notice'> {
  if (status === 'anonymous') return { notice };
  return { notice: status === 'staff' ? RIGHT_MISSING : LOGIN_NEEDED };
}

function say(sentences: (string | undefined)[], requestId?: string): void {
  toast.error(sentences.filter(Boolean).join(' '), requestId);
}
