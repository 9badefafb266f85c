import type { BlogPostCard } from '@polden/api-contract';

const SHOWN = 3;
/** Letters by which the forms of a Russian word are recognised: «проценты», «процентов». */
const STEM_LETTERS = 5;
const WORD = /[а-яё]{5,}/gu;

/** Up to three of the others: those that share most words with the post, then in the order that they came in. */
export function relatedPosts(post: BlogPostCard, others: BlogPostCard[]): BlogPostCard[] {
  const stems = stemsOf(post);
  return others
    .filter(({ id }) => id !== post.id)
    .map((other) => ({ other, shared: stemsOf(other).filter((stem) => stems.includes(stem)).length }))
    .sort((a, b) => b.shared - a.shared)
    .slice(0, SHOWN)
    .map(({ other }) => other);
}

function stemsOf({ title, lead }: BlogPostCard): string[] {
  const words = `${title} ${lead}`.toLowerCase().match(WORD) ?? [];
  return [...new Set(words.map((word) => word.replaceAll('ё', 'е').slice(0, STEM_LETTERS)))];
}
