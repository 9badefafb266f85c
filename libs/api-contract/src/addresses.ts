/** Content whose items, or the groups they stand in, have a page each, as `sitemap` in the handle of a route may name it. */
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
] as const;
export type AddressList = (typeof ADDRESS_LISTS)[number];

/** GET content/addresses/{list} → ContentAddress[], by id: what visitors may see at this moment. */
export const ADDRESSES_PATH = 'content/addresses';

export interface ContentAddress {
  id: number;
  /** Last part of its address; null where the id stands there. */
  slug: string | null;
  /** ISO 8601 in UTC. */
  changed_at: string;
}
