import type { BlogPostCard } from '@polden/api-contract';
import { Container } from '@polden/ui';
import { type FurtherPages, useFurtherPages } from '../../parts/further-pages.ts';
import { MorePages } from '../../parts/more-pages.tsx';
import { numberedAddress } from '../../parts/page-number.ts';
import { readBlogPage, readCategoryPage } from './blog.api.ts';
import { BlogFeeds } from './blog-feeds.tsx';
import type { BlogPageData } from './blog.loader.ts';

/** The posts after those of the page that was opened, of its category or of the whole blog. */
export function useFurtherPosts({
  posts,
  page,
  pageCount,
  category,
}: BlogPageData): FurtherPages<BlogPostCard> {
  return useFurtherPages({ items: posts, page, pageCount }, async (next) => {
    const read = await (category ? readCategoryPage(category.slug, next) : readBlogPage(next));
    return { items: read.posts, pageCount: read.pageCount };
  });
}

export interface BlogPagesProps {
  /** Of the first page. */
  path: string;
  pageCount: number;
  further: FurtherPages<BlogPostCard>;
}

/** Where a list of posts ends: its further pages, and how to hear of new posts. */
export function BlogPages({ path, pageCount, further }: BlogPagesProps) {
  if (further.page > pageCount) return null;
  return (
    <Container>
      <MorePages
        label="Страницы блога"
        further={further}
        pageCount={pageCount}
        to={(number) => numberedAddress(path, number)}
      >
        <BlogFeeds />
      </MorePages>
    </Container>
  );
}
