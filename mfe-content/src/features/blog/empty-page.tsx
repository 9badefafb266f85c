import { ButtonLink, Container } from '@polden/ui';
import { isPastEnd, numberedAddress } from '../../parts/page-number.ts';
import { PastEnd } from '../../parts/past-end.tsx';
import css from './blog.module.css';

export interface EmptyPageProps {
  /** Of the first page. */
  path: string;
  page: number;
  pageCount: number;
}

/** Past the last page, or before the first article. */
export function EmptyPage({ path, page, pageCount }: EmptyPageProps) {
  return (
    <Container>
      {isPastEnd(page, pageCount) ? (
        <PastEnd pageCount={pageCount} to={(number) => numberedAddress(path, number)} />
      ) : (
        <div className={css.empty}>
          <p className={css.emptyText}>Статей пока нет. Первая уже пишется.</p>
          <ButtonLink to="/">На главную</ButtonLink>
        </div>
      )}
    </Container>
  );
}
