import { saveDrafts } from './drafts.ts';

/** Opens a page as a document, and never comes back; this very page is open already. */
export async function leaveFor(target: string): Promise<void> {
  const url = new URL(target, window.location.href);
  if (url.pathname === window.location.pathname) return;
  saveDrafts();
  window.location.assign(url);
  await new Promise(() => undefined);
}
