import { ButtonLink, Container, NotFound, useShellData } from '@polden/ui';
import { menuTree } from '../layouts/menu.ts';
import { MenuLink } from '../layouts/menu-link.tsx';
import css from './errors.module.css';

/** Any address that no release claims, at its own URL with status 404. */
export function NotFoundPage() {
  const { brand, menu } = useShellData();
  const links = menuTree(menu, 'main');
  return (
    <Container>
      <title>{`Страница не найдена в ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <div className={css.page}>
        <div>
          <p className={css.code}>404</p>
          <h1>Такой страницы нет</h1>
          <p className={css.lead}>
            Возможно, в адресе опечатка или страницу убрали. Вот куда можно пойти дальше:
          </p>
          <ul role="list" className={css.links}>
            {links.map((item) => (
              <li key={item.id}>
                <MenuLink item={item} />
              </li>
            ))}
          </ul>
          <ButtonLink to="/">На главную</ButtonLink>
        </div>
        <div className={css.picture}>
          <NotFound />
        </div>
      </div>
    </Container>
  );
}
