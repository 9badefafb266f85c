import { useSession } from '@polden/session';
import { Container } from '@polden/ui';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router-dom';
import { TabTitle } from '../frame/tab-title.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { ENTRY_PATH } from '../session/guard.ts';
import { takeReturnPath } from '../session/return-path.ts';
import { bringEntry } from './bring-entry.ts';
import css from './login.module.css';

const EntryPage = lazy(() => bringEntry().then((module) => ({ default: module.EntryPage })));

/** `/admin` */
export function Component() {
  const isStaff = useSession(({ status }) => status === 'staff');
  if (!isStaff) return <Login />;
  return (
    <Suspense fallback={<p role="status">Загружаем…</p>}>
      <EntryPage />
    </Suspense>
  );
}

function Login() {
  const navigate = useNavigate();
  return (
    <Container>
      <TabTitle title="Вход для сотрудников" />
      <div className={css.page}>
        <h1 className={css.title}>Вход для сотрудников</h1>
        <LoginForm
          onSend={() => {
            bringEntry().catch(() => undefined);
          }}
          onSignedIn={async () => navigate(takeReturnPath() ?? ENTRY_PATH, { replace: true })}
        />
      </div>
    </Container>
  );
}
