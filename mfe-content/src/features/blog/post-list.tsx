import type { BlogPostCard } from '@polden/api-contract';
import { PostCard } from './post-card.tsx';
import css from './blog.module.css';

export interface PostListProps {
  posts: BlogPostCard[];
  /** Its first posts are on the first screen. Default false. */
  first?: boolean;
}

/** As many as stand side by side on a wide screen. */
const IN_A_ROW = 3;

export function PostList({ posts, first = false }: PostListProps) {
  return (
    <ul role="list" className={css.list}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} first={first && index < IN_A_ROW} />
        </li>
      ))}
    </ul>
  );
}
