import { rightsFor } from './rights-for.ts';

/** For staff with the right of that name in PREVIEW_RIGHTS; of an item besides with the right to open items of its type. */
export const PREVIEW_PATHS = {
  /** POST PreviewOf → PreviewCode. */
  open: 'admin/preview/open',
  /** POST PreviewOf → ContentPreviewLink with its address: it is told this once. */
  link: 'admin/preview/link',
  /** GET → ContentPreviewLink[] that are still good, the newest first. */
  links: 'admin/preview/links',
  /** POST to /:id → ContentDone. */
  revoke: 'admin/preview/revoke',
} as const;

export const PREVIEW_RIGHTS = rightsFor('preview', PREVIEW_PATHS);

/** For the shell, by what it has been given. */
export const PREVIEW_ENTRY_PATHS = {
  /** POST PreviewEntry → PreviewPass; 404 for a code that was used or is older than a minute. */
  enter: 'preview/enter',
  /** GET with the cookie → PreviewState; 404 when the preview is over. */
  state: 'preview/state',
} as const;

/** Where the shell takes a code or the secret of a link: GET /predprosmotr?key=…; a POST ends the preview. */
export const PREVIEW_ENTRY = '/predprosmotr';

/** Of one host alone, and of https where the site is. */
export function previewCookie(isSecure: boolean): string {
  return isSecure ? '__Host-content-preview' : 'content-preview';
}

/** What is looked at: an item with its draft, a set of changes, or the site as it will be at a moment. */
export type PreviewOf = { type: string; id: number } | PreviewOfSet | { at: string };

export interface PreviewOfSet {
  changeSet: number;
  /** At the page of this member; otherwise of the first. */
  type?: string;
  id?: number;
  /** The site without the set, in a frame of its page as well. */
  before?: boolean;
}

export interface PreviewCode {
  /** Address that opens the preview, once and within a minute. */
  address: string;
}

export interface ContentPreviewLink {
  id: string;
  title: string;
  createdAt: string;
  /** Who made it. */
  author: string;
  /** ISO 8601. */
  expiresAt: string;
  /** Of a link that was just made. */
  address: string | null;
}

export interface PreviewEntry {
  key: string;
}

export interface PreviewPass {
  /** For the cookie. */
  token: string;
  /** Of the page that is looked at. */
  path: string;
  /** ISO 8601. */
  until: string;
}

export interface PreviewState {
  /** What is looked at, in Russian. */
  title: string;
  until: string;
}

/** Messages between the form and the page in its frame, of one origin. */
export const PREVIEW_READY = 'polden-preview-ready';
export const PREVIEW_REFRESH = 'polden-preview-refresh';
