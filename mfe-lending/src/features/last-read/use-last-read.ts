import { useEffect, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';

/**
 * What a page has read or, where nobody answers any more, what it has read before: a form that could not be sent stays as it
 * was filled in. A page that has nothing to show reads again as soon as the browser is back in the network.
 *
 * @param isUnreachable whether `read` says that nobody answers
 */
export function useLastRead<Read>(read: Read, isUnreachable: boolean): Read {
  const { pathname } = useLocation();
  const [last, keep] = useState({ pathname, read, isUnreachable });
  if (!isUnreachable && (last.read !== read || last.pathname !== pathname))
    keep({ pathname, read, isUnreachable });
  const hasOlder = isUnreachable && !last.isUnreachable && last.pathname === pathname;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    // What is shown of before has an answer beside it, which another reading would take away.
    if (!isUnreachable || hasOlder) return;
    const again = () => void revalidate();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isUnreachable, hasOlder, revalidate]);
  return hasOlder ? last.read : read;
}
