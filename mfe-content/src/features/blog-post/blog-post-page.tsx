import { useLoaderData } from 'react-router-dom';
import { typeset } from '@polden/ru';
import {
  Breadcrumbs,
  Container,
  newsArticle,
  PageMeta,
  Picture,
  Prose,
  Section,
  usePageHeading,
} from '@polden/ui';
import { PostFacts } from '../blog/post-facts.tsx';
import { PostList } from '../blog/post-list.tsx';
import type { BlogPostData } from './blog-post.loader.ts';
import { Rating } from './rating.tsx';
import css from './blog-post.module.css';

const WAY_UP = [
  { to: '/', label: 'Главная' },
  { to: '/blog', label: 'Блог' },
];
const PICTURE_SIZES = '(min-width: 1340px) 800px, (min-width: 992px) 60vw, calc(100vw - 2rem)';

export function Component() {
  const { post, related } = useLoaderData<BlogPostData>();
  const heading = usePageHeading(post.title);

  return (
    <>
      <PageMeta
        type="article"
        title={post.title}
        description={post.lead}
        breadcrumbs={WAY_UP}
        structured={[
          newsArticle({
            headline: post.title,
            description: post.lead,
            published: post.public_at,
            images: post.image ? [post.image.url] : [],
            rating: { value: post.rating, votes: post.votes },
          }),
        ]}
      />
      <Container>
        <div className={css.way}>
          <Breadcrumbs items={WAY_UP} />
        </div>
        <article className={css.article}>
          <header className={css.head}>
            <h1 className={css.title}>{typeset(heading)}</h1>
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
        <div className={css.related}>
          <Section title="Ещё по теме" tone="sunken">
            <PostList posts={related} />
          </Section>
        </div>
      )}
    </>
  );
}
