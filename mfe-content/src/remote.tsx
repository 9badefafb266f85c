import type { RemoteModule } from '@polden/mfe-contract';
import { appRoutes } from './features/app/app.routes.ts';
import { documentsRoutes } from './features/documents/documents.routes.ts';
import { faqRoutes } from './features/faq/faq.routes.ts';
import { careersRoutes } from './features/careers/careers.routes.ts';
import { companyRoutes } from './features/company/company.routes.ts';
import { contactsRoutes } from './features/contacts/contacts.routes.ts';
import { legalRoutes } from './features/legal/legal.routes.ts';
import { marketplaceRoutes } from './features/marketplace/marketplace.routes.ts';
import { newsroomRoutes } from './features/newsroom/newsroom.routes.ts';
import { photobankRoutes } from './features/photobank/photobank.routes.ts';
import { searchRoutes } from './features/search/search.routes.ts';
import { siteMapRoutes } from './features/site-map/site-map.routes.ts';
import { reviewsRoutes } from './features/reviews/reviews.routes.ts';
import { termsRoutes } from './features/terms/terms.routes.ts';

const blogCalls = () => import(/* webpackChunkName: "blog-calls" */ './features/blog/blog.calls.ts');
/** In one file with those of the lists, from which a post is opened. */
const blogPostCalls = () =>
  import(/* webpackChunkName: "blog-calls" */ './features/blog-post/blog-post.calls.ts');

const BLOG = ['blog', 'blog-category', 'blog-author'];

export const routes = [
  {
    path: '/blog',
    handle: {
      chunk: 'blog',
      layout: 'default',
      cacheTags: BLOG,
      paged: true,
      offer: { rank: 80, icon: 'document', title: 'Блог', text: 'О займах и деньгах простыми словами' },
    },
    loader: async (args) => (await blogCalls()).blogLoader(args),
    lazy: () => import(/* webpackChunkName: "blog" */ './features/blog/blog-page.tsx'),
  },
  {
    path: '/blog/tema/:category',
    handle: {
      chunk: 'blog-category',
      layout: 'default',
      cacheTags: BLOG,
      paged: true,
      sitemap: [{ path: '/blog/tema/:slug', list: 'blog-category' }],
    },
    loader: async (args) => (await blogCalls()).blogCategoryLoader(args),
    lazy: () => import(/* webpackChunkName: "blog-category" */ './features/blog/category-page.tsx'),
  },
  {
    path: '/blog/:post',
    handle: {
      chunk: 'blog-post',
      layout: 'default',
      cacheTags: BLOG,
      sitemap: [{ path: '/blog/:slug', list: 'blog' }],
    },
    loader: async (args) => (await blogPostCalls()).blogPostLoader(args),
    action: async (args) => (await blogPostCalls()).rateAction(args),
    lazy: () => import(/* webpackChunkName: "blog-post" */ './features/blog-post/blog-post-page.tsx'),
  },
  ...documentsRoutes,
  ...faqRoutes,
  ...marketplaceRoutes,
  ...siteMapRoutes,
  ...companyRoutes,
  ...reviewsRoutes,
  ...careersRoutes,
  ...contactsRoutes,
  ...appRoutes,
  ...newsroomRoutes,
  ...photobankRoutes,
  ...termsRoutes,
  ...legalRoutes,
  ...searchRoutes,
] satisfies RemoteModule['routes'];
