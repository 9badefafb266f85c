/** Content with a page for each item, or for each group of items; named by `sitemap` in the handle of a route. */
export const ADDRESS_LISTS = [
  'blog',
  'blog-category',
  'media-our',
  'media-other',
  'media-video',
  'vacancy',
  'uslovija-page',
  'disclosure-category',
  'document-category',
  'investor-contract-tab',
  'legal-page',
] as const;
export type AddressList = (typeof ADDRESS_LISTS)[number];

/** GET content/addresses/{list} → ContentAddress[], by id: what visitors may see at this moment. */
export const ADDRESSES_PATH = 'content/addresses';

export interface ContentAddress {
  id: number;
  /** Last part of its address; null where the id stands there; the whole path of a text that has a page to itself. */
  slug: string | null;
  /** ISO 8601 in UTC. */
  changed_at: string;
}
