import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { rememberFocus, restoreFocus } from './focus-memory.ts';

/**
 * After a navigation to another page the reader's focus goes where a full load would put it: to the content, or to what the
 * address names. Back and forward bring it to the link from which the page was left. On the same page it stays where it is,
 * unless what had it has gone with the answer to a form or with the step before; a page that takes another address and goes on
 * under it says so by the state of that navigation, `{ keepsFocus: true }`.
 */
export function RouteFocus() {
  const { pathname, hash, key, ...location } = useLocation();
  const goesOn = keepsFocus(location.state);
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  const latest = useRef(key);
  const last = useRef<EventTarget>(null);

  useEffect(() => {
    latest.current = key;
  }, [key]);

  useEffect(() => {
    // Before the router takes the page away; a click gives the link focus in every browser only if we ask for it.
    const remember = () => rememberFocus(latest.current);
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a[href]') : null;
      if (link instanceof HTMLElement && document.activeElement !== link) link.focus({ preventScroll: true });
      remember();
    };
    const onFocus = ({ target }: FocusEvent) => (last.current = target);
    document.addEventListener('click', onClick, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    const isSamePage = before.pathname === pathname || (goesOn && type === NavigationType.Replace);
    if (isSamePage && (before.key === key || !isLost(last.current))) return;
    if (!isSamePage && type === NavigationType.Pop && restoreFocus(key)) return;
    const target = namedBy(hash) ?? document.getElementById('content');
    if (target) focusOn(target);
  }, [pathname, hash, key, type, goesOn]);
  return null;
}

function namedBy(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A per cent sign that somebody has typed.
    return null;
  }
}

function keepsFocus(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'keepsFocus' in state && state.keepsFocus === true;
}

/** Whether what had the focus is no more, and nothing else has taken it. */
function isLost(last: EventTarget | null): boolean {
  const { activeElement, body } = document;
  return (activeElement === null || activeElement === body) && last instanceof Node && !last.isConnected;
}

/** Also on what takes none by itself, as a browser does that follows an anchor. */
function focusOn(target: HTMLElement): void {
  target.focus({ preventScroll: true });
  if (document.activeElement === target) return;
  target.tabIndex = -1;
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  target.focus({ preventScroll: true });
}
