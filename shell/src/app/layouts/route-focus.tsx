import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation to another page the reader's focus goes where a full load would put it: to the content. */
export function RouteFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
