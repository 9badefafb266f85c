import { useQuery } from '@tanstack/react-query';
import { useSession } from '@polden/session';
import { Notice } from '@polden/ui';
import { Link } from 'react-router-dom';
import { NotRead } from '../controls/not-read.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { GuardedPage } from '../frame/guarded-page.tsx';
import { LettersForm } from './letters-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PROFILE_KEY, profileApi } from './profile.api.ts';
import css from './profile.module.css';
import { SecondFactor } from './second-factor.tsx';

/** `/admin/profile` */
export function Component() {
  return (
    <GuardedPage>
      <AdminFrame title="Мой профиль">
        <Profile />
      </AdminFrame>
    </GuardedPage>
  );
}

function Profile() {
  const mustEnrol = useSession(({ user }) => user?.mustEnrol ?? false);
  const read = useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => profileApi.read(signal),
  });
  const { data: profile } = read;
  if (!profile) return <NotRead of={[read]} loading="Загружаем…" failed="Профиль не загрузился" />;
  return (
    <div className={css.sections}>
      {mustEnrol && (
        <Notice tone="warning" title="Сначала включите код при входе">
          Ваша роль входит только с ним. Подключите приложение внизу этой страницы, и остальные разделы
          откроются.
        </Notice>
      )}
      <section className={css.section} aria-label="Кто вы">
        <dl className={css.facts}>
          <dt>Имя</dt>
          <dd>{profile.name}</dd>
          <dt>Логин</dt>
          <dd>{profile.login}</dd>
          <dt>Роли</dt>
          <dd>{profile.roles.map(({ title }) => title).join(', ') || '—'}</dd>
        </dl>
        <p className={css.soft}>
          Имя и роли меняет администратор. Где вы вошли, видно в разделе{' '}
          <Link to="/admin/sessions">«Мои сеансы»</Link>.
        </p>
      </section>
      <section className={css.section} aria-labelledby="letters">
        <h2 id="letters" className={css.title}>
          Письма
        </h2>
        <LettersForm profile={profile} />
      </section>
      <section className={css.section} aria-labelledby="password">
        <h2 id="password" className={css.title}>
          Пароль для входа
        </h2>
        <PasswordForm />
      </section>
      <section className={css.section} aria-labelledby="second-factor">
        <h2 id="second-factor" className={css.title}>
          Код при входе
        </h2>
        <SecondFactor on={profile.secondFactor} />
      </section>
    </div>
  );
}
