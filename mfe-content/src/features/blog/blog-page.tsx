import { useLoaderData } from 'react-router-dom';
import { Container, PageMeta, Section } from '@polden/ui';
import { numberInTitle } from '../../parts/page-number.ts';
import { FeedsOfPage } from './blog-feeds.tsx';
import type { BlogPageData } from './blog.loader.ts';
import { BlogPages, useFurtherPosts } from './blog-pages.tsx';
import { BlogTop } from './blog-top.tsx';
import { EmptyPage } from './empty-page.tsx';
import { Highlights } from './highlights.tsx';
import { PostList } from './post-list.tsx';

const TITLE = 'Блог о займах и деньгах';
const DESCRIPTION =
  'Как устроены ставки, договоры и кредитная история и как не переплатить: разбираем на цифрах и простыми словами.';

const WAY_UP = [{ to: '/', label: 'Главная' }];

export function Component() {
  const data = useLoaderData<BlogPageData>();
  // Each page of the list begins anew.
  return <Blog key={data.page} data={data} />;
}

function Blog({ data }: { data: BlogPageData }) {
  const { page, pageCount, posts, grands, categories } = data;
  const further = useFurtherPosts(data);
  const rest = further.items.filter(({ id }) => grands.every((highlight) => highlight.id !== id));
  const isEmpty = posts.length === 0 && grands.length === 0;

  return (
    <>
      <PageMeta
        title={TITLE}
        description={DESCRIPTION}
        page={numberInTitle(page, pageCount)}
        breadcrumbs={WAY_UP}
        noindex={isEmpty || page > pageCount}
      />
      <FeedsOfPage />
      <Container>
        <BlogTop
          title="Блог"
          lead="Займы, ставки и договоры — на цифрах и при полном свете."
          page={page}
          pageCount={pageCount}
          categories={categories}
          current={null}
        />
        {grands.length > 0 && <Highlights posts={grands} />}
      </Container>
      {isEmpty && <EmptyPage path="/blog" page={page} pageCount={pageCount} />}
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
      <BlogPages path="/blog" pageCount={pageCount} further={further} />
    </>
  );
}
