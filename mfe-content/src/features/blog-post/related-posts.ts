import type { BlogPostCard } from '@polden/api-contract';

const SHOWN = 3;
/** Letters by which the forms of a Russian word are recognised: «проценты», «процентов». */
const STEM_LETTERS = 5;
const WORD = /[а-яё]{5,}/gu;
/** What one category is worth, in words that both have. */
const SAME_CATEGORY = 3;

/** Up to three of the others: those nearest by category and words, then in the order that they came in. */
export function relatedPosts(post: BlogPostCard, others: readonly BlogPostCard[]): BlogPostCard[] {
  const stems = stemsOf(post);
  const near = (other: BlogPostCard): number =>
    stemsOf(other).filter((stem) => stems.includes(stem)).length +
    (post.category && other.category?.slug === post.category.slug ? SAME_CATEGORY : 0);
  return [...new Map(others.map((other) => [other.id, other])).values()]
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, nearness: near(other) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, SHOWN)
    .map(({ other }) => other);
}

function stemsOf({ title, lead }: BlogPostCard): string[] {
  const words = `${title} ${lead}`.toLowerCase().match(WORD) ?? [];
  return [...new Set(words.map((word) => word.replaceAll('ё', 'е').slice(0, STEM_LETTERS)))];
}
