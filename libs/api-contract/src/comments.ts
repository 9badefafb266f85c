import { rightsFor } from './rights-for.ts';

/** What the staff says to each other about an item. Each also takes the right to see the item. */
export const COMMENT_PATHS = {
  /** GET admin/comment/list/{type}/{id} → ItemComment[], the oldest first. */
  list: 'admin/comment/list',
  /** POST admin/comment/add/{type}/{id} NewComment → ItemComment[]; a repeated Idempotency-Key adds nothing. */
  add: 'admin/comment/add',
  /** POST admin/comment/resolve/{comment} CommentResolution → ItemComment[]. */
  resolve: 'admin/comment/resolve',
  /** GET → string[]: names of people who can be mentioned. */
  people: 'admin/comment/people',
  /** GET → Mention[]: where one was mentioned and has not looked yet. */
  mentions: 'admin/comment/mentions',
  /** POST admin/comment/seen/{comment} → {ok: true}. */
  seen: 'admin/comment/seen',
} as const;

export const COMMENT_RIGHTS = rightsFor('comment', COMMENT_PATHS);

export const COMMENT_MAX = 2000;

export interface NewComment {
  /** «@Анна Светлова» tells her. */
  text: string;
}

export interface CommentResolution {
  resolved: boolean;
}

export interface ItemComment {
  id: number;
  author: string;
  text: string;
  /** ISO 8601 in UTC. */
  at: string;
  /** Names that stand in the text. */
  mentions: string[];
  /** Null while it is open. */
  resolved: { by: string; at: string } | null;
}

export interface Mention {
  /** Id of the comment. */
  id: number;
  type: string;
  itemId: number;
  author: string;
  text: string;
  at: string;
}
