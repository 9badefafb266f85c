import { useLoaderData } from 'react-router-dom';
import { Container, PageHeading, Pagination, Section, useShellData } from '@polden/ui';
import type { BlogPageData } from './blog.loader.ts';
import { EmptyPage } from './empty-page.tsx';
import { Highlights } from './highlights.tsx';
import { blogPageAddress, pageSuffix } from './page-number.ts';
import { PostList } from './post-list.tsx';
import css from './blog.module.css';

const TITLE = 'Блог о займах и деньгах';
const DESCRIPTION =
  'Как устроены ставки, договоры и кредитная история и как не переплатить: разбираем на цифрах и простыми словами.';

export function Component() {
  const { page, pageCount, posts, grands } = useLoaderData<BlogPageData>();
  const { brand } = useShellData();
  const rest = posts.filter(({ id }) => grands.every((highlight) => highlight.id !== id));
  const suffix = pageSuffix(page);

  return (
    <>
      <title>{`${TITLE}${suffix} в ${brand.name}`}</title>
      <meta name="description" content={DESCRIPTION + suffix} />
      <Container>
        <div className={css.top}>
          <PageHeading
            title={
              <>
                Блог<span className={css.suffix}>{suffix}</span>
              </>
            }
            lead={page === 1 && 'Займы, ставки и договоры — на цифрах и при полном свете.'}
          />
        </div>
        {grands.length > 0 && <Highlights posts={grands} />}
      </Container>
      {posts.length === 0 && grands.length === 0 && <EmptyPage pageCount={pageCount} />}
      {rest.length > 0 &&
        (grands.length > 0 ? (
          <Section title="Все статьи">
            <PostList posts={rest} />
          </Section>
        ) : (
          <Container>
            <h2 className="visually-hidden">Статьи</h2>
            <PostList posts={rest} first />
          </Container>
        ))}
      {page <= pageCount && (
        <Container>
          <div className={css.pages}>
            <Pagination label="Страницы блога" page={page} pageCount={pageCount} to={blogPageAddress} />
          </div>
        </Container>
      )}
    </>
  );
}
