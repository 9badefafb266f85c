import { rightsFor } from './rights-for.ts';

/** GET, all of them for staff with the right of that name in HISTORY_RIGHTS. */
export const HISTORY_PATHS = {
  /** ?page → HistoryPage, the newest first. */
  list: 'admin/history-document',
  /** → HistoryMenu. */
  menu: 'admin/history-document/menu',
  /** HistoryQuery → HistoryPage. */
  find: 'admin/history-document/find',
  /** ?search → string[]: titles that contain it, or begin with it when it is shorter than three letters; up to 50. */
  findFiles: 'admin/history-document/find-files',
} as const;

export const HISTORY_RIGHTS = rightsFor('history', HISTORY_PATHS);

export const HISTORY_PAGE_SIZE = 50;

/** Pages that are counted and can be read; what is older is found by the filters, by dates above all. */
export const HISTORY_MAX_PAGES = 200;

export interface HistoryItem {
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** The name as it was then. */
  actor: { id: string; name: string };
  action: HistoryAction;
  /** Kind of the thing: `blog`, `media`. */
  entity: string;
  entityId: string;
  /** Title of the thing at that moment. */
  title: string;
  /** Fields that were changed; null for what did not exist, and both when they are erased. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** When `before` and `after` were erased, ISO 8601; null while they are kept. */
  erasedAt: string | null;
  /** They were erased at the request of the person of whom they tell, not because their time was over. */
  erasedByRequest: boolean;
}

export const HISTORY_ACTIONS = [
  'add',
  'update',
  'publish',
  'unpublish',
  'remove',
  'remove-img',
  'highlight-add',
  'highlight-remove',
  'highlight-move',
  'move',
  'archive',
  'unarchive',
  'restore',
  'purge',
  'revert',
  'draft',
  'draft-discard',
  'draft-publish',
  'schedule',
  'set-publish',
  'set-revert',
  'upload',
  'export',
  'download',
  'erase',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

export interface HistoryPage {
  items: HistoryItem[];
  /** At most HISTORY_MAX_PAGES. */
  pageCount: number;
}

export interface HistoryMenu {
  /** Ids for the filters; titles in Russian. */
  actions: { id: HistoryAction; title: string }[];
  managers: { id: string; title: string }[];
}

export interface HistoryQuery {
  page?: number;
  /** Part of a title; shorter than three letters, its beginning. */
  search?: string;
  /** The title, in any case; its first 200 characters count. */
  fileName?: string;
  /** Ids of the menu. */
  manager?: string;
  action?: HistoryAction;
  /** YYYY-MM-DD on the Moscow clock, both days included. */
  dateFrom?: string;
  dateTo?: string;
}
