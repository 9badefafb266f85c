import { ButtonLink, Container } from '@polden/ui';
import { plural } from '@polden/ru';
import css from './blog.module.css';

const PAGES = { single: 'страница', more: 'страницы', many: 'страниц' };

/** Past the last page, or before the first article. */
export function EmptyPage({ pageCount, where = 'в блоге' }: { pageCount: number; where?: string }) {
  return (
    <Container>
      <div className={css.empty}>
        {pageCount === 0 ? (
          <>
            <p className={css.emptyText}>Статей пока нет. Первая уже пишется.</p>
            <ButtonLink to="/">На главную</ButtonLink>
          </>
        ) : (
          <>
            <p className={css.emptyText}>
              Здесь статей нет: {where} {pageCount} {plural(pageCount, PAGES)}.
            </p>
            <ButtonLink to="/blog">К началу блога</ButtonLink>
          </>
        )}
      </div>
    </Container>
  );
}
