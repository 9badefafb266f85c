import type { BlogPostItem } from '@polden/api-contract';
import { blogPost, EMPTY_RICH_TEXT, type BlogPostValues } from '@polden/content-model';
import { hashKey } from '@tanstack/react-query';

/** What the form edits: the fields of the content model, and when visitors see the article. */
export type PostValues = BlogPostValues & {
  /** ISO 8601 in UTC; null: the moment of publication. */
  publishedAt: string | null;
};

export type PostField = keyof PostValues;

export const EMPTY_POST: PostValues = {
  title: '',
  slug: '',
  lead: '',
  image: null,
  body: EMPTY_RICH_TEXT,
  publishedAt: null,
};

/** In the order of the form. */
export const POST_FIELDS = [...Object.keys(blogPost.fields), 'publishedAt'] as PostField[];

export function valuesOf({ title, slug, lead, image, body, publishedAt }: BlogPostItem): PostValues {
  return { title, slug, lead, image, body, publishedAt };
}

/** Equal in content, in whatever order the keys come back from the server. */
export function isSame(a: PostValues, b: PostValues, field: PostField): boolean {
  return a[field] === b[field] || hashKey([a[field]]) === hashKey([b[field]]);
}

/** The fields of `values` that differ from `base`. */
export function changedFields(base: PostValues, values: PostValues): PostField[] {
  return POST_FIELDS.filter((field) => !isSame(base, values, field));
}

/** `values` with some fields taken from `other`. */
export function take(values: PostValues, other: PostValues, fields: readonly PostField[]): PostValues {
  return { ...values, ...pick(other, fields) };
}

export function pick(values: PostValues, fields: readonly PostField[]): Partial<PostValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
