/** What an address of the API holds, as the error catalogue calls one and several of it. */
type Noun = readonly [one: string, more: string];

const plain = (one: string): Noun => [one, `${one}s`];
const category = (of: string): Noun => [`${of}category`, `${of}categories`];

const ITEM = plain('item');

/** Content by the base of its addresses below `admin/`. */
const NOUNS: Record<string, Noun> = {
  blog: plain('blog post'),
  'blog-author': plain('blog author'),
  'blog-category': category('blog '),
  bond: plain('bond'),
  'city-text': plain('city text'),
  'company-docs': plain('company document'),
  counter: plain('counter'),
  'deposit-term': plain('deposit term'),
  description: plain('description'),
  'disclosure-category': category('disclosure '),
  'disclosure-item': plain('disclosure item'),
  'document-category': category('documenty '),
  'document-file': plain('document-file item'),
  events: plain('event'),
  faq: plain('faq answer'),
  'footer-seo-pages': ITEM,
  'investor-contract': plain('investor contract'),
  'investoram-page': plain('investor post'),
  'legal-page': plain('legal page'),
  'loan-document': plain('loan document'),
  marketplace: ITEM,
  'media-other': plain('media-other article'),
  'media-our': plain('media-our article'),
  'media-source': plain('media source'),
  'media-video': plain('media video'),
  menu: plain('menu item'),
  network: plain('network'),
  'office-region': plain('office region'),
  'photobank-logo': plain('photobank logo'),
  'photobank-photo': plain('photobank photo'),
  'promo-code': plain('promo code'),
  redirect: plain('redirect'),
  'refusal-offer': plain('refusal offer'),
  review: plain('review'),
  'sales-point': plain('sales point'),
  template: plain('footer text'),
  'uslovija-page': plain('terms page'),
  vacancy: ['vacancy', 'vacancies'],
};

/** Categories that share the base of their items: `admin/faq/add-category`. */
const CATEGORIES: Record<string, Noun> = {
  faq: category('faq '),
  'footer-seo-pages': category(''),
  marketplace: category(''),
  'photobank-logo': category('photobank logo '),
  'photobank-photo': category('photobank photo '),
};

/** What is called otherwise than by its own words, with `-` for spaces. */
const VERBS: Record<string, string> = {
  edit: 'update',
  delete: 'remove',
  'delete-file': 'remove',
  'load-file': 'add',
  'footer-update': 'update',
  'description-update': 'update',
  'add-item': 'add',
  'edit-item': 'update',
  'remove-item': 'remove',
  'move-item': 'move category',
};

/** Reads and writes of visitors, by the beginning of the address. */
const PUBLIC: Record<string, string> = {
  'disclosure-categories': 'Error loading disclosure categories',
  'disclosure-items': 'Error loading disclosure items',
  'document-category': 'Error loading documenty categories',
  'document-file/base-folder': 'Error loading documenty base-folder',
  'document-file': 'Error loading documenty items',
  // What the pages of these sections read.
  'document-register/category/disclosure': 'Error loading disclosure categories',
  'document-register/category/documents': 'Error loading documenty categories',
  'document-register/list/disclosure': 'Error loading disclosure items',
  'document-register/list/documents': 'Error loading documenty items',
  'faq-answer': 'Error loading faq answers',
  'faq-answers': 'Error loading faq answers',
  'faq-categories': 'Error loading faq categories',
  'faq-questions': 'Error loading faq answers',
  'footer-seo-pages': 'Error loading items',
  'loan-document': 'Error loading loan documents',
  marketplace: 'Error loading items',
  'prize/add': 'Error add prize data',
  'products-info': 'Error loading products information',
  'promo-code': 'Error loading promo codes',
};

const RULES = 'meta-for-pages';
const ACCESS = 'adm-rbac';
const ACCESS_RIGHTS: Record<string, Noun> = {
  action: plain('action'),
  role: plain('role'),
  user: plain('user'),
  managers: plain('manager'),
};

/**
 * What a call that has failed is called in logs and reports: «Error add promo code». People read Russian instead; null for a call
 * without a name of its own.
 *
 * @param path of the API, behind its base, maybe with a query
 */
export function failedCallName(method: 'GET' | 'POST', path: string): string | null {
  const parts = (path.split('?', 1)[0] ?? '').split('/');
  const isStaff = parts[0] === 'admin';
  const [base = '', operation = ''] = isStaff ? parts.slice(1) : parts;
  if (base === RULES) return `Error while ${ruleVerb(method, operation)} rule from meta_for_pages`;
  if (base === ACCESS) return accessName(method, operation);
  if (!isStaff) return publicName(parts);
  const event = /^event-(add|update)$/u.exec(base)?.[1];
  return event === undefined ? contentName(method, base, operation) : contentName(method, 'events', event);
}

function publicName(parts: readonly string[]): string | null {
  for (let count = parts.length; count > 0; count -= 1) {
    const name = PUBLIC[parts.slice(0, count).join('/')];
    if (name !== undefined) return name;
  }
  return null;
}

function contentName(method: string, base: string, operation: string): string | null {
  // `move-category` moves an item to another one.
  const ofCategory = /-category\b/u.test(operation) && operation !== 'move-category';
  const noun = (ofCategory ? CATEGORIES : NOUNS)[base];
  if (noun === undefined) return null;
  if (method === 'GET') return `Error loading ${noun[1]}`;
  const verb = ofCategory ? operation.replace('-category', '') : operation;
  return `Error ${VERBS[verb] ?? verb.replaceAll('-', ' ')} ${noun[0]}`;
}

/** `get-roles`, `role-add`. */
function accessName(method: string, operation: string): string | null {
  const [first = '', second = ''] = operation.split('-');
  if (method === 'POST') return named(ACCESS_RIGHTS[first], ([one]) => `Error ${second} ${one}`);
  return named(
    ACCESS_RIGHTS[second] ?? ACCESS_RIGHTS[second.slice(0, -1)],
    ([, more]) => `Error loading ${more}`,
  );
}

function named(noun: Noun | undefined, name: (noun: Noun) => string): string | null {
  return noun === undefined ? null : name(noun);
}

function ruleVerb(method: string, operation: string): string {
  return method === 'GET' ? 'get' : operation.replaceAll('-', ' ');
}
