import { Container, Logo, useShellData } from '@polden/ui';
import { menuTree } from './menu.ts';
import { MenuLink } from './menu-link.tsx';
import css from './footer.module.css';

export function Footer() {
  const { brand, menu, settings, local } = useShellData();
  const { legal, address } = brand;
  const columns = menuTree(menu, 'footer');
  const year = settings.currentDate.slice(0, 4);
  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.top}>
          <div className={css.about}>
            <Logo name={brand.name} />
            {brand.tagline && <p>{brand.tagline}</p>}
          </div>
          {columns.length > 0 && (
            <nav className={css.columns} aria-label="Страницы сайта">
              {columns.map((column) => (
                <div key={column.id}>
                  <p className={css.columnTitle}>
                    <MenuLink item={column} />
                  </p>
                  <ul role="list">
                    {column.children.map((item) => (
                      <li key={item.id}>
                        <MenuLink item={item} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          )}
          <address className={css.contacts}>
            {brand.phones.map(({ tel, title }) => (
              <a key={tel} className={css.phone} href={`tel:${tel}`}>
                {title}
              </a>
            ))}
            {brand.workingHours && <p>{brand.workingHours}</p>}
            {brand.email && <a href={`mailto:${brand.email}`}>{brand.email}</a>}
            {address.street && (
              <p>{[address.postalCode, address.locality, address.street].filter(Boolean).join(', ')}</p>
            )}
          </address>
        </div>
        <p className={css.warning}>Оценивайте свои финансовые возможности и риски</p>
        {legal.name && (
          <p className={css.legal}>
            {year && `© ${year} `}
            {legal.name}. ИНН {legal.inn}, ОГРН {legal.ogrn}. Регистрационный номер в реестре микрофинансовых
            организаций Банка России {legal.registryNumber} от {legal.registryDate}. {legal.sro}.
          </p>
        )}
        {local && (
          <p className={css.legal}>
            Локальный режим: <a href="/dev/sms">коды из SMS</a>, <a href="/api/docs">описание API</a>.
          </p>
        )}
      </Container>
    </footer>
  );
}
