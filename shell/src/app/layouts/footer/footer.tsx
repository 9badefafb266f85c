import { Container, Icon, Logo, useShellData } from '@polden/ui';
import { SubscriptionBand } from '../../subscription/subscription-band.tsx';
import { menuTree } from '../menu.ts';
import { MenuLink } from '../../links/menu-link.tsx';
import { LegalBlock } from './legal-block.tsx';
import { Networks } from './networks.tsx';
import { SearchLinks } from './search-links.tsx';
import css from './footer.module.css';

/** The end of a page. `searchLinks`: with the links for search engines. */
export function Footer({ searchLinks = false }: { searchLinks?: boolean }) {
  const { brand, local } = useShellData();
  return (
    <footer className={css.footer}>
      <SubscriptionBand />
      <Container>
        <div className={css.top}>
          <div className={css.about}>
            <Logo name={brand.name} />
            {brand.tagline && <p>{brand.tagline}</p>}
            <Networks />
          </div>
          <Pages />
          <Contacts />
        </div>
        {searchLinks && <SearchLinks />}
        <LegalBlock />
        {local && (
          <p className={css.local}>
            Локальный режим: <a href="/dev/sms">коды из СМС</a>, <a href="/dev/mail">письма</a>,{' '}
            <a href="/api/docs">описание API</a>.
          </p>
        )}
      </Container>
    </footer>
  );
}

/** On a phone folded up, one open at a time; on a wider screen and on paper the columns stand open. */
function Pages() {
  const columns = menuTree(useShellData().menu, 'footer');
  if (columns.length === 0) return null;
  return (
    <nav className={css.columns} aria-label="Страницы сайта">
      {columns.map((column) => (
        <details key={column.id} className={css.column} name="footer-pages">
          <summary className={css.fold}>
            {column.title}
            <Icon name="chevron-down" size={20} />
          </summary>
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
        </details>
      ))}
    </nav>
  );
}

/** «д. 12» is not torn by a line's end. All of `tieNumbers` would be a part of every page for this one line. */
const tied = (address: string) => address.replace(/\. (?=\d)/gu, '.\u00a0');

function Contacts() {
  const { phones, workingHours, email, address } = useShellData().brand;
  return (
    <address className={css.contacts}>
      {phones.map(({ tel, title }) => (
        <a key={tel} className={css.phone} href={`tel:${tel}`}>
          {title}
        </a>
      ))}
      {workingHours && <p>{workingHours}</p>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {address.street && (
        <p>{tied([address.postalCode, address.locality, address.street].filter(Boolean).join(', '))}</p>
      )}
    </address>
  );
}
