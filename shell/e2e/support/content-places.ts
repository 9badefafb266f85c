import { API_BASE_PATH, BLOG_PATHS, type BlogPosts, DOCUMENT_PAGES, LEGAL_PAGES } from '@polden/api-contract';
import { formatNumber, formatPercent } from '@polden/ru';

/** An item as staff read it. */
export type Item = Record<string, unknown> & { id: number; version: number };

/** Where visitors see the items of a type. */
export interface ContentPlace {
  /** Name of the type. */
  type: string;
  /** Address of the page that shows an item, or null when none does. */
  at: string | ((item: Item) => string | null | Promise<string | null>);
  /** Subdomain of the city's site; default: the main site. */
  city?: (item: Item) => string;
  /** The field that is changed; default: the one by which the type is called. */
  field?: string;
  /** What is saved; default: the mark itself. */
  value?: (mark: string) => Record<string, unknown>;
  /** How the page then shows it; default: the mark itself. */
  seen?: (mark: string) => string;
}

const NEWS = '/o-kompanii/nashi-novosti';
const PHOTOBANK = '/o-kompanii/photobank';
const bySlug = (path: string) => (item: Item) => `${path}/${String(item['slug'])}`;
const byId = (path: string) => (item: Item) => `${path}/${item.id}`;

/** Pages of the loans that editors write texts for, by the key of the text. */
const TEXTS_OF_PAGES: Partial<Record<string, string>> = {
  home: '/',
  'dengi-pod-zalog': '/dengi-pod-zalog',
  'biznes-zaim': '/biznes-zaim',
};

function richText(field: string) {
  return (mark: string) => ({
    [field]: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: mark }] }] },
  });
}

/** Digits alone: what the counters of the home page are made of. */
function sumOf(mark: string): number {
  return Number(mark.replace(/\D/gu, '').slice(-9)) + 1_000_000_000;
}

/** Percent a year, more than any that is offered. */
function rateOf(mark: string): number {
  return 50 + Number(mark.slice(-3)) / 100;
}

async function postBy(author: Item): Promise<string | null> {
  const { origin } = new URL(process.env['E2E_ORIGIN'] ?? '');
  const read = async <T>(path: string) =>
    (await fetch(`${origin}${API_BASE_PATH}${path}`)).json() as Promise<T>;
  const { posts } = await read<BlogPosts>(`${BLOG_PATHS.posts}?page=1`);
  for (const { slug } of posts) {
    const { author: written } = await read<{ author: { name: string } | null }>(`${BLOG_PATHS.post}/${slug}`);
    if (written?.name === author['name']) return `/blog/${slug}`;
  }
  return null;
}

/** Every type that has a page of visitors, and where an editor's change of it is seen. */
export const CONTENT_PLACES: readonly ContentPlace[] = [
  { type: 'blog', at: bySlug('/blog') },
  { type: 'blog-category', at: '/blog' },
  { type: 'blog-author', at: postBy },
  { type: 'faq', at: '/voprosy-i-otvety' },
  { type: 'faq-category', at: '/voprosy-i-otvety' },
  { type: 'media-our', at: bySlug(NEWS) },
  { type: 'media-other', at: bySlug(NEWS) },
  { type: 'media-source', at: '/o-kompanii/smi-o-nas' },
  { type: 'media-video', at: byId('/o-kompanii/video') },
  { type: 'photobank-logo-category', at: PHOTOBANK },
  { type: 'photobank-logo', at: PHOTOBANK },
  { type: 'photobank-photo-category', at: PHOTOBANK },
  { type: 'photobank-photo', at: PHOTOBANK },
  { type: 'vacancy', at: bySlug('/kariera') },
  { type: 'review', at: '/o-kompanii/otzyvi', field: 'answer' },
  { type: 'office-region', at: '/kontakty', field: 'address' },
  { type: 'disclosure-category', at: '/raskrytie-informatsii' },
  { type: 'disclosure-item', at: byId(DOCUMENT_PAGES['disclosure-item']) },
  { type: 'document-category', at: '/documenty' },
  { type: 'document-file', at: byId(DOCUMENT_PAGES['document-file']) },
  { type: 'loan-document', at: '/documenty/dokumenty-zajma' },
  { type: 'company-docs', at: '/o-kompanii', value: (mark) => ({ name: `${mark}.pdf` }) },
  { type: 'uslovija-page', at: bySlug('/uslovija') },
  { type: 'legal-page', at: ({ slug }) => LEGAL_PAGES[String(slug)] ?? null },
  { type: 'marketplace-category', at: '/marketplace' },
  { type: 'marketplace', at: '/marketplace' },
  { type: 'promo-code', at: '/marketplace' },
  { type: 'sales-point', at: '/money-for-seller' },
  {
    type: 'description',
    at: ({ identifier }) => TEXTS_OF_PAGES[String(identifier)] ?? null,
    field: 'content',
    value: richText('content'),
  },
  {
    type: 'city-text',
    at: ({ url }) => String(url),
    city: ({ city }) => String(city),
    field: 'content',
    value: richText('content'),
  },
  { type: 'template', at: '/kontakty', field: 'content', value: richText('content') },
  { type: 'menu', at: '/kontakty' },
  { type: 'network', at: '/kontakty' },
  { type: 'footer-seo-category', at: '/karta-saita' },
  { type: 'footer-seo-pages', at: '/karta-saita' },
  { type: 'events', at: '/blog' },
  {
    type: 'meta-for-pages',
    at: ({ url, subdomain }) => (subdomain === 'msk' && !String(url).includes('*') ? String(url) : null),
    field: 'description',
  },
  {
    type: 'counter',
    at: '/',
    field: 'sum',
    value: (mark) => ({ sum: sumOf(mark), velocity: 0 }),
    seen: (mark) => formatNumber(sumOf(mark)),
  },
  { type: 'investoram-page', at: '/investoram' },
  { type: 'investor-contract', at: ({ tab }) => `/investitsionnye-dogovory/${String(tab)}` },
  // Another test chooses the second issue.
  { type: 'bond', at: ({ ticker }) => (ticker === 'ПОЛДЕНЬ-02' ? null : '/programma-obligatsiy') },
  {
    type: 'deposit-term',
    // Other tests reckon with those that are chosen oftener; the top of the page tells the highest rate of all.
    at: ({ entity, profit }) => (entity === 'legal' && profit === 'end' ? '/investoram' : null),
    field: 'rate',
    value: (mark) => ({ rate: rateOf(mark) }),
    seen: (mark) => formatPercent(rateOf(mark)),
  },
];

/** Types that no page of this table shows, and where they are seen instead. */
export const SEEN_ELSEWHERE: Readonly<Record<string, string>> = {
  redirect: 'an address answers with it: tried below',
  'refusal-offer': 'the answer to a refused request, which has no address of its own',
};
