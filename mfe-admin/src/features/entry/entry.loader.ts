import { isSessionKept } from '@polden/session';
import { entryLoader } from '../session/guard.ts';
import { bringEntry } from './bring-entry.ts';

/** Loader of `/admin`: while the session is restored, the code of what it opens is on its way. */
export function loadEntry(): Promise<Response | null> {
  // The page asks for it again, and says when it does not come.
  if (isSessionKept()) bringEntry().catch(() => undefined);
  return entryLoader();
}
