import { DEBOUNCE_MS } from '@polden/ru';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Writes what was chosen into the address once the choice rests, so that the page can be kept, sent and come back to. Not
 * by the router: it is the same page, and nobody has gone anywhere. The router knows its own address only, and writes that
 * again when it goes on: to the answer of a form, to a part of the page. A click writes it at once: a link to a part of the
 * page has the router read what stands there.
 *
 * @param search with its question mark; null while nothing was chosen
 */
export function useAddress(search: string | null): void {
  const { key } = useLocation();
  const [rested, setRested] = useState(search);
  // Before anything of the router's new address is seen.
  useLayoutEffect(() => {
    if (search === null) return;
    const write = () => {
      const { pathname, hash } = window.location;
      window.history.replaceState(window.history.state, '', pathname + search + hash);
    };
    if (rested === search) return write();
    const rest = () => {
      write();
      setRested(search);
    };
    const timer = setTimeout(rest, DEBOUNCE_MS);
    window.addEventListener('click', rest, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', rest, true);
    };
  }, [key, rested, search]);
}
