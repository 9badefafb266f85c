import { useLoaderData } from 'react-router-dom';
import { newsArticle, PageMeta } from '@polden/ui';
import { GoOn } from '../../parts/go-on.tsx';
import { NextStep } from '../../parts/next-step.tsx';
import { Reading } from '../../parts/reading.tsx';
import { categoryAddress } from '../blog/blog-categories.tsx';
import { PostFacts } from '../blog/post-facts.tsx';
import { PostList } from '../blog/post-list.tsx';
import { Author } from './author.tsx';
import type { BlogPostData } from './blog-post.loader.ts';
import { Rating } from './rating.tsx';

const BLOG = [
  { to: '/', label: 'Главная' },
  { to: '/blog', label: 'Блог' },
];

function wayUpOf({ category }: Pick<BlogPostData['post'], 'category'>) {
  return category ? [...BLOG, { to: categoryAddress(category.slug), label: category.title }] : BLOG;
}

export function Component() {
  const { post, text, related } = useLoaderData<BlogPostData>();
  const { title, lead, image, author } = post;
  const wayUp = wayUpOf(post);
  return (
    <>
      <PageMeta
        type="article"
        title={title}
        description={lead}
        breadcrumbs={wayUp}
        structured={[
          newsArticle({
            headline: title,
            description: lead,
            published: post.public_at,
            images: image ? [image.url] : [],
            author,
            rating: { value: post.rating, votes: post.votes },
          }),
        ]}
      />
      <Reading
        wayUp={wayUp}
        title={title}
        lead={lead}
        image={image}
        text={text}
        facts={<PostFacts post={post} category={false} />}
      >
        {author && <Author author={author} />}
        {/* The vote belongs to its post: on another one the form starts empty. */}
        <Rating key={post.id} post={post} />
      </Reading>
      {related.length > 0 && (
        <GoOn title="Ещё по теме">
          <PostList posts={related} />
        </GoOn>
      )}
      <NextStep />
    </>
  );
}
