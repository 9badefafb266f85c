import type { LayoutName } from '@polden/mfe-contract';
import type { RouteObject } from 'react-router-dom';

/** What stands around the pages of remotes: a server has all of it at hand, a browser brings what a page needs. */
export interface SiteParts {
  layouts: Record<LayoutName, Pick<RouteObject, 'Component' | 'lazy'>>;
  /** Pages of the shell itself, by the layout that they stand in. */
  pages: Partial<Record<LayoutName, readonly RouteObject[]>>;
}

/**
 * Chunk of the browser's build with the code and styles of a layout; null for one that the first script has. The server
 * names in documents, by this and the names below, what `client/parts/later-parts.ts` imports under them.
 */
export const LAYOUT_CHUNKS: Record<LayoutName, string | null> = {
  default: 'layout-site',
  'default-no-seo': 'layout-site',
  lite: 'layout-small',
  'lite-ab': 'layout-small',
  login: 'layout-small',
  minimal: 'layout-small',
  simple: 'layout-small',
  bare: null,
};

/** Handle of each page of the shell itself, for the server: the chunk that they are in. */
export const OWN_PAGE = { chunk: 'shell-pages' } as const;

/** Chunk with the pages that stand in place of another. */
export const ERRORS_CHUNK = 'error-pages';

/** Chunk with the state that remotes share beside React: `zustand` and `@polden/session`. */
export const STATE_CHUNK = 'state';

/** Chunk with what navigates; a page that the browser renders begins with it. */
export const ROUTER_CHUNK = 'router-core';
