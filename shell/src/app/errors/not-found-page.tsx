import { ButtonLink, Container, Icon, NotFound, PageMeta, type IconName } from '@polden/ui';
import { Link } from 'react-router-dom';
import { OWN_LINKS, useIsThere } from '../own-links.ts';
import css from './errors.module.css';

interface WayOut {
  to: (typeof OWN_LINKS)[keyof typeof OWN_LINKS];
  icon: IconName;
  title: string;
  text: string;
}

/** In the order of their use; those that are there are shown. */
const WAYS_OUT: readonly WayOut[] = [
  { to: OWN_LINKS.payments, icon: 'card', title: 'Погасить заём', text: 'Картой, переводом или наличными' },
  { to: OWN_LINKS.app, icon: 'phone', title: 'Мобильное приложение', text: 'Договор и платежи под рукой' },
  { to: OWN_LINKS.news, icon: 'document', title: 'Новости', text: 'Что у нас изменилось' },
  { to: OWN_LINKS.company, icon: 'sun', title: 'О компании', text: 'Кто мы и как с нами связаться' },
  {
    to: OWN_LINKS.titleLoan,
    icon: 'car',
    title: 'Деньги под залог автомобиля',
    text: 'Расчёт платежа и заявка',
  },
  { to: OWN_LINKS.cardLoan, icon: 'phone', title: 'Заём на карту', text: 'До зарплаты или частями' },
  { to: OWN_LINKS.hardship, icon: 'shield', title: 'Трудно платить', text: 'Каникулы и новый график' },
  { to: OWN_LINKS.blog, icon: 'document', title: 'Блог', text: 'О займах и деньгах простыми словами' },
];

/** Enough to choose from: fewer are no «чаще всего». */
const SHOWN = 4;

/** Any address that no release claims, at its own URL with status 404. `removed`: something was there and is no more, status 410. */
export function NotFoundPage({ removed = false }: { removed?: boolean }) {
  const isThere = useIsThere();
  const ways = WAYS_OUT.filter(({ to }) => isThere(to)).slice(0, SHOWN);
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
            {ways.length > 1 && 'Чаще всего здесь ищут:'}
          </p>
          <ul role="list" className={css.ways}>
            {ways.map(({ to, icon, title, text }) => (
              <li key={to}>
                <Link to={to} className={css.way}>
                  <Icon name={icon} />
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
