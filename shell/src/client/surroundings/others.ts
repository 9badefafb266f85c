import { onConsent } from '../../app/consent/consent.ts';
import { boot } from '../boot.ts';
import { showChat } from './chat.ts';
import { loadScript } from './load-script.ts';
import { notePageViews } from './page-views.ts';

/**
 * What others may have of a page: its views are noted for them, and they come themselves once the visitor agrees. A document
 * of the staff area has nobody who would.
 */
export function startOthers(router: Parameters<typeof showChat>[1]): void {
  const { dataLayer, scripts = [], chat } = boot.services;
  if (dataLayer !== undefined) notePageViews(router, dataLayer);
  let loaded = false;
  onConsent((consent) => {
    // What has been loaded cannot be taken back; the next page is without it.
    if (consent !== 'all' || loaded) return;
    loaded = true;
    for (const script of scripts) void loadScript(script);
    if (chat) showChat(chat, router);
  });
}
