import { PageHeading, pageSuffix } from '@polden/ui';
import type { ComponentProps } from 'react';
import { numberInTitle } from '../../parts/page-number.ts';
import { BlogCategories } from './blog-categories.tsx';
import css from './blog.module.css';

export interface BlogTopProps extends ComponentProps<typeof BlogCategories> {
  title: string;
  /** Under the title of the first page; '' for nothing. */
  lead: string;
  page: number;
  pageCount: number;
}

/** The heading of a list of articles, with the number of its page, and the topics to choose from. */
export function BlogTop({ title, lead, page, pageCount, ...categories }: BlogTopProps) {
  return (
    <div className={css.top}>
      <PageHeading
        title={
          <>
            {title}
            <span className={css.suffix}>{pageSuffix(numberInTitle(page, pageCount))}</span>
          </>
        }
        lead={page === 1 && lead}
      />
      <BlogCategories {...categories} />
    </div>
  );
}
