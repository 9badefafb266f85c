import { useEffect, useEffectEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The arrows, Home and End go through the links of a section's panel; the arrow down opens it from outside. */
export function useArrows(section: RefObject<HTMLElement | null>, open: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const links = [...(section.current?.querySelectorAll<HTMLElement>(':scope ul a') ?? [])];
    const at = links.findIndex((link) => link === event.target);
    const next = indexAfter(event.key, at, links.length);
    if (next === null) return;
    event.preventDefault();
    // What is hidden takes no focus.
    flushSync(open);
    links[next]?.focus();
  });

  useEffect(() => {
    const element = section.current;
    if (!element) return;
    element.addEventListener('keydown', onKeyDown);
    return () => element.removeEventListener('keydown', onKeyDown);
  }, [section]);
}

/** Null for a key that does not move. `at`: −1 outside of the panel. */
function indexAfter(key: string, at: number, count: number): number | null {
  const wanted = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 }[key];
  if (wanted === undefined || (at === -1 && key !== 'ArrowDown')) return null;
  return Math.max(0, Math.min(wanted, count - 1));
}
