import { blogPost } from '@polden/content-model';
import type { PostField } from '../editor/post-values.ts';

export const FIELD_LABELS: Record<PostField, string> = {
  title: blogPost.fields.title.label,
  slug: blogPost.fields.slug.label,
  lead: blogPost.fields.lead.label,
  image: blogPost.fields.image.label,
  body: blogPost.fields.body.label,
  publishedAt: 'Дата публикации',
};
