import { Injectable } from '@nestjs/common';
import type { BlogIndex, BlogPost, BlogPostCard, BlogPosts } from '@polden/api-contract';
import { blogPost, type RichTextDocument } from '@polden/content-model';
import { plainText } from '../rich-text/plain-text.ts';
import { VisibleContent, type VisibleItem } from '../visible-content.service.ts';
import { meanRating } from './mean-rating.ts';

/** Russian is read a little slower than English. */
const WORDS_A_MINUTE = 180;

/** The blog as visitors read it: only what is published, and not before its moment. */
@Injectable()
export class BlogService {
  constructor(private readonly content: VisibleContent) {}

  async index(): Promise<BlogIndex> {
    const [posts, grands] = await Promise.all([this.posts(1), this.highlights()]);
    return { ...posts, grands };
  }

  /** A page past the end is empty. */
  async posts(page: number): Promise<BlogPosts> {
    const { items, pageCount } = await this.content.page(blogPost, page);
    return { posts: items.map(toCard), pageCount };
  }

  async highlights(): Promise<BlogPostCard[]> {
    return (await this.content.highlights(blogPost)).map(toCard);
  }

  /** By id, slug or former slug; 404 when visitors see no such post, 410 when they once did and it was removed. */
  async post(idOrSlug: string): Promise<BlogPost> {
    const post = await this.content.find(blogPost, idOrSlug);
    if (!post) throw await this.content.missing(blogPost, idOrSlug, 'Такой статьи нет');
    return { ...toCard(post), content: post.html('body') };
  }
}

function toCard({ id, values, publishedAt, picture, column }: VisibleItem<typeof blogPost>): BlogPostCard {
  const votes = Number(column('rating_votes'));
  return {
    id,
    slug: values.slug,
    title: values.title,
    lead: values.lead,
    public_at: publishedAt.toISOString(),
    image: picture,
    readingMinutes: readingMinutes(values.body),
    rating: meanRating(Number(column('rating_sum')), votes),
    votes,
  };
}

function readingMinutes(body: RichTextDocument): number {
  const words = plainText(body).split(/\s+/u).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
