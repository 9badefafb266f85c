import { BLOG_PATHS, type BlogPost } from '@polden/api-contract';
import type { Feed } from '../public/feeds/feed.ts';
import type { FeedSite } from '../public/feeds/feed-site.ts';

export type FeedPost = Pick<BlogPost, 'id' | 'slug' | 'title' | 'lead' | 'public_at' | 'author'>;

export function blogFeed(posts: readonly FeedPost[], { origin, apiBase, brandName }: FeedSite): Feed {
  return {
    title: `Блог — ${brandName}`,
    description: 'О займах и деньгах простыми словами',
    page: `${origin}/blog`,
    rss: `${origin}${apiBase}${BLOG_PATHS.rss}`,
    json: `${origin}${apiBase}${BLOG_PATHS.jsonFeed}`,
    items: posts.map(({ id, slug, title, lead, public_at: at, author }) => ({
      id: `blog:${id}`,
      url: `${origin}/blog/${slug}`,
      title,
      text: lead,
      at: new Date(at),
      ...(author && { author: author.name }),
    })),
  };
}
