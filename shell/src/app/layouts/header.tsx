import { Container, Icon, Logo, useShellData } from '@polden/ui';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { menuTree } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import css from './header.module.css';

export function Header() {
  const { brand, menu } = useShellData();
  const [phone] = brand.phones;
  const main = menuTree(menu, 'main');
  const service = menuTree(menu, 'header');
  return (
    <header className={css.header}>
      <Container>
        <div className={css.bar}>
          <Link to="/" className={css.logo} aria-label={`${brand.name}: на главную`}>
            <Logo name={brand.name} />
          </Link>
          <nav className={css.main} aria-label="Разделы">
            <ul role="list">
              {main.map((item) => (
                <li key={item.id}>
                  <MenuLink item={item} className={css.link} />
                </li>
              ))}
            </ul>
          </nav>
          {phone && (
            <a className={css.phone} href={`tel:${phone.tel}`}>
              <Icon name="phone" size={20} />
              <span className={css.number}>{phone.title}</span>
            </a>
          )}
          <MobileMenu>
            <nav aria-label="Меню">
              <ul role="list" className={css.sheetMain}>
                {main.map((item) => (
                  <li key={item.id}>
                    <MenuLink item={item} className={css.sheetLink} />
                    {item.children.length > 0 && (
                      <ul role="list">
                        {item.children.map((child) => (
                          <li key={child.id}>
                            <MenuLink item={child} className={css.sheetChild} />
                          </li>
                        ))}
                      </ul>
                    )}
                  </li>
                ))}
                {service.map((item) => (
                  <li key={item.id}>
                    <MenuLink item={item} className={css.sheetLink} />
                  </li>
                ))}
              </ul>
            </nav>
            {brand.phones.map(({ tel, title }) => (
              <a key={tel} className={css.sheetPhone} href={`tel:${tel}`}>
                {title}
              </a>
            ))}
            {brand.workingHours && <p className={css.hours}>{brand.workingHours}</p>}
          </MobileMenu>
        </div>
      </Container>
    </header>
  );
}

/** A native disclosure, so that it opens before JavaScript; it closes itself after a navigation and by Escape. */
function MobileMenu({ children }: { children: React.ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (details.current) details.current.open = false;
  }, [key]);
  useEffect(() => {
    const close = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
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
