import { useEffect, type ComponentType } from 'react';
import { UnavailablePart } from '../../app/errors/page-error.tsx';

/**
 * Stands for a page with a module that failed to load. The router asks for a module once and no more, so the next visit
 * loads the whole page anew from the server.
 */
export function missingPage(): ComponentType {
  let wasShown = false;
  return function MissingPage() {
    useEffect(() => {
      if (wasShown) window.location.reload();
      wasShown = true;
    }, []);
    return <UnavailablePart />;
  };
}
