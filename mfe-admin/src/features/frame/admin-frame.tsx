import { useSession } from '@polden/session';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { SECTIONS } from './sections.ts';
import { SignOutButton } from './sign-out-button.tsx';
import css from './frame.module.css';

interface AdminFrameProps {
  /** Title of the page and of the browser's tab. */
  title: string;
  /** Beside the title: what is done on this page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Navigation, who is signed in, and the page. */
export function AdminFrame({ title, actions, children }: AdminFrameProps) {
  const user = useSession((session) => session.user);
  const sections = SECTIONS.filter(({ action }) => user?.actions.includes(action));
  return (
    <div className={css.frame}>
      <title>{`${title} — кабинет сотрудника`}</title>
      <div className={css.side}>
        <nav aria-label="Разделы кабинета">
          <ul role="list" className={css.sections}>
            <Section to="/admin" title="Начало" end />
            {sections.map((section) => (
              <Section key={section.path} to={section.path} title={section.title} />
            ))}
          </ul>
        </nav>
        <div className={css.person}>
          <p>
            <span className={css.name}>{user?.name}</span>
            <span className={css.roles}>{user?.roles.map((role) => role.title).join(', ')}</span>
          </p>
          <SignOutButton />
        </div>
      </div>
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={css.title}>{title}</h1>
          {actions}
        </header>
        {children}
      </div>
    </div>
  );
}

function Section({ to, title, end = false }: { to: string; title: string; end?: boolean }) {
  return (
    <li>
      <NavLink to={to} end={end} className={() => css.section}>
        {title}
      </NavLink>
    </li>
  );
}
