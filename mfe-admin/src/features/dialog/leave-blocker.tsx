import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { beginAsking, useLeaving } from './leave-questions.ts';

/** Holds back a navigation until all forms of the page have been asked about it. Once on a page. */
export function LeaveBlocker() {
  const blocker = useBlocker(beginAsking);
  const answer = useLeaving((leaving) => leaving.answer);
  useEffect(() => {
    if (blocker.state !== 'blocked' || answer === null) return;
    useLeaving.setState({ queue: [], answer: null });
    if (answer === 'leave') blocker.proceed();
    else blocker.reset();
  }, [blocker, answer]);
  return null;
}
