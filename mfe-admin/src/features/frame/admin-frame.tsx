import { useSession } from '@polden/session';
import { Icon } from '@polden/ui';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ViewAsBar } from '../view-as/view-as-bar.tsx';
import { ViewAs } from '../view-as/view-as.tsx';
import { PaletteButton } from './palette-button.tsx';
import { SectionIcon, type SectionIconName } from './section-icon.tsx';
import { sectionAt, sectionsFor } from './sections.ts';
import { SignOutButton } from './sign-out-button.tsx';
import { TabTitle } from './tab-title.tsx';
import { useHeldFocus } from './use-held-focus.ts';
import css from './frame.module.css';

interface AdminFrameProps {
  /** Title of the page and of the browser's tab. */
  title: string;
  /** Of the tab alone, where that says something else. */
  tabTitle?: string | undefined;
  /** Beside the title: what is done on this page. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Navigation, who is signed in, and the page. Where there is no room beside the page the navigation unfolds. */
export function AdminFrame({ title, tabTitle = title, actions, children }: AdminFrameProps) {
  const user = useSession((session) => session.user);
  const sections = useMemo(() => sectionsFor(user?.actions), [user]);
  const menuId = useId();
  const { pathname } = useLocation();
  const heading = useHeldFocus();
  const [unfoldedAt, setUnfoldedAt] = useState<string | null>(null);
  const unfolded = unfoldedAt === pathname;
  const here = sectionAt(pathname, sections);
  return (
    <div className={css.frame}>
      <TabTitle title={`${tabTitle} — кабинет сотрудника`} />
      <div className={css.side} data-unfolded={unfolded || undefined}>
        <button
          type="button"
          className={css.unfold}
          aria-expanded={unfolded}
          aria-controls={menuId}
          onClick={() => setUnfoldedAt(unfolded ? null : pathname)}
        >
          <Icon name={unfolded ? 'close' : 'menu'} />
          Кабинет {here && <span className={css.here}>{here.title}</span>}
        </button>
        <PaletteButton sections={sections} />
        <nav id={menuId} aria-label="Разделы кабинета">
          <ul role="list" className={css.sections}>
            <Section to="/admin" icon="home" title="Начало" current={pathname === '/admin'} />
            {sections.map((section) => (
              <Section
                key={section.path}
                to={section.path}
                icon={section.icon}
                title={section.title}
                current={section === here}
              />
            ))}
          </ul>
        </nav>
        <div className={css.person}>
          <p>
            <span className={css.name}>{user?.name}</span>
            <span className={css.roles}>{user?.roles.map((role) => role.title).join(', ')}</span>
          </p>
          <Link to="/admin/profile">Мой профиль</Link>
          <Link to="/admin/sessions">Мои сеансы</Link>
          <ViewAs />
          <SignOutButton />
        </div>
      </div>
      <div className={css.page}>
        <ViewAsBar />
        <header className={css.head}>
          <h1 ref={heading} className={css.title}>
            {title}
          </h1>
          {actions}
        </header>
        {children}
      </div>
    </div>
  );
}

interface SectionProps {
  to: string;
  icon: SectionIconName;
  title: string;
  current: boolean;
}

function Section({ to, icon, title, current }: SectionProps) {
  return (
    <li>
      <Link to={to} className={css.section} aria-current={current ? 'page' : undefined}>
        <SectionIcon name={icon} />
        {title}
      </Link>
    </li>
  );
}
