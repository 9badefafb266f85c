import type { BlogPostValues } from '@polden/content-model';
import type { ContentFacts, ContentList, ContentListRow } from './content.ts';
import type { DescribedPicture, MediaImage } from './media.ts';

export const BLOG_PATHS = {
  /** GET → BlogIndex. */
  index: 'blog/index',
  /** GET ?page&category → BlogPosts; a page past the end is empty. 404 for an unknown category, a former slug finds it. */
  posts: 'blog/posts',
  /** GET → BlogCategory[]: those that have posts, in their order. */
  categories: 'blog/categories',
  /** GET: RSS 2.0 and JSON Feed 1.1 of the newest posts. */
  rss: 'blog/feed.rss',
  jsonFeed: 'blog/feed.json',
  /** GET → BlogPostCard[]: the highlights in their order. */
  grands: 'blog/grands',
  /** GET blog/post/{id or slug} → BlogPost; a former slug finds the post too: redirect to its present `slug`. */
  post: 'blog/post',
  /** POST RatingUpdate → RatingResult. */
  rating: 'blog/rating-update',
} as const;

/** What posts are about. */
export interface BlogCategory {
  slug: string;
  title: string;
  /** One sentence; may be ''. */
  lead: string;
  /** How many posts visitors see. */
  posts: number;
}

export interface BlogAuthor {
  name: string;
  /** Position or occupation. */
  role: string;
  about: string;
  portrait: DescribedPicture | null;
  /** Works for the lender, and was not only asked to write. */
  isStaff: boolean;
}

export interface BlogPostCard {
  id: number;
  slug: string;
  title: string;
  lead: string;
  /** ISO 8601 in UTC. */
  public_at: string;
  image: DescribedPicture | null;
  category: Pick<BlogCategory, 'slug' | 'title'> | null;
  readingMinutes: number;
  /** Mean from 1 to 5 with one digit; 0 without votes. */
  rating: number;
  votes: number;
}

export interface BlogPost extends BlogPostCard {
  /** Sanitised HTML. */
  content: string;
  author: BlogAuthor | null;
}

export interface BlogPosts {
  posts: BlogPostCard[];
  pageCount: number;
  /** The one that was asked for; null for posts of all. */
  category: BlogCategory | null;
}

export interface BlogIndex extends BlogPosts {
  grands: BlogPostCard[];
}

export interface RatingUpdate {
  id: number;
  /** From 1 to 5. */
  rating: number;
  /** Where the cookie `client_id` cannot travel; one vote for each client and post, the last one counts. */
  clientId?: string;
}

export interface RatingResult {
  ok: true;
  rating: number;
  votes: number;
}

/** Fields of the content model and, when left out of them, an empty slug that is made from the title. */
export type AddBlogPost = Partial<BlogPostValues> & {
  title: string;
  /** When visitors see it, once it is published; ISO 8601. Null: the moment of publication. */
  publishedAt?: string | null;
};

export type UpdateBlogPost = Partial<BlogPostValues> & {
  /** Of the item that was edited. */
  version: number;
  publishedAt?: string | null;
};

export interface BlogPostItem extends ContentFacts, BlogPostValues {
  /** The file of `image`. */
  picture: MediaImage | null;
  /** Posts have none. */
  document: null;
  documents: never[];
}

export type BlogPostRow = ContentListRow;

export type BlogPostList = ContentList<BlogPostRow>;
