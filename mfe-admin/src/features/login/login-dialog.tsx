import { isSessionKept, restoreSession, useSession } from '@polden/session';
import { useEffect } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { LoginForm } from './login-form.tsx';

/** The login in front of a page with unsaved work, which is out of sight until its person is back. */
export function LoginDialog() {
  const login = useSession(({ user }) => user?.login ?? '');
  useEffect(() => {
    document.addEventListener('visibilitychange', takeOver);
    return () => document.removeEventListener('visibilitychange', takeOver);
  }, []);
  return (
    <Dialog title="Войдите снова" cover onCancel={null}>
      <p>Страница осталась такой, какой была: после входа вы увидите всё, что на ней открыто и набрано.</p>
      <LoginForm login={login} />
    </Dialog>
  );
}

/** Somebody may have signed in in another tab meanwhile. */
function takeOver(): void {
  if (document.hidden || !isSessionKept()) return;
  restoreSession().catch((error: unknown) => console.warn('the session is not taken over', error));
}
