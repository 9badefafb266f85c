import { Container, useShellData } from '@polden/ui';
import { useLocation } from 'react-router-dom';
import { menuTree } from './menu.ts';
import { MenuLink } from '../links/menu-link.tsx';
import css from './payment-menu.module.css';

/** The ways to pay, side by side: on each page that this menu leads to. */
export function PaymentMenu() {
  const { menu } = useShellData();
  const { pathname } = useLocation();
  const items = menuTree(menu, 'payment');
  if (!items.some(({ url }) => url === pathname)) return null;
  return (
    <nav className={css.menu} aria-label="Способы оплаты">
      <Container>
        <ul role="list" className={css.list}>
          {items.map((item) => (
            <li key={item.id}>
              <MenuLink item={item} className={css.link} />
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}
