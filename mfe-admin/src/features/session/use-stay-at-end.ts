import { keepPageWhen } from '@polden/session';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** What would be lost with the page. */
const unsaved = new Set<object>();

keepPageWhen(() => unsaved.size > 0);

/** While there is unsaved work, the end of the session leaves the page as it is, under the login. */
export function useStayAtEnd(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const work = {};
    unsaved.add(work);
    return () => void unsaved.delete(work);
  }, [isUnsaved]);
}

/** So does anything that was typed since the page was opened, in forms that do not know what is unsaved as well. */
export function useStayOnceTyped(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const typed = {};
    const note = () => void unsaved.add(typed);
    document.addEventListener('input', note);
    return () => {
      document.removeEventListener('input', note);
      unsaved.delete(typed);
    };
  }, [pathname]);
}
