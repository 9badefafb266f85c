import type { BlogPost, BlogPostCard } from '@polden/api-contract';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { softRead } from '@polden/http';
import { failedPage } from '../../failed-page.ts';
import { type AnchoredHtml, withAnchors } from '../../parts/anchored-html.ts';
import { movedTo } from '../../parts/moved-to.ts';
import { readCategoryPage, readFurtherPosts } from '../blog/blog.api.ts';
import { readPost } from './blog-post.api.ts';
import { relatedPosts } from './related-posts.ts';

export interface BlogPostData {
  post: Omit<BlogPost, 'content'>;
  text: AnchoredHtml;
  /** Other posts to go on with, the nearest in subject first. */
  related: BlogPostCard[];
}

const SLUG = /^[a-z\d]+(-[a-z\d]+)*$/u;

/** Throws a Response: 301 from an id or a former slug to the present one, 404 without such a post, 410 for a removed one, 503 without data. */
export async function blogPostLoader({ request, params }: LoaderFunctionArgs): Promise<BlogPostData> {
  const asked = params['post'] ?? '';
  if (!SLUG.test(asked))
    throw new Response(null, { status: 404, statusText: 'This page could not be found' });
  const [post, further] = await Promise.all([readPost(asked), readFurtherPosts()]).catch((error: unknown) => {
    throw failedPage(error);
  });
  if (post.slug !== asked) throw movedTo(`/blog/${post.slug}`, request);
  const { content, ...facts } = post;
  const related = relatedPosts(post, [...(await onTheSame(post)), ...further]);
  return { post: facts, text: withAnchors(content), related };
}

/** The newest of its category; none when they cannot be read. */
function onTheSame({ category }: BlogPost): Promise<BlogPostCard[]> | [] {
  if (!category) return [];
  return softRead(
    readCategoryPage(category.slug, 1).then(({ posts }) => posts),
    [],
  );
}
