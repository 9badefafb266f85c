import { ButtonLink, Container, Icon, NotFound, PageMeta, toIconName, useShellData } from '@polden/ui';
import { Link, useLocation } from 'react-router-dom';
import type { SimilarPage } from './similar-pages.ts';
import css from './errors.module.css';

interface NotFoundPageProps {
  /** Something was there and is no more: status 410. */
  removed: boolean;
  /** What the address may have meant, the likeliest first. */
  similar: readonly SimilarPage[];
}

/** Any address that no release claims, at its own URL with status 404. */
export function NotFoundPage({ removed, similar }: NotFoundPageProps) {
  const { offers = [], previews = [] } = useShellData();
  const { pathname, search } = useLocation();
  const others = offers.filter(({ to }) => similar.every(({ path }) => path !== to));
  return (
    <Container>
      <PageMeta title={removed ? 'Страница удалена' : 'Страница не найдена'} noindex />
      <div className={css.page}>
        <div>
          <p className={css.code}>{removed ? 410 : 404}</p>
          <h1>{removed ? 'Этой страницы больше нет' : 'Такой страницы нет'}</h1>
          <p className={css.lead}>
            {removed ? 'Мы её убрали: сведения на ней устарели.' : 'В адресе опечатка, или страницу убрали.'}
          </p>
          {previews.length > 0 && (
            <p className={css.lead}>
              Вы смотрели неопубликованное: просмотр мог закончиться.{' '}
              <a href={`${pathname}${search}`}>Обновите страницу</a>, чтобы узнать.
            </p>
          )}
          {similar.length > 0 && (
            <section className={css.section} aria-labelledby="similar-pages">
              <h2 id="similar-pages">Возможно, вы искали</h2>
              <ul role="list" className={css.similar}>
                {similar.map(({ path, title }) => (
                  <li key={path}>
                    <Link to={path}>{title}</Link>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {others.length > 1 && <h2>Чаще всего здесь ищут</h2>}
          <ul role="list" className={css.ways}>
            {others.map(({ to, icon, title, text }) => (
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
