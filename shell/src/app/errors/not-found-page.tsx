import { ButtonLink, Container, Icon, NotFound, PageMeta, toIconName, useShellData } from '@polden/ui';
import { Link } from 'react-router-dom';
import css from './errors.module.css';

/** Any address that no release claims, at its own URL with status 404. `removed`: something was there and is no more, status 410. */
export function NotFoundPage({ removed = false }: { removed?: boolean }) {
  const { offers = [] } = useShellData();
  return (
    <Container>
      <PageMeta title={removed ? 'Страница удалена' : 'Страница не найдена'} noindex />
      <div className={css.page}>
        <div>
          <p className={css.code}>{removed ? 410 : 404}</p>
          <h1>{removed ? 'Этой страницы больше нет' : 'Такой страницы нет'}</h1>
          <p className={css.lead}>
            {removed
              ? 'Мы её убрали: сведения на ней устарели.'
              : 'Возможно, в адресе опечатка или страницу убрали.'}{' '}
            {offers.length > 1 && 'Чаще всего здесь ищут:'}
          </p>
          <ul role="list" className={css.ways}>
            {offers.map(({ to, icon, title, text }) => (
              <li key={to}>
                <Link to={to} className={css.way}>
                  <Icon name={toIconName(icon)} />
                  <span>
                    <span className={css.wayTitle}>{title}</span>
                    <span className={css.wayText}>{text}</span>
                  </span>
                </Link>
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
