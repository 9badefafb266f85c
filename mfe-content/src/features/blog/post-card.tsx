import { Link } from 'react-router-dom';
import type { BlogPostCard } from '@polden/api-contract';
import { truncate, typeset } from '@polden/ru';
import { Picture } from '@polden/ui';
import { PostFacts } from './post-facts.tsx';
import css from './post-card.module.css';

/** A lead is up to 320 characters long; side by side that is too much to read. */
const LEAD_LIMIT = 130;
const SIZES =
  '(min-width: 1340px) 397px, (min-width: 992px) 30vw, (min-width: 640px) 46vw, calc(100vw - 2rem)';

export interface PostCardProps {
  post: BlogPostCard;
  /** On the first screen. Default false. */
  first?: boolean;
}

/** A post among others; the whole card is the link. */
export function PostCard({ post, first = false }: PostCardProps) {
  return (
    <article className={css.card}>
      {post.image && <Picture image={post.image} sizes={SIZES} ratio="wide" first={first} />}
      <PostFacts post={post} />
      <h3 className={css.title}>
        <PostLink post={post} />
      </h3>
      <p className={css.lead}>{truncate(post.lead, LEAD_LIMIT)}</p>
    </article>
  );
}

/** The title, as a link that covers whatever tells of the post. */
export function PostLink({ post }: { post: BlogPostCard }) {
  return (
    <Link to={`/blog/${post.slug}`} className={css.link}>
      {typeset(post.title)}
    </Link>
  );
}
