import { whenIdle } from '@polden/ui';
import type { createBrowserRouter } from 'react-router-dom';
import { onIntent } from './intent.ts';
import { forgetPrefetchedData } from './prefetched-data.ts';
import { prefetchPage } from './remotes.ts';
import { isThrifty } from './thrift.ts';

const LATEST_MS = 2_000;

/** Links of the menu that are shown and not folded away. */
const MENU_LINKS = 'header nav a[href]';

/**
 * Prefetches code and data of pages: links of the visible menu once the browser is idle, any other link when it is pointed
 * at.
 */
export function prefetchLinks(router: Pick<ReturnType<typeof createBrowserRouter>, 'subscribe'>): void {
  // The sheet of a phone unfolds its links.
  onIntent(
    (at) => prefetch(at.closest<HTMLAnchorElement>('a[href]')),
    () => whenIdle(prefetchMenu, LATEST_MS),
  );
  router.subscribe(({ navigation, fetchers }) => {
    const isSending =
      isChange(navigation.formMethod) || [...fetchers.values()].some((each) => isChange(each.formMethod));
    if (isSending) forgetPrefetchedData();
  });
  whenIdle(prefetchMenu, LATEST_MS);
}

function prefetchMenu(): void {
  [...document.querySelectorAll<HTMLAnchorElement>(MENU_LINKS)].filter(isSeen).forEach(prefetch);
}

function prefetch(link: HTMLAnchorElement | null): void {
  if (link?.origin !== window.location.origin || link.target === '_blank' || isThrifty()) return;
  if (link.pathname === window.location.pathname) return;
  // What does not come now is asked for again by the navigation, which also says so.
  prefetchPage(new URL(link.pathname + link.search, link.origin)).catch(() => undefined);
}

function isSeen(link: HTMLAnchorElement): boolean {
  return link.checkVisibility({ visibilityProperty: true });
}

function isChange(method: string | undefined): boolean {
  return method !== undefined && method.toUpperCase() !== 'GET';
}
