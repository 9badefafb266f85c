import { type ContentType } from '@polden/content-model';
import { SEARCHED_TYPES } from './search/searched-types.ts';

/** Where items are seen beside others: `:name` is a column of the row. */
const SECTIONS: Readonly<Record<string, string>> = {
  bond: '/programma-obligatsiy',
  'company-docs': '/o-kompanii',
  'deposit-term': '/investoram',
  'disclosure-category': '/raskrytie-informatsii',
  'document-category': '/documenty',
  events: '/blog',
  'faq-category': '/voprosy-i-otvety',
  'investor-contract': '/investitsionnye-dogovory/:tab',
  'investoram-page': '/investoram',
  marketplace: '/marketplace',
  'marketplace-category': '/marketplace',
  'promo-code': '/marketplace',
  review: '/o-kompanii/otzyvi',
};

/** The page on which visitors see the item; null when none does. `row`: its columns. */
export function publicPath(type: ContentType, row: Readonly<Record<string, unknown>>): string | null {
  const searched = SEARCHED_TYPES.find(({ type: { name } }) => name === type.name)?.path;
  if (typeof searched === 'object') return searched[String(row['slug'])] ?? null;
  const path = SECTIONS[type.name] ?? searched ?? type.page;
  if (path === null) return null;
  return path.replace(/:(\w+)/gu, (_match, column: string) => textOf(row[column]));
}

/** Of the id, or a column of text. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
