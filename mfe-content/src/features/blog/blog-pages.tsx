import { Container, Pagination } from '@polden/ui';
import { pageAddress } from '../../parts/page-number.ts';
import { BlogFeeds } from './blog-feeds.tsx';
import css from './blog.module.css';

export interface BlogPagesProps {
  /** Of the first page. */
  path: string;
  page: number;
  pageCount: number;
}

/** Where a list of posts ends: its further pages, and how to hear of new posts. */
export function BlogPages({ path, page, pageCount }: BlogPagesProps) {
  if (page > pageCount) return null;
  return (
    <Container>
      <div className={css.pages}>
        <Pagination
          label="Страницы блога"
          page={page}
          pageCount={pageCount}
          to={(number) => pageAddress(path, number)}
        />
        <BlogFeeds />
      </div>
    </Container>
  );
}
