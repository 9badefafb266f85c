import { Icon } from '@polden/ui';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pagesOfGroup, type MenuNode } from '../menu.ts';
import { MenuLink } from '../../links/menu-link.tsx';
import { useArrows } from '../../links/use-arrows.ts';
import { useDisclosure } from './use-disclosure.ts';
import css from './main-menu.module.css';

/**
 * A section and the panel of its pages: a disclosure, not an ARIA menu, so links stay links. It opens under the mouse, by its
 * button and by the arrow down; Escape closes it, the arrows go through it.
 */
export function MenuGroup({ item }: { item: MenuNode }) {
  const group = useRef<HTMLLIElement>(null);
  const panelId = useId();
  const { pathname } = useLocation();
  const { isOpen, open, toggle } = useDisclosure(group);
  useArrows(group, open);
  const pages = pagesOfGroup(item);
  return (
    <li
      ref={group}
      className={css.item}
      data-open={isOpen || undefined}
      data-current={pages.some(({ url }) => url === pathname) || undefined}
    >
      <MenuLink item={item} className={css.link} />
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={panelId}
        aria-label={`${item.title}: страницы раздела`}
        onClick={toggle}
      >
        <Icon name="chevron-down" size={16} />
      </button>
      <ul role="list" id={panelId} className={css.panel}>
        {pages.map((page) => (
          <li key={page.id}>
            <MenuLink item={page} className={css.page} />
          </li>
        ))}
      </ul>
    </li>
  );
}
