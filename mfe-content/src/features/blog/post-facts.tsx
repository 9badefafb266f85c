import type { BlogPostCard } from '@polden/api-contract';
import { formatDate, plural } from '@polden/ru';
import css from './post-facts.module.css';

const MINUTES = { single: 'минута', more: 'минуты', many: 'минут' };

/** When it was published and how long it takes to read. */
export function PostFacts({ post }: { post: Pick<BlogPostCard, 'public_at' | 'readingMinutes'> }) {
  return (
    <p className={css.facts}>
      <time dateTime={post.public_at}>{formatDate(post.public_at, 'long')}</time>
      <span>
        {post.readingMinutes} {plural(post.readingMinutes, MINUTES)} чтения
      </span>
    </p>
  );
}
