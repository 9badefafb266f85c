import { useLoaderData } from 'react-router-dom';
import { Container, PageMeta } from '@polden/ui';
import { numberInTitle } from '../../parts/page-number.ts';
import { categoryAddress } from './blog-categories.tsx';
import { FeedsOfPage } from './blog-feeds.tsx';
import type { BlogPageData } from './blog.loader.ts';
import { BlogPages, useFurtherPosts } from './blog-pages.tsx';
import { BlogTop } from './blog-top.tsx';
import { EmptyPage } from './empty-page.tsx';
import { PostList } from './post-list.tsx';

const WAY_UP = [
  { to: '/', label: 'Главная' },
  { to: '/blog', label: 'Блог' },
];

export function Component() {
  const data = useLoaderData<BlogPageData>();
  // Each page of each list begins anew.
  return <Category key={`${data.category?.slug ?? ''} ${data.page}`} data={data} />;
}

function Category({ data }: { data: BlogPageData }) {
  const { page, pageCount, posts, category, categories } = data;
  const further = useFurtherPosts(data);
  // The loader answers 404 without it.
  if (!category) return null;
  const { slug, title, lead } = category;
  const isEmpty = posts.length === 0;
  return (
    <>
      <PageMeta
        title={`${title}: статьи блога`}
        description={lead || `Статьи блога на тему «${title}»: на цифрах и простыми словами.`}
        page={numberInTitle(page, pageCount)}
        breadcrumbs={WAY_UP}
        noindex={isEmpty}
      />
      <FeedsOfPage />
      <Container>
        <BlogTop
          title={title}
          lead={lead}
          page={page}
          pageCount={pageCount}
          categories={categories}
          current={slug}
        />
        {!isEmpty && (
          <>
            <h2 className="visually-hidden">Статьи</h2>
            <PostList posts={further.items} first category={false} />
          </>
        )}
      </Container>
      {isEmpty && <EmptyPage path={categoryAddress(slug)} page={page} pageCount={pageCount} />}
      <BlogPages path={categoryAddress(slug)} pageCount={pageCount} further={further} />
    </>
  );
}
