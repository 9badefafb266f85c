/** GET, all of them for staff with the right `history.read`. */
export const HISTORY_PATHS = {
  /** ?page → HistoryPage, the newest first. */
  list: 'admin/history-document',
  /** → HistoryMenu. */
  menu: 'admin/history-document/menu',
  /** HistoryQuery → HistoryPage. */
  find: 'admin/history-document/find',
  /** ?search → string[]: titles of what was changed. */
  findFiles: 'admin/history-document/find-files',
} as const;

export const HISTORY_PAGE_SIZE = 50;

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
  /** Fields that were changed; null for what did not exist. */
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
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
  'upload',
] as const;
export type HistoryAction = (typeof HISTORY_ACTIONS)[number];

export interface HistoryPage {
  items: HistoryItem[];
  pageCount: number;
}

export interface HistoryMenu {
  /** Ids for the filters; titles in Russian. */
  actions: { id: HistoryAction; title: string }[];
  managers: { id: string; title: string }[];
}

export interface HistoryQuery {
  page?: number;
  /** Part of a title. */
  search?: string;
  /** The whole title. */
  fileName?: string;
  /** Ids of the menu. */
  manager?: string;
  action?: HistoryAction;
  /** YYYY-MM-DD on the Moscow clock, both days included. */
  dateFrom?: string;
  dateTo?: string;
}
