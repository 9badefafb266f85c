import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * What had the focus is often gone after what it did: a row, a bar, the button that has opened a dialog. Browsers begin at the
 * top of the document then. Here the focus goes back under what lay over the page, or to the nearest named part of the page
 * that is left, or to the heading, which takes the returned ref. A press beside everything is no loss.
 */
export function useHeldFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // The desk is on the screen without it: nothing is lost before something had the focus.
    const bring = async ({ target }: FocusEvent) => {
      const { holdFocus } = await import(/* webpackChunkName: "admin-focus" */ './hold-focus.ts');
      if (!signal.aborted) holdFocus(target, heading, signal);
    };
    // Where it does not come, the focus is where the browser leaves it.
    const onFocus = (event: FocusEvent) => void bring(event).catch(() => undefined);
    document.addEventListener('focusin', onFocus, { capture: true, once: true, signal });
    return () => listening.abort();
  }, []);
  return heading;
}
