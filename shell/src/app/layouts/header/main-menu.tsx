import { useHydrated, useShellData } from '@polden/ui';
import type { ReactNode } from 'react';
import { menuTree } from '../menu.ts';
import { MenuLink } from '../../links/menu-link.tsx';
import { MenuGroup } from './menu-group.tsx';
import css from './main-menu.module.css';

/** The sections of the site on a wide screen, each with its pages in a panel below it. */
export function MainMenu() {
  const items = menuTree(useShellData().menu, 'main');
  return (
    <Live>
      <ul role="list" className={css.list}>
        {items.map((item) =>
          item.children.length > 0 ? (
            <MenuGroup key={item.id} item={item} />
          ) : (
            <li key={item.id} className={css.item}>
              <MenuLink item={item} className={css.link} />
            </li>
          ),
        )}
      </ul>
    </Live>
  );
}

/** Until the browser has taken over, the panels open by CSS alone. Apart, so that its change renders no item anew. */
function Live({ children }: { children: ReactNode }) {
  const isLive = useHydrated();
  return (
    <nav className={css.menu} aria-label="Разделы" data-live={isLive || undefined}>
      {children}
    </nav>
  );
}
