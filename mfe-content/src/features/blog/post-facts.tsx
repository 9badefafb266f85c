import type { BlogPostCard } from '@polden/api-contract';
import { Day, Facts, readingTime } from '../../parts/facts.tsx';

export interface PostFactsProps {
  post: Pick<BlogPostCard, 'public_at' | 'readingMinutes' | 'category'>;
  /** Whether it says what the post is about. Default true. */
  category?: boolean;
}

/** What it is about, when it was published and how long it takes to read. */
export function PostFacts({ post, category = true }: PostFactsProps) {
  return (
    <Facts>
      {category && post.category?.title}
      <Day at={post.public_at} />
      {readingTime(post.readingMinutes)}
    </Facts>
  );
}
