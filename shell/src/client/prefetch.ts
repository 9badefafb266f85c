import { prefetchPage } from './remotes.ts';

const IDLE_TIMEOUT_MS = 2_000;
const INTENT_EVENTS = ['pointerover', 'focusin', 'touchstart'] as const;

interface NetworkInformation {
  saveData?: boolean;
  effectiveType?: string;
}

/** Brings pages whose links are near: in the site's menu once the browser is idle, and any link that is pointed at. */
export function prefetchLinks(): void {
  if (isThrifty()) return;
  for (const event of INTENT_EVENTS) {
    document.addEventListener(event, ({ target }) => prefetch(linkOf(target)), { passive: true });
  }
  whenIdle(() => document.querySelectorAll<HTMLAnchorElement>('header nav a[href]').forEach(prefetch));
}

const asked = new Set<string>();

function prefetch(link: HTMLAnchorElement | null): void {
  if (link?.origin !== window.location.origin || link.target === '_blank') return;
  const { pathname } = link;
  if (pathname === window.location.pathname || asked.has(pathname)) return;
  asked.add(pathname);
  // What does not come now is asked for again by the navigation, which also says so.
  prefetchPage(pathname).catch(() => asked.delete(pathname));
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** Somebody who pays for each megabyte, or waits long for it, gets only what he asks for. */
function isThrifty(): boolean {
  const { connection } = navigator as { connection?: NetworkInformation };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

function whenIdle(action: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(action, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(action, IDLE_TIMEOUT_MS);
}
