import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { rememberFocus, restoreFocus } from './focus-memory.ts';

/**
 * After a navigation to another page the reader's focus goes where a full load would put it: to the content, or to what the
 * address names. Back and forward bring it to the link from which the page was left.
 */
export function RouteFocus() {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();
  const shown = useRef({ pathname, key });
  const latest = useRef(key);

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
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, key };
    if (before.pathname === pathname) return;
    if (type === NavigationType.Pop && restoreFocus(key)) return;
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const target = named ?? document.getElementById('content');
    target?.focus({ preventScroll: true });
  }, [pathname, hash, key, type]);
  return null;
}
