import type { BlogPostCard } from '@polden/api-contract';
import { StoryCard } from '../../parts/story-card.tsx';
import { PostFacts } from './post-facts.tsx';

export interface PostCardProps {
  post: BlogPostCard;
  /** On the first screen. Default false. */
  first?: boolean;
  /** Whether it says what it is about. Default true. */
  category?: boolean;
}

/** A post among others. */
export function PostCard({ post, first = false, category = true }: PostCardProps) {
  const { title, lead, image } = post;
  const facts = <PostFacts post={post} category={category} />;
  return (
    <StoryCard to={postAddress(post)} title={title} lead={lead} image={image} facts={facts} first={first} />
  );
}

export function postAddress({ slug }: BlogPostCard): string {
  return `/blog/${slug}`;
}
