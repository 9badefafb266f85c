/** Areas of former rights that several types shared, by the names of these types. */
const AREAS: Record<string, string> = {
  'disclosure-category': 'disclosure',
  'disclosure-item': 'disclosure',
  'document-category': 'document-file',
  'faq-category': 'faq',
  'footer-seo-category': 'footer-seo-pages',
  'marketplace-category': 'marketplace',
  'media-source': 'media-other',
  'photobank-logo': 'photobank',
  'photobank-logo-category': 'photobank',
  'photobank-photo': 'photobank',
  'photobank-photo-category': 'photobank',
};

/** What former rights allowed, by the operation. */
const VERBS: Record<string, string[]> = {
  list: ['read'],
  item: ['read'],
  revisions: ['read'],
  revision: ['read'],
  grands: ['read'],
  add: ['add'],
  update: ['edit'],
  revert: ['edit'],
  'remove-img': ['edit'],
  publish: ['publish'],
  unpublish: ['publish'],
  bulk: ['publish', 'remove', 'purge'],
  trash: ['remove'],
  remove: ['remove'],
  restore: ['remove'],
  purge: ['purge'],
  'move-up': ['order'],
  'move-down': ['order'],
  'move-item': ['order'],
  'move-archive': ['order'],
  'restore-archive': ['order'],
  'grand-add': ['order'],
  'grand-remove': ['order'],
  'grand-move': ['order'],
  'grand-up': ['order'],
  'grand-down': ['order'],
};

/** `faq-category.move-up` → `faq.order`. */
export function formerRights(name: string): string[] {
  const [type = '', operation = ''] = name.split('.');
  return (VERBS[operation] ?? []).map((verb) => `${AREAS[type] ?? type}.${verb}`);
}

/** All that the area of a type had, whether its operations exist or not. */
export function formerRightsOf(type: string): string[] {
  const verbs = new Set(Object.values(VERBS).flat());
  return [...verbs].map((verb) => `${AREAS[type] ?? type}.${verb}`);
}
