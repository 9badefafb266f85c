import { useEffect, useRef } from 'react';
import { IDS, type SigningAnswer } from './signing.ts';

/** A step that was taken brings the next one, at its code or at its beginning; a page that was just opened is left alone. */
export function useFocusOnChange(step: string, answer: SigningAnswer | null) {
  const section = useRef<HTMLDivElement>(null);
  const last = useRef(step);
  useEffect(() => {
    const changed = last.current !== step;
    last.current = step;
    // The summary of mistakes takes the focus itself.
    if (!changed || Object.keys(answer?.errors ?? {}).length > 0) return;
    const code = document.getElementById(IDS.code);
    if (code) return code.focus();
    section.current?.focus({ preventScroll: true });
    // A section taller than the screen is not scrolled by its focus while any part of it is seen.
    section.current?.scrollIntoView();
  }, [step, answer]);
  return section;
}
