import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { BlockerFunction } from 'react-router-dom';
import { create } from 'zustand';

/** Somebody who asks before the page is left. */
interface Asker {
  mustAsk: BlockerFunction;
}

interface Leaving {
  /** Who has still to be asked about the navigation that waits, the first one now. */
  queue: readonly Asker[];
  /** What the last answer was; null while nothing waits. */
  answer: 'leave' | 'stay' | null;
}

/** On the page now: a router takes one blocker, and a page may have several forms. */
const askers = new Set<Asker>();

export const useLeaving = create<Leaving>()(() => ({ queue: [], answer: null }));

/** Begins to ask about a navigation; false when nobody minds. */
export const beginAsking: BlockerFunction = (navigation) => {
  const queue = [...askers].filter(({ mustAsk }) => mustAsk(navigation));
  useLeaving.setState({ queue, answer: null });
  return queue.length > 0;
};

function leave(asker: Asker): void {
  useLeaving.setState(({ queue, answer }) => {
    if (!queue.includes(asker)) return {};
    const rest = queue.filter((other) => other !== asker);
    return { queue: rest, answer: rest.length === 0 ? 'leave' : answer };
  });
}

export interface LeaveQuestion {
  /** A navigation waits for the answer. */
  isAsked: boolean;
  leave: () => void;
  stay: () => void;
}

/** Holds back the navigations that `mustAsk` names until they are answered for; one after another, when several ask. */
export function useLeaveQuestion(mustAsk: BlockerFunction): LeaveQuestion {
  const latest = useRef(mustAsk);
  const [asker] = useState<Asker>(() => ({ mustAsk: (navigation) => latest.current(navigation) }));
  useLayoutEffect(() => {
    latest.current = mustAsk;
  });
  useEffect(() => {
    askers.add(asker);
    return () => {
      askers.delete(asker);
      // Gone with its form: nothing is left to ask about.
      leave(asker);
    };
  }, [asker]);
  return {
    isAsked: useLeaving(({ queue }) => queue[0] === asker),
    leave: () => leave(asker),
    stay: () => useLeaving.setState({ queue: [], answer: 'stay' }),
  };
}
