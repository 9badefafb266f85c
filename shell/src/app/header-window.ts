import { isForAnotherTab, useHydrated } from '@polden/ui';
import { useState, type ComponentType, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

/** Brings a part; nothing where it does not come, of which the visitor is told by then. */
type Bring<P> = () => Promise<ComponentType<P> | undefined>;

export interface CityListProps {
  /** Path of the page to come back to, with its query. */
  path: string;
  /** Alias of the city that the site is for. */
  current: string;
  /** What was looked for without JavaScript. Default ''. */
  typed?: string;
  /** In a window the search comes first. Default false. */
  focusOnSearch?: boolean;
}

export interface SearchBoxProps {
  /** Of the page with the answers. */
  path: string;
}

interface WindowParts {
  cityList?: Bring<CityListProps>;
  searchBox?: Bring<SearchBoxProps>;
}

/** What windows of the header show. Nobody needs it before it is opened: a browser brings it then, a server has none. */
export const windowParts: WindowParts = {};

/**
 * A window that a link to a page opens once JavaScript is there, gone when the page below it is left. What does not come
 * takes the window away and nothing else: what was typed into the page stays, and the next press asks again.
 */
export function useHeaderWindow<P>(bring: Bring<P> | undefined) {
  const { key } = useLocation();
  const isHydrated = useHydrated();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const [Part, setPart] = useState<ComponentType<P>>();
  const close = () => setOpenedAt(null);
  return {
    isLive: isHydrated && bring !== undefined,
    isOpen: openedAt === key,
    open: (event: MouseEvent | KeyboardEvent) => {
      if (!bring || isForAnotherTab(event)) return;
      event.preventDefault();
      setOpenedAt(key);
      void bring().then((part) => (part ? setPart(() => part) : close()));
    },
    close,
    Part,
  };
}
