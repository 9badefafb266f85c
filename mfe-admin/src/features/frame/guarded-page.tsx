import { useSession } from '@polden/session';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLeaveWithoutRight } from '../session/use-leave-without-right.ts';
import { useStayOnceTyped } from '../session/use-stay-at-end.ts';
import { AdminProviders } from './admin-providers.tsx';

const bringLogin = () => import(/* webpackChunkName: "admin-login-again" */ '../login/login-dialog.tsx');
const LoginDialog = lazy(() => bringLogin().then((module) => ({ default: module.LoginDialog })));

/** A page behind the login. One with unsaved work waits for its person when the session ends; for another one it begins anew. */
export function GuardedPage({ children }: { children: ReactNode }) {
  useLeaveWithoutRight();
  useStayOnceTyped();
  useEffect(() => {
    // It must be there when the session ends, and most pages are left before anything is typed.
    const bring = () => void bringLogin().catch(() => undefined);
    document.addEventListener('input', bring, { once: true });
    return () => document.removeEventListener('input', bring);
  }, []);
  const hasEnded = useSession(({ status }) => status === 'ended');
  const userId = useSession(({ user }) => user?.id);
  const [ownerId, setOwnerId] = useState(userId);
  // After a sign-out it stays until it is left.
  if (userId !== undefined && userId !== ownerId) setOwnerId(userId);
  return (
    <AdminProviders key={ownerId}>
      {children}
      <Suspense>{hasEnded && <LoginDialog />}</Suspense>
    </AdminProviders>
  );
}
