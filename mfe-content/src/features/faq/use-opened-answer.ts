import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { highlight } from '@polden/ui';

/** Unfolds, shows and marks the answer to which the address leads, also when it changes within the page. */
export function useOpenedAnswer(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const answer = hash.startsWith('#vopros-') ? document.getElementById(hash.slice(1)) : null;
    const details = answer?.closest('details');
    if (!details) return;
    details.open = true;
    // The browser has scrolled by itself to what it has loaded; to scroll again would move what is read.
    const { top } = details.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight) details.scrollIntoView({ block: 'start' });
    highlight(details);
  }, [hash, key]);
}
