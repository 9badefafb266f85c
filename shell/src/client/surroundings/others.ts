import { type Consent, consentStore, onConsent } from '../../app/consent/consent.ts';
import { boot } from '../boot.ts';
import { saveDrafts } from '../recovery/drafts.ts';
import { showChat } from './chat.ts';
import { loadScript } from './load-script.ts';
import { notePageViews } from './page-views.ts';
import { refreshConsent } from './refresh-consent.ts';

/**
 * What others may have of a page: its views are noted for them, and they come themselves once the visitor agrees. A document
 * of the staff area has nobody who would.
 */
export function startOthers(router: Parameters<typeof showChat>[1]): void {
  const { dataLayer, scripts = [], chat } = boot.services;
  if (dataLayer !== undefined) notePageViews(router, dataLayer);
  let hasRun = false;
  const follow = (consent: Consent) => {
    if (consent !== 'all' || hasRun) return;
    hasRun = true;
    for (const script of scripts) void loadScript(script);
    leaveByDocuments();
  };
  onConsent(follow);
  if (chat) showChat(chat, router);
  // It may have been given or taken back in another tab, or while this page lay in the memory of the browser.
  window.addEventListener('pageshow', refreshConsent);
  document.addEventListener('visibilitychange', refreshConsent);
}

/**
 * What has run cannot be taken back: once the visitor has refused, his links are the browser's, and the next page is a document
 * without it. Before the router hears of them.
 */
function leaveByDocuments(): void {
  const leave = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || consentStore.getState().consent !== 'necessary') return;
    if (link.origin !== window.location.origin || link.pathname === window.location.pathname) return;
    saveDrafts();
    event.stopPropagation();
  };
  window.addEventListener('click', leave, true);
}
