import { useLoaderData } from 'react-router-dom';
import { newsArticle, PageMeta } from '@polden/ui';
import { GoOn } from '../../parts/go-on.tsx';
import { Reading } from '../../parts/reading.tsx';
import { PostFacts } from '../blog/post-facts.tsx';
import { PostList } from '../blog/post-list.tsx';
import type { BlogPostData } from './blog-post.loader.ts';
import { Rating } from './rating.tsx';

const WAY_UP = [
  { to: '/', label: 'Главная' },
  { to: '/blog', label: 'Блог' },
];

export function Component() {
  const { post, text, related } = useLoaderData<BlogPostData>();
  const { title, lead, image } = post;
  return (
    <>
      <PageMeta
        type="article"
        title={title}
        description={lead}
        breadcrumbs={WAY_UP}
        structured={[
          newsArticle({
            headline: title,
            description: lead,
            published: post.public_at,
            images: image ? [image.url] : [],
            rating: { value: post.rating, votes: post.votes },
          }),
        ]}
      />
      <Reading
        wayUp={WAY_UP}
        title={title}
        lead={lead}
        image={image}
        text={text}
        facts={<PostFacts post={post} />}
      >
        {/* The vote belongs to its post: on another one the form starts empty. */}
        <Rating key={post.id} post={post} />
      </Reading>
      {related.length > 0 && (
        <GoOn title="Ещё по теме">
          <PostList posts={related} />
        </GoOn>
      )}
    </>
  );
}
