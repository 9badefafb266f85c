import { useLoaderData } from 'react-router-dom';
import { typeset } from '@polden/ru';
import { Breadcrumbs, Container, Picture, Prose, Section, useShellData } from '@polden/ui';
import { PostFacts } from '../blog/post-facts.tsx';
import { PostList } from '../blog/post-list.tsx';
import type { BlogPostData } from './blog-post.loader.ts';
import { Rating } from './rating.tsx';
import { StructuredData } from './structured-data.tsx';
import css from './blog-post.module.css';

const WAY_UP = [
  { to: '/', label: 'Главная' },
  { to: '/blog', label: 'Блог' },
];
const PICTURE_SIZES = '(min-width: 1340px) 800px, (min-width: 992px) 60vw, calc(100vw - 2rem)';

export function Component() {
  const { post, related } = useLoaderData<BlogPostData>();
  const { brand } = useShellData();

  return (
    <>
      <title>{`${post.title} в ${brand.name}`}</title>
      <meta name="description" content={post.lead} />
      <meta property="og:type" content="article" />
      <meta property="og:title" content={post.title} />
      <meta property="og:description" content={post.lead} />
      <StructuredData post={post} brand={brand} />
      <Container>
        <div className={css.way}>
          <Breadcrumbs items={WAY_UP} />
        </div>
        <article className={css.article}>
          <header className={css.head}>
            <h1 className={css.title}>{typeset(post.title)}</h1>
            <p className={css.lead}>{post.lead}</p>
          </header>
          <div className={css.facts}>
            <PostFacts post={post} />
          </div>
          <div className={css.body}>
            {post.image && (
              <div className={css.picture}>
                <Picture image={post.image} sizes={PICTURE_SIZES} first />
              </div>
            )}
            <Prose html={post.content} />
            {/* The vote belongs to its post: on another one the form starts empty. */}
            <Rating key={post.id} post={post} />
          </div>
        </article>
      </Container>
      {related.length > 0 && (
        <Section title="Ещё по теме" tone="sunken">
          <PostList posts={related} />
        </Section>
      )}
    </>
  );
}
