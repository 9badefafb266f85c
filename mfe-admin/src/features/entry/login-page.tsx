import { useSession } from '@polden/session';
import { Container } from '@polden/ui';
import { AdminProviders } from '../frame/admin-providers.tsx';
import { TabTitle } from '../frame/tab-title.tsx';
import { Entry } from './entry.tsx';
import { LoginForm } from './login-form.tsx';
import css from './login.module.css';

/** `/admin` */
export function Component() {
  const isStaff = useSession(({ status }) => status === 'staff');
  return <AdminProviders>{isStaff ? <Entry /> : <Login />}</AdminProviders>;
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
