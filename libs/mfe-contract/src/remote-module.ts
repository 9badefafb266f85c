import type { AddressList } from '@polden/api-contract';
import type { RouteObject } from 'react-router-dom';

/**
 * What stands around a page. `default` and `default-no-seo` have header, menus and footer, the second without the footer's
 * texts for search engines; `lite` and `lite-ab` are for landings, the second shows each visitor one of two variants;
 * `login` leads to the personal account; `minimal` has the sign only; `simple` is for what is read; `bare` is for a page
 * that brings its own header and footer.
 */
export type LayoutName =
  'default' | 'default-no-seo' | 'lite' | 'lite-ab' | 'login' | 'minimal' | 'simple' | 'bare';

/** What the shell must know about a page before it loads the remote that renders it. */
export interface RouteHandle {
  /** webpackChunkName of the page's lazy module; the server preloads exactly its files. */
  chunk: string;
  /**
   * Chunks of what the page shows later on, above all as the answer to a form. Their styles come with the page, which may be such
   * an answer to somebody without JavaScript; their scripts are preloaded where it is one.
   */
  parts?: string[];
  layout: LayoutName;
  /** The page differs between cities. Default false. */
  cityVariant?: boolean;
  /** A parameter of the path tells upper from lower case, as a token does. Default false: the page is led to its address in lower case. */
  caseSensitive?: boolean;
  /** Its forms may bring files, FORM_FILES_MAX_BYTES together. Default false: 415. */
  takesFiles?: boolean;
  /** False renders the layout only, the page in the browser. Default true. */
  ssr?: boolean;
  /** Default 'public'. */
  auth?: 'public' | 'staff';
  /** Tags of the data on the page; present when anonymous visitors may share one copy of it. */
  cacheTags?: string[];
  /** Show the chat widget. Default true. */
  chat?: boolean;
  /**
   * `staff`: a part of the staff area, which says itself what has failed and asks nobody about cookies. Search engines are
   * asked to leave it alone.
   */
  area?: 'staff';
  /** False: search engines are asked not to read the page. Default true outside the staff area. */
  crawled?: boolean;
  /**
   * Parameters of the query that open something by themselves, as a signed link does. An address with one of them is sent without
   * anything of others, and no other page is told where its visitor comes from.
   */
  secretParams?: string[];
  /** A list in numbered pages: `?page=1` is led to the address without it. */
  paged?: boolean;
  /** What the page is to the whole site: the shell leads to it by this name, and to none where no live release has it. */
  role?: PageRole;
  /** Shown where somebody has come to a page that does not exist. */
  offer?: PageOffer;
  /** Paths of the API that its loader reads with `readCached`: the shell has them before the first visitor comes. */
  reads?: string[];
  /** Id of the element with its request form: the layouts for landings lead to it. Absent: it has none, and they lead to none. */
  form?: string;
  /** In the site map. Default true, which a path with parameters cannot be: it says which pages it has. */
  sitemap?: boolean | SitemapPages[];
}

/**
 * `policy`: what happens with personal data; `app`: where the application is had; `search`: answers to `?q=`; the logins of
 * customers and of the staff.
 */
export type PageRole = 'policy' | 'app' | 'search' | 'login' | 'staff-login';

/** A page as it is offered to somebody who is lost. */
export interface PageOffer {
  /** Name of a sign of `@polden/ui`; of one that the shell does not have, a sheet of paper is shown. */
  icon: string;
  title: string;
  text: string;
  /** The lowest come first. */
  rank: number;
}

/** Pages for the site map. */
export interface SitemapPages {
  /**
   * An address; with `list` in it `:slug` or `:id` stands for that of each item: `/blog/:slug`. Without either it is the page
   * of the one item that the list names by this path.
   */
  path: string;
  /** Content with a page for each published item. */
  list?: AddressList;
}

/** A page of a remote: an absolute path and its handle, no nesting across remotes. */
export type RemoteRoute = Without<RouteObject, 'path' | 'handle'> & { path: string; handle: RouteHandle };

/** Omit that keeps a union a union; in an intersection the router's own `handle: any` would win. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The one module that a remote exposes: `export const routes = […] satisfies RemoteModule['routes']`. */
export interface RemoteModule {
  routes: RemoteRoute[];
}
