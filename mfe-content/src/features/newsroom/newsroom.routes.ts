import type { RemoteModule } from '@polden/mfe-contract';
import { NEWSROOM_TABS } from './newsroom-tabs.ts';

const calls = () => import(/* webpackChunkName: "newsroom-calls" */ './newsroom.calls.ts');

const { news, press, video } = NEWSROOM_TABS;
const NEWS = ['media-our', 'media-other', 'media-source'];
const VIDEOS = ['media-video'];

export const newsroomRoutes = [
  {
    path: news.path,
    handle: {
      chunk: 'news',
      layout: 'default',
      cacheTags: NEWS,
      paged: true,
      offer: { rank: 30, icon: 'document', title: 'Новости', text: 'Что у нас изменилось' },
    },
    loader: async (args) => (await calls()).newsLoader(args),
    lazy: () => import(/* webpackChunkName: "news" */ './news-page.tsx'),
  },
  {
    path: `${news.path}/:article`,
    handle: {
      chunk: 'news-article',
      layout: 'default',
      cacheTags: NEWS,
      sitemap: [
        { path: `${news.path}/:slug`, list: 'media-our' },
        { path: `${news.path}/:slug`, list: 'media-other' },
      ],
    },
    loader: async (args) => (await calls()).articleLoader(args),
    lazy: () => import(/* webpackChunkName: "news-article" */ './article-page.tsx'),
  },
  {
    path: press.path,
    handle: { chunk: 'press', layout: 'default', cacheTags: NEWS, paged: true },
    loader: async (args) => (await calls()).pressLoader(args),
    lazy: () => import(/* webpackChunkName: "press" */ './press-page.tsx'),
  },
  {
    path: video.path,
    handle: { chunk: 'videos', layout: 'default', cacheTags: VIDEOS, paged: true },
    loader: async (args) => (await calls()).videosLoader(args),
    lazy: () => import(/* webpackChunkName: "videos" */ './videos-page.tsx'),
  },
  {
    path: `${video.path}/:video`,
    handle: {
      chunk: 'video',
      layout: 'default',
      cacheTags: VIDEOS,
      sitemap: [{ path: `${video.path}/:id`, list: 'media-video' }],
    },
    loader: async (args) => (await calls()).videoLoader(args),
    lazy: () => import(/* webpackChunkName: "video" */ './video-page.tsx'),
  },
] satisfies RemoteModule['routes'];
