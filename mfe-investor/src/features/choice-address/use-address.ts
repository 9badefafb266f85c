import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDebounced } from '@polden/ui';

/**
 * Writes what was chosen into the address once the choice rests, so that the page can be kept, sent and come back to. Not
 * by the router: it is the same page, and nobody has gone anywhere. The router knows its own address only, and writes that
 * again when it goes on: to the answer of a form, to a part of the page.
 *
 * @param search with its question mark; null while nothing was chosen
 */
export function useAddress(search: string | null): void {
  const { key } = useLocation();
  const rested = useDebounced(search);
  useEffect(() => {
    if (rested === null || rested !== search) return;
    const { pathname, hash } = window.location;
    window.history.replaceState(window.history.state, '', `${pathname}${rested}${hash}`);
  }, [key, rested, search]);
}
