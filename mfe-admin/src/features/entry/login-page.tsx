import { useSession } from '@polden/session';
import { Container } from '@polden/ui';
import { lazy, Suspense } from 'react';
import { TabTitle } from '../frame/tab-title.tsx';
import { bringEntry } from './bring-entry.ts';
import { LoginForm } from './login-form.tsx';
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
  return (
    <Container>
      <TabTitle title="Вход для сотрудников" />
      <div className={css.page}>
        <h1 className={css.title}>Вход для сотрудников</h1>
        <LoginForm />
      </div>
    </Container>
  );
}
