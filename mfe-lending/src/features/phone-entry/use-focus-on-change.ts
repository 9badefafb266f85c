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
    (document.getElementById(IDS.code) ?? section.current)?.focus();
  }, [step, answer]);
  return section;
}
