import { HIGHLIGHT_MS } from '@polden/ru';

const MARKED = { boxShadow: '0 0 0 4px var(--color-noon)' };
const UNMARKED = { boxShadow: '0 0 0 4px transparent' };

/** Marks what the reader was led to, for 1,500 ms: it fades, or for those who want no motion it goes at once at the end. */
export function highlight(element: Element, ms: number = HIGHLIGHT_MS): void {
  // Nothing is lost where the browser, or a test's, cannot draw it.
  if (!('animate' in element)) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.animate(isStill ? [MARKED, MARKED] : [MARKED, MARKED, UNMARKED], {
    duration: ms,
    easing: 'ease-out',
  });
}
