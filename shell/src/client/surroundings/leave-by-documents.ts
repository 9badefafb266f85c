import { isForAnotherTab } from '@polden/ui';
import { consentStore } from '../../app/consent/consent.ts';
import { saveDrafts } from '../recovery/drafts.ts';

/** What the browser follows by itself, or what is a link only until it opens a window. */
const NOT_OURS = '[role="button"], [download], [target]:not([target="_self"])';

/**
 * What has run cannot be taken back: once the visitor has refused, his links and searches are the browser's, and the next page
 * is a document without it. Before the router hears of them. Where a form that he has sent leads stays with the router: what
 * comes after it may be in this document alone.
 */
export function leaveByDocuments(): void {
  window.addEventListener('click', onClick, true);
  window.addEventListener('submit', onSubmit, true);
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link && !isForAnotherTab(event) && !link.matches(NOT_OURS)) leave(event, link.href);
}

function onSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement)) return;
  // A field may have the name of either.
  const said = (name: string) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
  if ((said('method') ?? 'get').toLowerCase() === 'get') leave(event, said('action') ?? '');
}

function leave(event: Event, address: string): void {
  if (consentStore.getState().consent !== 'necessary') return;
  const { origin, pathname } = new URL(address, window.location.href);
  if (origin !== window.location.origin || pathname === window.location.pathname) return;
  saveDrafts();
  event.stopPropagation();
}
