import { DEBOUNCE_MS } from '@polden/ru';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { FAQ_PATH } from './faq-anchor.ts';

/**
 * Writes what is looked for into the address once typing rests, so that a reload and the way back find it again. Not by the
 * router: it is the same page, and its data are read already. A click writes it at once: it may lead away.
 */
export function useQueryAddress(query: string): void {
  const { key } = useLocation();
  useEffect(() => {
    const write = () => {
      const { pathname, search, hash } = window.location;
      const asked = new URLSearchParams(search);
      // The next page may have its address before this one has gone.
      if (pathname !== FAQ_PATH || (asked.get('q') ?? '') === query) return;
      if (query === '') asked.delete('q');
      else asked.set('q', query);
      const address = [pathname, asked].filter(String).join('?');
      window.history.replaceState(window.history.state, '', address + hash);
    };
    const timer = setTimeout(write, DEBOUNCE_MS);
    window.addEventListener('click', write, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('click', write, true);
    };
  }, [key, query]);
}
