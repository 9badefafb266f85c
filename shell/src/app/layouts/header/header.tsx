import { Container, useShellData } from '@polden/ui';
import { CityPicker } from '../../city/city-picker.tsx';
import { SearchLink } from '../../search/search-link.tsx';
import { HomeLink } from '../home-link.tsx';
import { menuTree } from '../menu.ts';
import { MenuLink } from '../../links/menu-link.tsx';
import { LoginLink } from './login-link.tsx';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { PhoneButton, PhoneLinks } from './phones.tsx';
import css from './header.module.css';

/**
 * On a wide screen two lines: the city, the service links and the phones above, which scroll away, and the sections below,
 * which stay. On a narrow one all of it is behind the menu button.
 */
export function Header() {
  const service = menuTree(useShellData().menu, 'header');
  return (
    <header className={css.header}>
      <div className={css.service}>
        <Container>
          <div className={css.serviceLine}>
            <CityPicker className={css.serviceLink} />
            <nav className={css.serviceMenu} aria-label="Полезные ссылки">
              <ul role="list">
                {service.map((item) => (
                  <li key={item.id}>
                    <MenuLink item={item} className={css.serviceLink} />
                  </li>
                ))}
              </ul>
            </nav>
            <PhoneLinks className={css.servicePhone} />
          </div>
        </Container>
      </div>
      <div>
        <Container>
          <div className={css.barLine}>
            <HomeLink />
            <MainMenu />
            <div className={css.tools}>
              <SearchLink className={css.search} />
              <PhoneButton />
              <LoginLink className={css.login} />
              <MobileMenu />
            </div>
          </div>
        </Container>
      </div>
    </header>
  );
}
