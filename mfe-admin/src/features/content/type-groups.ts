import { CONTENT_TYPES } from '@polden/content-model';

const GROUPS = {
  'О компании': [
    'media-our',
    'media-other',
    'media-source',
    'media-video',
    'vacancy',
    'review',
    'office-region',
  ],
  Фотобанк: ['photobank-logo-category', 'photobank-logo', 'photobank-photo-category', 'photobank-photo'],
  'Блог и ответы': ['blog', 'blog-category', 'blog-author', 'faq-category', 'faq'],
  Документы: [
    'disclosure-category',
    'disclosure-item',
    'document-category',
    'document-file',
    'loan-document',
    'company-docs',
  ],
  Инвесторам: ['investoram-page', 'investor-contract', 'bond', 'deposit-term'],
  Предложения: [
    'marketplace-category',
    'marketplace',
    'promo-code',
    'refusal-offer',
    'events',
    'sales-point',
  ],
  'Страницы и тексты': ['uslovija-page', 'legal-page', 'description', 'template', 'city-text', 'counter'],
  'Навигация и поиск': [
    'menu',
    'footer-seo-category',
    'footer-seo-pages',
    'network',
    'meta-for-pages',
    'redirect',
  ],
};

const grouped = new Set(Object.values(GROUPS).flat());
const others = CONTENT_TYPES.map(({ name }) => name).filter((name) => !grouped.has(name));

/** The types as people look for them; a new type stands at the end until it is given a place. */
export const TYPE_GROUPS: { title: string; names: string[] }[] = [
  ...Object.entries(GROUPS).map(([title, names]) => ({ title, names })),
  ...(others.length > 0 ? [{ title: 'Прочее', names: others }] : []),
];
