import { boot } from '../boot.ts';
import { saveDrafts } from './drafts.ts';

const FIRST_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;

/** A page of an essential remote that the server could not load is asked for again until it is there. */
export function awaitEssentialRemotes(): void {
  const missing = boot.remotes.some(
    ({ name, kind, available }) => kind === 'essential' && !available && boot.eager.includes(name),
  );
  if (missing) retryAfter(FIRST_RETRY_MS);
}

function retryAfter(delayMs: number): void {
  const { href } = window.location;
  window.setTimeout(() => {
    void isServed(href).then((served) => {
      // Somebody who has gone on to another page is not taken back.
      if (window.location.href !== href) return;
      if (!served) return retryAfter(Math.min(delayMs * 2, MAX_RETRY_MS));
      saveDrafts();
      window.location.reload();
    });
  }, delayMs);
}

async function isServed(href: string): Promise<boolean> {
  try {
    const { ok } = await fetch(href, { headers: { accept: 'text/html' }, cache: 'no-store' });
    return ok;
  } catch {
    return false;
  }
}
