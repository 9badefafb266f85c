import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { highlight } from '@polden/ui';

/**
 * Unfolds, shows and marks the answer to which the address leads, also when it changes within the page. `showAll`: of an answer
 * that is not on the page; `shown`: changes when it was.
 */
export function useOpenedAnswer(showAll: () => void, shown: number): void {
  const { hash, key } = useLocation();
  const onHidden = useEffectEvent(showAll);
  useEffect(() => {
    if (!hash.startsWith('#vopros-')) return;
    const answer = document.getElementById(hash.slice(1));
    if (!answer) onHidden();
    const details = answer?.closest('details');
    if (!details) return;
    details.open = true;
    // The browser has scrolled by itself to what it has loaded; to scroll again would move what is read.
    const { top } = details.getBoundingClientRect();
    if (top < 0 || top > window.innerHeight) details.scrollIntoView({ block: 'start' });
    highlight(details);
  }, [hash, key, shown]);
}
