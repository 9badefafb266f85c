import { useSession } from '@polden/session';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ENTRY_PATH } from './guard.ts';
import { rememberReturnPath } from './return-path.ts';

/** Goes to the login page when there is no session any more and nothing to lose, or when a call was refused for lack of a right. */
export function useLeaveWithoutRight(): void {
  const status = useSession((session) => session.status);
  const notice = useSession((session) => session.notice);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (status === 'ended' || (status === 'staff' && notice === null)) return;
    // Not after a sign-out by the person, nor for a refused page, which would refuse again.
    if (status === 'anonymous' && notice !== null) rememberReturnPath(pathname + search);
    void navigate(ENTRY_PATH, { replace: true });
  }, [status, notice, pathname, search, navigate]);
}
