import { Icon, useShellData } from '@polden/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CityPicker } from '../../city/city-picker.tsx';
import { menuTree, pagesOfGroup, type MenuNode } from '../menu.ts';
import { MenuLink } from '../../links/menu-link.tsx';
import { LoginLink } from './login-link.tsx';
import { PhoneLinks } from './phones.tsx';
import css from './mobile-menu.module.css';

/** All that a wide header has, in a sheet below a narrow one. */
export function MobileMenu() {
  const { brand, menu } = useShellData();
  return (
    <Sheet>
      <nav aria-label="Меню">
        <ul role="list">
          {menuTree(menu, 'main').map((item) => (
            <li key={item.id} className={css.section}>
              {item.children.length > 0 ? (
                <Section item={item} />
              ) : (
                <MenuLink item={item} className={css.title} />
              )}
            </li>
          ))}
        </ul>
        <ul role="list" className={css.service}>
          {menuTree(menu, 'header').map((item) => (
            <li key={item.id}>
              <MenuLink item={item} className={css.page} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.contacts}>
        <LoginLink className={css.login} />
        <CityPicker className={css.city} />
        <p className={css.phones}>
          <PhoneLinks className={css.phone} />
        </p>
        {brand.workingHours && <p className={css.hours}>{brand.workingHours}. Звонок бесплатный.</p>}
      </div>
    </Sheet>
  );
}

/** One open section closes the others. */
function Section({ item }: { item: MenuNode }) {
  return (
    <details name="mobile-menu" className={css.group}>
      <summary className={css.title}>
        {item.title}
        <Icon name="chevron-down" size={20} />
      </summary>
      <ul role="list" className={css.pages}>
        {pagesOfGroup(item).map((page) => (
          <li key={page.id}>
            <MenuLink item={page} className={css.page} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/**
 * A native disclosure, so that it opens before JavaScript; it closes itself after a navigation, by Escape and when the focus goes
 * on to what lies under it.
 */
function Sheet({ children }: { children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || !details.current?.open || document.querySelector('dialog[open]')) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    const sheet = details.current;
    document.addEventListener('keydown', close);
    sheet?.addEventListener('focusout', closeLeft);
    return () => {
      document.removeEventListener('keydown', close);
      sheet?.removeEventListener('focusout', closeLeft);
    };
  }, []);
  return (
    <details ref={details} className={css.menu}>
      <summary className={css.toggle}>
        <span className={css.closed}>
          <Icon name="menu" title="Открыть меню" />
        </span>
        <span className={css.opened}>
          <Icon name="close" title="Закрыть меню" />
        </span>
      </summary>
      <div className={css.sheet}>{children}</div>
    </details>
  );
}

/** A finger on a place that takes no focus leads nowhere, and a window opened from the menu comes back to it. */
function closeLeft(this: HTMLDetailsElement, { relatedTarget }: FocusEvent) {
  if (!(relatedTarget instanceof Element) || relatedTarget.closest('dialog')) return;
  if (!this.contains(relatedTarget)) this.open = false;
}
