import { defineContentType } from '../content-type.ts';
import { titledCategory } from './categories.ts';
import { categoryRoutes, line, reference, richText } from './common-fields.ts';

export const faqCategory = titledCategory({
  name: 'faq-category',
  table: 'faq_category',
  routes: categoryRoutes('faq'),
  titles: { section: 'Разделы вопросов', accusative: 'раздел' },
});

export const faq = defineContentType({
  name: 'faq',
  table: 'faq',
  titles: { section: 'Вопросы и ответы', accusative: 'вопрос' },
  routes: { base: 'faq', also: { moveItem: 'move-category' } },
  title: 'question',
  order: { within: ['category'] },
  fields: {
    question: line('Вопрос', 300),
    category: reference('Раздел', 'faq-category'),
    answer: richText('Ответ'),
  },
});
