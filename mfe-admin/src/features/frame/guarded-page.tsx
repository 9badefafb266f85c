import { useSession } from '@polden/session';
import { useState, type ReactNode } from 'react';
import { LoginDialog } from '../login/login-dialog.tsx';
import { useLeaveWithoutRight } from '../session/use-leave-without-right.ts';
import { useStayOnceTyped } from '../session/use-stay-at-end.ts';
import { AdminProviders } from './admin-providers.tsx';

/** A page behind the login. One with unsaved work waits for its person when the session ends; for another one it begins anew. */
export function GuardedPage({ children }: { children: ReactNode }) {
  useLeaveWithoutRight();
  useStayOnceTyped();
  const hasEnded = useSession(({ status }) => status === 'ended');
  const userId = useSession(({ user }) => user?.id);
  const [ownerId, setOwnerId] = useState(userId);
  // After a sign-out it stays until it is left.
  if (userId !== undefined && userId !== ownerId) setOwnerId(userId);
  return (
    <AdminProviders key={ownerId}>
      {children}
      {hasEnded && <LoginDialog />}
    </AdminProviders>
  );
}
