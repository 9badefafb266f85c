import { Icon, useShellData } from '@polden/ui';
import { MenuLink } from '../../links/menu-link.tsx';
import css from './footer.module.css';

/** Every offer by the words in which people look for it, folded up: it serves search engines more than readers. */
export function SearchLinks() {
  const { footerSeo } = useShellData();
  const groups = footerSeo.filter(({ items }) => items.length > 0);
  if (groups.length === 0) return null;
  return (
    <details className={css.search}>
      <summary className={css.searchTitle}>
        Все займы и услуги
        <Icon name="chevron-down" size={20} />
      </summary>
      <nav className={css.searchGroups} aria-label="Все займы и услуги">
        {groups.map(({ id, title, items }) => (
          <div key={id}>
            <p className={css.columnTitle}>{title}</p>
            <ul role="list">
              {items.map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </details>
  );
}
