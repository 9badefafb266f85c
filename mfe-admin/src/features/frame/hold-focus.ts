import type { RefObject } from 'react';
import { REACHABLE } from '../dialog/reachable.ts';

/** What lies over the page for a while, and what goes on under it. */
const OVER_PAGE = 'dialog, [role=menu]';
/** What says its name to whoever comes to it. */
const NAMED = '[tabindex="-1"], [aria-label], [aria-labelledby]';

/** What `useHeldFocus` does, from the moment on in which `first` had the focus. */
export function holdFocus(
  first: EventTarget | null,
  heading: RefObject<HTMLHeadingElement | null>,
  signal: AbortSignal,
): void {
  let last: Element | null = null;
  /** What had it last on the page itself, with all that it stands in. */
  let onPage: Element[] = [];

  const remember = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return;
    last = target;
    if (!target.closest(OVER_PAGE)) onPage = withAncestors(target);
  };
  const letGo = () => {
    if (!isNowhere()) return;
    last = null;
    if (!openDialog()) onPage = [];
  };
  const settle = () => {
    if (last === null || last.isConnected || !isNowhere()) return;
    last = null;
    const dialog = openDialog();
    const places = dialog
      ? [dialog.querySelector(REACHABLE), dialog]
      : [onPage[0], ...onPage.slice(1).filter((each) => each.matches(NAMED)), heading.current];
    places.some((place) => place instanceof HTMLElement && place.isConnected && takesFocus(place));
  };

  remember(first);
  const changes = new MutationObserver(settle);
  changes.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener('abort', () => changes.disconnect());
  const options = { capture: true, signal };
  document.addEventListener('focusin', ({ target }) => remember(target), options);
  // By then a press has taken the focus to where it belongs.
  for (const end of ['pointerup', 'click']) document.addEventListener(end, letGo, options);
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function openDialog(): Element | undefined {
  return [...document.querySelectorAll('dialog[open]')].at(-1);
}

function withAncestors(element: Element): Element[] {
  const path: Element[] = [];
  for (let each: Element | null = element; each && each !== document.body; each = each.parentElement)
    path.push(each);
  return path;
}

/** Also what takes none by itself; nothing is scrolled, as whoever points at things is where they look. */
function takesFocus(place: HTMLElement): boolean {
  place.focus({ preventScroll: true });
  if (document.activeElement === place) return true;
  if (place.hasAttribute('tabindex')) return false;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const isTaken = document.activeElement === place;
  const unmark = () => place.removeAttribute('tabindex');
  if (isTaken) place.addEventListener('blur', unmark, { once: true });
  else unmark();
  return isTaken;
}
