import { type Consent, onConsent } from '../../app/consent/consent.ts';
import { boot } from '../boot.ts';
import { showChat } from './chat.ts';
import { leaveByDocuments } from './leave-by-documents.ts';
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
