import { type RefObject, useLayoutEffect, useRef } from 'react';
import { REACHABLE } from '../dialog/reachable.ts';

/** What lies over the page for a while, and what goes on under it. */
const OVER_PAGE = 'dialog, [role=menu]';
/** What says its name to whoever comes to it. */
const NAMED = '[tabindex="-1"], [aria-label], [aria-labelledby]';

/**
 * What had the focus is often gone after what it did: a row, a bar, the button that has opened a dialog. Browsers begin at the
 * top of the document then. Here the focus goes back under what lay over the page, or to the nearest named part of the page
 * that is left, or to the heading, which takes the returned ref. A press beside everything is no loss.
 */
export function useHeldFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    let last: Element | null = null;
    /** What had it last on the page itself, with all that it stands in. */
    let onPage: Element[] = [];

    const remember = ({ target }: FocusEvent) => {
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

    const changes = new MutationObserver(settle);
    changes.observe(document.body, { childList: true, subtree: true });
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('focusin', remember, options);
    // By then a press has taken the focus to where it belongs.
    for (const end of ['pointerup', 'click']) document.addEventListener(end, letGo, options);
    return () => {
      changes.disconnect();
      listening.abort();
    };
  }, []);
  return heading;
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
