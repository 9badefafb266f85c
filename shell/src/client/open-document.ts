import { saveDrafts } from './recovery/drafts.ts';

/**
 * Leaves this document for that of an address; what was typed waits for its page. Never settled: nothing is shown in between, and
 * where this document is shown again, the router gives it up (`router/core.ts`).
 */
export function openDocument(href: string): Promise<never> {
  saveDrafts();
  follow(href);
  return new Promise(() => undefined);
}

/** As a link does that the router leaves alone. */
export function follow(href: string): void {
  // Back and forward have changed the address already.
  if (new URL(href, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(href);
}
