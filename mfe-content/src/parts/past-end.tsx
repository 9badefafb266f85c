import { ButtonLink } from '@polden/ui';
import { plural } from '@polden/ru';
import css from './past-end.module.css';

const PAGES = { single: 'страница', more: 'страницы', many: 'страниц' };

export interface PastEndProps {
  /** Not 0. */
  pageCount: number;
  /** Address of a page. */
  to: (page: number) => string;
}

/** What every list says on a page that it does not have; its loader answers 404. */
export function PastEnd({ pageCount, to }: PastEndProps) {
  return (
    <div className={css.pastEnd}>
      <p>
        Такой страницы нет: здесь {pageCount} {plural(pageCount, PAGES)}.
      </p>
      <ButtonLink to={to(pageCount)}>
        {pageCount === 1 ? 'К началу списка' : 'На последнюю страницу'}
      </ButtonLink>
    </div>
  );
}
