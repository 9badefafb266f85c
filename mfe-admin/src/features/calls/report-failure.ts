import { HttpError } from '@polden/http';
import {
  LOGIN_NEEDED,
  restoreSession,
  RIGHT_MISSING,
  type SessionState,
  sessionStore,
} from '@polden/session';
import { toast } from '../toasts/toast.store.ts';
import { FAILED, failureOf } from './failure-words.ts';

export interface FailureMeta {
  shownInPlace?: number[];
  shownInDialog?: boolean;
  failure?: string;
}

/** The one place where a failed call of the staff area becomes something to read. */
export function reportFailure(error: unknown, meta: FailureMeta = {}): void {
  if (!(error instanceof HttpError)) {
    console.error(error);
    if (!meta.shownInDialog) toast.error(FAILED);
    return;
  }
  const { code } = error;
  // The session has ended, and its store says why: the page leaves for the login.
  if (code === 401) return;
  // A refused field leaves them on the page, with what was typed; anything else that is refused is not theirs to see.
  if (code === 403 && !error.error_validation) {
    void renewRights().then(() => sessionStore.setState(withRefusal));
    return;
  }
  if (meta.shownInDialog || (code !== null && code !== 403 && meta.shownInPlace?.includes(code))) return;
  const { text, requestId } = failureOf(error);
  const sentences = code === null ? [text] : [meta.failure, text];
  toast.error(sentences.filter(Boolean).join(' '), requestId ?? undefined);
}

/** The right was there when it was asked for: it has been taken away since, maybe with others that nothing is to ask with. */
async function renewRights(): Promise<void> {
  if (sessionStore.getState().status !== 'staff') return;
  await restoreSession().catch((error: unknown) => console.warn('the rights are not renewed', error));
}

/** A signed-in person lacks a right; one who has been signed out knows the reason already; anybody else has to sign in first. */
function withRefusal({ status, notice }: SessionState): Pick<SessionState, 'notice'> {
  if (status === 'anonymous' || status === 'ended') return { notice };
  // What was added to it by another call that was refused stays.
  return { notice: status === 'staff' ? (notice ?? RIGHT_MISSING) : LOGIN_NEEDED };
}
