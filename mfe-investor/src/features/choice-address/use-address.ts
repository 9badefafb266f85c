import { DEBOUNCE_MS } from '@polden/ru';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Writes what was chosen into the address once the choice rests, so that the page can be kept, sent and come back to. Not
 * by the router: it is the same page, and nobody has gone anywhere. The router knows its own address only, and writes that
 * again when it goes on. A click writes it at once: a link to a part of the page has the router read what stands there.
 *
 * @param search with its question mark; null while nothing was chosen
 */
export function useAddress(search: string | null): void {
  const { key } = useLocation();
  useEffect(() => {
    if (search === null) return;
    const write = () => window.history.replaceState(window.history.state, '', search + window.location.hash);
    const timer = setTimeout(write, DEBOUNCE_MS);
    window.addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', write, true);
    };
  }, [key, search]);
}
