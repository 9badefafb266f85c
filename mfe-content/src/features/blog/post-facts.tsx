import type { BlogPostCard } from '@polden/api-contract';
import { Day, Facts, readingTime } from '../../parts/facts.tsx';

/** When it was published and how long it takes to read. */
export function PostFacts({ post }: { post: Pick<BlogPostCard, 'public_at' | 'readingMinutes'> }) {
  return (
    <Facts>
      <Day at={post.public_at} />
      {readingTime(post.readingMinutes)}
    </Facts>
  );
}
