import { type ContentValues, defineContentType } from '../content-type.ts';

export const blogPost = defineContentType({
  name: 'blog',
  table: 'blog_post',
  titles: { section: 'Блог', accusative: 'статью' },
  title: 'title',
  page: '/blog/:slug',
  fields: {
    title: { kind: 'text', label: 'Заголовок', required: 'always', maxLength: 120 },
    slug: {
      kind: 'slug',
      label: 'Адрес',
      hint: 'Латинские буквы, цифры и дефисы. Если оставить пустым, адрес получится из заголовка.',
      required: 'never',
      maxLength: 80,
      source: 'title',
    },
    lead: {
      kind: 'text',
      label: 'Вступление',
      hint: 'Два-три предложения: их видно в списке статей и в поисковиках.',
      required: 'toPublish',
      maxLength: 320,
      multiline: true,
    },
    image: {
      kind: 'image',
      label: 'Картинка',
      hint: 'Горизонтальная, не уже 960 пикселей.',
      required: 'never',
      aspect: 16 / 9,
      maxAltLength: 200,
    },
    body: { kind: 'richText', label: 'Текст', required: 'toPublish', maxLength: 40_000 },
  },
  highlights: { max: 6 },
});

export type BlogPostValues = ContentValues<typeof blogPost>;
