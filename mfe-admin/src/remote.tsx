import { PERSONAL_DATA_RIGHTS, WEBHOOK_RIGHTS } from '@polden/api-contract';
import type { RemoteModule, RouteHandle } from '@polden/mfe-contract';
import { loadEntry } from './features/entry/entry.loader.ts';
import { ACCESS_RIGHTS } from './features/session/access-tabs.ts';
import { loaderFor, staffItemLoader, staffLoader } from './features/session/guard.ts';

/** Of a page that only staff see, in their browser. */
const staff = (chunk: string): RouteHandle => ({
  chunk,
  layout: 'simple',
  ssr: false,
  auth: 'staff',
  area: 'staff',
  sitemap: false,
  chat: false,
});

/** Where the lists of content stand; the last one serves every type without an address of its own. */
const CONTENT_ROOTS = [
  '/admin/blog',
  '/admin/company-docs',
  '/admin/events',
  '/admin/event-constructor',
  '/admin/seo-meta',
  '/admin/control-panel/:type',
];

/** The list of a type, its form for a new item, and an item. */
function contentRoutes(root: string): RemoteModule['routes'] {
  const list = () =>
    import(/* webpackChunkName: "admin-content" */ './features/content/list/content-list-page.tsx');
  const item = () =>
    import(/* webpackChunkName: "admin-content-item" */ './features/content/editor/item-page.tsx');
  return [
    { path: root, handle: staff('admin-content'), loader: staffLoader, lazy: list },
    // The same page: what is typed while a new item is saved goes on in it.
    { path: `${root}/new`, handle: staff('admin-content-item'), loader: staffLoader, lazy: item },
    { path: `${root}/:id`, handle: staff('admin-content-item'), loader: staffItemLoader, lazy: item },
  ];
}

export const routes = [
  {
    path: '/admin',
    handle: { ...staff('admin-login'), auth: 'public', role: 'staff-login' },
    loader: loadEntry,
    lazy: () => import(/* webpackChunkName: "admin-login" */ './features/entry/login-page.tsx'),
  },
  {
    path: '/admin/control-panel',
    handle: staff('admin-control-panel'),
    loader: staffLoader,
    lazy: () =>
      import(/* webpackChunkName: "admin-control-panel" */ './features/content/control-panel-page.tsx'),
  },
  ...CONTENT_ROOTS.flatMap(contentRoutes),
  {
    path: '/admin/calendar',
    handle: staff('admin-calendar'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-calendar" */ './features/calendar/calendar-page.tsx'),
  },
  {
    path: '/admin/change-sets',
    handle: staff('admin-change-sets'),
    loader: staffLoader,
    lazy: () =>
      import(/* webpackChunkName: "admin-change-sets" */ './features/change-sets/change-sets-page.tsx'),
  },
  {
    path: '/admin/change-sets/:id',
    handle: staff('admin-change-set'),
    loader: staffItemLoader,
    lazy: () =>
      import(/* webpackChunkName: "admin-change-set" */ './features/change-sets/change-set-page.tsx'),
  },
  {
    path: '/admin/change-sets/:id/pages',
    handle: staff('admin-change-set-pages'),
    loader: staffItemLoader,
    lazy: () =>
      import(
        /* webpackChunkName: "admin-change-set-pages" */ './features/change-sets/pages/set-pages-page.tsx'
      ),
  },
  {
    path: '/admin/leads',
    handle: staff('admin-leads'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-leads" */ './features/leads/leads-page.tsx'),
  },
  {
    path: '/admin/leads/:id',
    handle: staff('admin-lead'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-lead" */ './features/leads/lead-page.tsx'),
  },
  {
    path: '/admin/subscribers',
    handle: staff('admin-subscribers'),
    loader: staffLoader,
    lazy: () =>
      import(/* webpackChunkName: "admin-subscribers" */ './features/subscribers/subscribers-page.tsx'),
  },
  {
    path: '/admin/personal-data',
    handle: staff('admin-personal-data'),
    loader: loaderFor([
      PERSONAL_DATA_RIGHTS.requests,
      PERSONAL_DATA_RIGHTS.find,
      PERSONAL_DATA_RIGHTS.erasures,
      PERSONAL_DATA_RIGHTS.accessLog,
    ]),
    lazy: () =>
      import(/* webpackChunkName: "admin-personal-data" */ './features/personal-data/personal-data-page.tsx'),
  },
  {
    path: '/admin/releases',
    handle: staff('admin-releases'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-releases" */ './features/releases/releases-page.tsx'),
  },
  {
    path: '/admin/releases/:remote',
    handle: staff('admin-release'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-release" */ './features/releases/remote/remote-page.tsx'),
  },
  {
    path: '/admin/history',
    handle: staff('admin-history'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-history" */ './features/history/history-page.tsx'),
  },
  {
    path: '/admin/roles',
    handle: staff('admin-roles'),
    loader: loaderFor(ACCESS_RIGHTS),
    lazy: () => import(/* webpackChunkName: "admin-roles" */ './features/roles/roles-page.tsx'),
  },
  {
    path: '/admin/media',
    handle: staff('admin-media'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-media" */ './features/media/media-page.tsx'),
  },
  {
    path: '/admin/links',
    handle: staff('admin-links'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-links" */ './features/links/links-page.tsx'),
  },
  {
    path: '/admin/transfer/:type',
    handle: staff('admin-transfer'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-transfer" */ './features/transfers/transfer-page.tsx'),
  },
  {
    path: '/admin/webhooks',
    handle: staff('admin-webhooks'),
    loader: loaderFor([WEBHOOK_RIGHTS.list]),
    lazy: () => import(/* webpackChunkName: "admin-webhooks" */ './features/webhooks/webhooks-page.tsx'),
  },
  {
    path: '/admin/structure/:type',
    handle: staff('admin-structure'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-structure" */ './features/structure/structure-page.tsx'),
  },
  {
    path: '/admin/profile',
    handle: staff('admin-profile'),
    loader: staffLoader,
    lazy: () => import(/* webpackChunkName: "admin-profile" */ './features/profile/profile-page.tsx'),
  },
  {
    path: '/admin/sessions',
    handle: staff('admin-sessions'),
    loader: staffLoader,
    lazy: () =>
      import(/* webpackChunkName: "admin-sessions" */ './features/roles/sessions/own-sessions-page.tsx'),
  },
] satisfies RemoteModule['routes'];
