/** The tables as 1795600001000 creates them; what changes later has a migration of its own. */

export const slug = `slug text NOT NULL CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND slug ~ '[a-z]')`;
const text = (name: string) => `${name} text NOT NULL DEFAULT ''`;
const title = (name = 'title') => `${name} text NOT NULL CHECK (${name} <> '')`;
const richText = (name = 'body') => [`${name} jsonb NOT NULL`, text(`${name}_html`)];
const image = (name = 'image') => [`${name}_id uuid REFERENCES media`, text(`${name}_alt`)];
const file = 'file_id uuid REFERENCES media_file';
/** Categories are removed from the trash only when nothing stands in them. */
const reference = (name: string, table: string) => `${name}_id integer REFERENCES ${table}`;
const day = (name: string) => `${name} date`;
const number = (name: string, type = 'integer') => `${name} ${type}`;
const choice = (name: string, ...values: string[]) =>
  `${name} text NOT NULL CHECK (${name} IN (${values.map((value) => `'${value}'`).join(', ')}))`;

/** Table, type, columns, list; those that others refer to first. */
export const TABLES: [table: string, type: string, columns: string[], list?: string[]][] = [
  ['media_our', 'media-our', [title(), slug, text('lead'), ...image(), ...richText()]],
  ['media_source', 'media-source', [title(), text('site'), ...image('logo')]],
  [
    'media_other',
    'media-other',
    [
      title(),
      slug,
      reference('source', 'media_source'),
      text('link'),
      text('lead'),
      ...image(),
      ...richText(),
    ],
  ],
  ['media_video', 'media-video', [title(), text('video'), text('duration'), ...image(), text('lead')]],
  ['photobank_logo_category', 'photobank-logo-category', [title()], []],
  [
    'photobank_logo',
    'photobank-logo',
    [
      title(),
      reference('category', 'photobank_logo_category'),
      choice('colour', 'light', 'dark', 'yellow'),
      ...image(),
      file,
    ],
    ['(COALESCE(category_id, 0))'],
  ],
  ['photobank_photo_category', 'photobank-photo-category', [title()], []],
  [
    'photobank_photo',
    'photobank-photo',
    [title(), reference('category', 'photobank_photo_category'), ...image()],
    ['(COALESCE(category_id, 0))'],
  ],
  ['faq_category', 'faq-category', [title()], []],
  [
    'faq',
    'faq',
    [title('question'), reference('category', 'faq_category'), ...richText('answer')],
    ['(COALESCE(category_id, 0))'],
  ],
  [
    'disclosure_category',
    'disclosure-category',
    [title(), slug, reference('parent', 'disclosure_category')],
    ['(COALESCE(parent_id, 0))'],
  ],
  [
    'disclosure_item',
    'disclosure-item',
    [title(), reference('category', 'disclosure_category'), day('valid_from'), file],
    ['(COALESCE(category_id, 0))'],
  ],
  [
    'document_category',
    'document-category',
    [title(), slug, reference('parent', 'document_category')],
    ['(COALESCE(parent_id, 0))'],
  ],
  [
    'document_file',
    'document-file',
    [title(), reference('category', 'document_category'), day('valid_from'), file],
    ['(COALESCE(category_id, 0))'],
  ],
  ['loan_document', 'loan-document', [title(), day('valid_from'), file], []],
  ['company_doc', 'company-docs', [title('name'), file]],
  [
    'investor_contract',
    'investor-contract',
    [title(), choice('tab', 'natural', 'legal', 'bonds'), text('subcategory'), file],
    ['tab'],
  ],
  [
    'vacancy',
    'vacancy',
    [
      title(),
      slug,
      text('city'),
      text('salary'),
      choice('employment', 'full', 'shift', 'remote', 'part'),
      text('lead'),
      ...richText(),
    ],
    [],
  ],
  [
    'event',
    'events',
    [
      title(),
      ...image(),
      text('link'),
      day('starts_on'),
      day('ends_on'),
      choice('width', 'auto', 'full', 'half'),
      ...['title_left', 'title_top', 'image_left', 'image_top'].map((name) => number(name)),
    ],
  ],
  ['terms_page', 'uslovija-page', [title(), slug, text('lead'), ...richText()]],
  ['investor_post', 'investoram-page', [title(), text('video'), ...image(), ...richText()], []],
  ['marketplace_category', 'marketplace-category', [title()], []],
  [
    'marketplace_item',
    'marketplace',
    [
      title(),
      reference('category', 'marketplace_category'),
      ...image(),
      text('lead'),
      number('price'),
      text('link'),
    ],
    ['(COALESCE(category_id, 0))'],
  ],
  [
    'review',
    'review',
    [
      title('name'),
      choice('type', 'review', 'feedback'),
      number('rating', 'smallint'),
      title('message'),
      text('answer'),
      text('email'),
      text('phone'),
    ],
  ],
  [
    'promo_code',
    'promo-code',
    [title(), title('code'), day('starts_on'), day('ends_on'), text('conditions')],
    [],
  ],
  [
    'menu_entry',
    'menu',
    [
      title(),
      title('url'),
      choice('kind', 'main', 'header', 'footer', 'payment'),
      reference('parent', 'menu_entry'),
    ],
    ['kind', '(COALESCE(parent_id, 0))'],
  ],
  ['redirect', 'redirect', [title('path'), title('target'), choice('code', '301', '302'), text('comment')]],
  [
    'seo_meta',
    'meta-for-pages',
    [
      title('url'),
      title('subdomain'),
      ...['title', 'description', 'heading', 'keywords'].map(text),
      'hidden boolean NOT NULL DEFAULT false',
    ],
  ],
  ['footer_seo_category', 'footer-seo-category', [title()], []],
  [
    'footer_seo_page',
    'footer-seo-pages',
    [title(), reference('category', 'footer_seo_category'), title('url')],
    ['(COALESCE(category_id, 0))'],
  ],
  ['template', 'template', [title('identifier'), ...richText('content')]],
  ['description', 'description', [title('identifier'), ...richText('content')]],
  ['city_text', 'city-text', [title('url'), title('city'), text('heading'), ...richText('content')]],
  [
    'network',
    'network',
    [title(), title('url'), choice('icon', 'vk', 'telegram', 'ok', 'dzen', 'rutube', 'link')],
    [],
  ],
  ['office_region', 'office-region', [title(), slug, title('address'), text('phone'), text('hours')], []],
  ['sales_point', 'sales-point', [title('name'), title('city'), text('address')]],
  [
    'bond',
    'bond',
    [
      title('ticker'),
      text('number_issue'),
      number('coupon', 'numeric(7, 4)'),
      number('volume', 'bigint'),
      day('date_before_offer'),
      number('current_year', 'smallint'),
      number('year', 'smallint'),
    ],
    [],
  ],
  [
    'deposit_term',
    'deposit-term',
    [
      title(),
      choice('entity', 'natural', 'legal'),
      choice('profit', 'monthly', 'end'),
      number('months', 'smallint'),
      number('rate', 'numeric(7, 4)'),
      number('min_sum', 'bigint'),
      number('max_sum', 'bigint'),
    ],
    [],
  ],
  ['counter', 'counter', [title('module'), number('sum', 'bigint'), number('velocity', 'bigint')]],
];

/** What no two items outside of the trash have in common. */
export const UNIQUE: Record<string, string> = {
  company_doc: 'lower(name)',
  promo_code: 'lower(code)',
  redirect: 'path',
  seo_meta: 'url, subdomain',
  template: 'identifier',
  description: 'identifier',
  city_text: 'url, city',
  bond: 'ticker',
  counter: 'module',
};
