import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useHydrated } from './use-hydrated.ts';

/**
 * What stands below the first screen. In the server's page it is there from the start; a page that the router opens shows
 * its first screen first, and this a moment later. Going back, or to a part of the page, shows all of it at once: the scroll
 * target may be here.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const isOpenedByRouter = useHydrated();
  const isAimed = useLocation().hash !== '';
  const isBack = useNavigationType() === 'POP';
  const [isLater] = useState(isOpenedByRouter && !isAimed && !isBack);
  return useDeferredValue(true, !isLater) ? children : null;
}
