import type { RouteObject } from 'react-router-dom';

/** `bare` is for a page that brings its own header and footer. */
export type LayoutName = 'default' | 'simple' | 'bare';

/** What the shell must know about a page before it loads the remote that renders it. */
export interface RouteHandle {
  /** webpackChunkName of the page's lazy module; the server preloads exactly its files. */
  chunk: string;
  layout: LayoutName;
  /** The page differs between cities. Default false. */
  cityVariant?: boolean;
  /** False renders the layout only, the page in the browser. Default true. */
  ssr?: boolean;
  /** Default 'public'. */
  auth?: 'public' | 'staff';
  /** Tags of the data on the page; present when anonymous visitors may share one copy of it. */
  cacheTags?: string[];
  /** Show the chat widget. Default true. */
  chat?: boolean;
  /** In the site map. Default true. */
  sitemap?: boolean;
}

/** A page of a remote: an absolute path and its handle, no nesting across remotes. */
export type RemoteRoute = Without<RouteObject, 'path' | 'handle'> & { path: string; handle: RouteHandle };

/** Omit that keeps a union a union; in an intersection the router's own `handle: any` would win. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** The one module that a remote exposes: `export const routes = […] satisfies RemoteModule['routes']`. */
export interface RemoteModule {
  routes: RemoteRoute[];
}
