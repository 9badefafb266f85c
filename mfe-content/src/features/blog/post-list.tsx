import type { BlogPostCard } from '@polden/api-contract';
import { StoryGrid } from '../../parts/story-grid.tsx';
import { PostCard } from './post-card.tsx';

export interface PostListProps {
  posts: BlogPostCard[];
  /** Its first posts are on the first screen. Default false. */
  first?: boolean;
  /** Whether each says what it is about. Default true. */
  category?: boolean;
}

export function PostList({ posts, first = false, category = true }: PostListProps) {
  return (
    <StoryGrid
      items={posts}
      first={first}
      card={(post, near) => <PostCard post={post} first={near} category={category} />}
    />
  );
}
