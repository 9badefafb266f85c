import type { RemoteModule, RouteHandle } from '@polden/mfe-contract';
import { entryLoader, staffItemLoader, staffLoader } from './features/session/guard.ts';

/** Of a page that only staff see, in their browser. */
const staff = (chunk: string): RouteHandle => ({
  chunk,
  layout: 'simple',
  ssr: false,
  auth: 'staff',
  sitemap: false,
  chat: false,
});

export const routes = [
  {
    path: '/admin',
    handle: { ...staff('admin-login'), auth: 'public' },
    loader: entryLoader,
    lazy: () => import(/* webpackChunkName: "admin-login" */ './features/session/login-page.tsx'),
  },
  {
    path: '/admin/blog',
    handle: staff('admin-blog'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-blog" */ './features/blog/list/blog-list-page.tsx'),
  },
  {
    path: '/admin/blog/new',
    handle: staff('admin-blog-post'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-blog-post" */ './features/blog/editor/new-post-page.tsx'),
  },
  {
    path: '/admin/blog/:id',
    handle: staff('admin-blog-post'),
    loader: staffItemLoader,
    lazy: () => import(/* webpackChunkName: "admin-blog-post" */ './features/blog/editor/post-page.tsx'),
  },
] satisfies RemoteModule['routes'];
