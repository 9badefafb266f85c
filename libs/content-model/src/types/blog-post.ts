import { type ContentValues, defineContentType } from '../content-type.ts';
import { image, line, lines, reference, RICH_TEXT_MAX, slug } from './common-fields.ts';

/** What posts are about: each subject has a page of its own. */
export const blogCategory = defineContentType({
  name: 'blog-category',
  table: 'blog_category',
  titles: { section: 'Блог: темы', accusative: 'тему' },
  title: 'title',
  page: '/blog/tema/:slug',
  drafts: false,
  order: {},
  fields: {
    title: line('Название', 60),
    slug: slug(),
    lead: { ...lines('О чём тема', 240), hint: 'Одна фраза: под заголовком страницы и в поисковиках.' },
  },
});

/** Who writes: of the staff, or somebody who is asked to. */
export const blogAuthor = defineContentType({
  name: 'blog-author',
  table: 'blog_author',
  titles: { section: 'Блог: авторы', accusative: 'автора' },
  title: 'name',
  drafts: false,
  fields: {
    name: line('Имя', 100),
    role: {
      ...line('Кто это', 120),
      ask: 'Напишите, кто это',
      hint: 'Должность или занятие: «юрист компании»',
    },
    image: image('Портрет', 1),
    about: lines('Два слова о себе', 300),
    isStaff: {
      kind: 'boolean',
      label: 'Работает в компании',
      required: 'never',
      hint: 'Поисковикам: приглашённого автора не назовут сотрудником',
    },
  },
});

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
      minWidth: 960,
    },
    category: reference('Тема', blogCategory.name, 'never'),
    author: reference('Автор', blogAuthor.name, 'never'),
    body: { kind: 'richText', label: 'Текст', required: 'toPublish', maxLength: RICH_TEXT_MAX },
  },
  highlights: { max: 6 },
});

export type BlogPostValues = ContentValues<typeof blogPost>;
