import { rightsFor } from './rights-for.ts';

/** Each for staff with the right of that name in LINK_RIGHTS. */
export const LINK_PATHS = {
  /** GET ?page → BrokenLinks, those that lead nowhere first. */
  list: 'admin/links/list',
  /** POST → { ok: true }: all content is looked through again, in a job. */
  check: 'admin/links/check',
  /** GET ?search → LinkTarget[]: pages, items and files by words of their titles or addresses; up to 20. */
  targets: 'admin/links/targets',
  /** POST { addresses } → LinkVerdict[], of those alone that something is wrong with. */
  judge: 'admin/links/judge',
  /** GET ?type&id → LinkImpact: what leads to the page of an item. */
  impact: 'admin/links/impact',
  /** POST MendLinks → MendedLinks; each item takes the right to change it besides. */
  mend: 'admin/links/mend',
} as const;

export const LINK_RIGHTS = rightsFor('link', LINK_PATHS);

/**
 * `missing`: no page of the site; `hidden`: a page that visitors do not see yet, or no more; `removed`: in the trash;
 * `file`: a file that is not in the library; `syntax`: no address at all; `redirected`: the way there is longer than it need be.
 */
export const LINK_PROBLEMS = ['missing', 'hidden', 'removed', 'file', 'syntax', 'redirected'] as const;
export type LinkProblem = (typeof LINK_PROBLEMS)[number];

export interface LinkVerdict {
  address: string;
  problem: LinkProblem;
  /** Where a redirect leads in the end. */
  leadsTo: string | null;
}

/** Where a link stands. */
export interface LinkPlace {
  /** Name of the content type. */
  contentType: string;
  itemId: number;
  /** Of the item. */
  title: string;
  field: string;
  /** What is read as the link; '' where the field is nothing but the address. */
  words: string;
}

export interface BrokenLink extends LinkVerdict {
  places: LinkPlace[];
}

export interface BrokenLinks {
  items: BrokenLink[];
  pageCount: number;
  /** Addresses that lead nowhere. */
  broken: number;
  /** Addresses that lead on by a redirect. */
  redirected: number;
  /** When all content was last looked through, ISO 8601; null: never yet. */
  checkedAt: string | null;
}

export interface LinkTarget {
  kind: 'page' | 'item' | 'file';
  address: string;
  title: string;
  /** Russian: the section of the content, or the extension of the file. */
  about: string;
}

export interface LinkImpact {
  /** Address of the item's page; null where it has none, and nothing can lead to it. */
  address: string | null;
  places: LinkPlace[];
}

export interface MendLinks {
  from: string;
  /** Null takes the link away; the words of a text stay. */
  to: string | null;
  items: { contentType: string; itemId: number }[];
}

export interface MendedLinks {
  done: number;
  failed: { contentType: string; itemId: number; message: string }[];
}
