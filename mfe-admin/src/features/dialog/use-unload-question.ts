import { useEffect } from 'react';
import { useStayAtEnd } from '../session/use-stay-at-end.ts';

/** The browser asks before the tab goes with unsaved work, and the end of the session leaves it. */
export function useUnloadQuestion(isUnsaved: boolean): void {
  useStayAtEnd(isUnsaved);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
