import { Injectable } from '@nestjs/common';
import type {
  BlogAuthor,
  BlogCategory,
  BlogIndex,
  BlogPost,
  BlogPostCard,
  BlogPosts,
} from '@polden/api-contract';
import { blogAuthor, blogCategory, blogPost, type RichTextDocument } from '@polden/content-model';
import { AppError } from '../../core/errors/app-error.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { VisibleContent, type VisibleItem } from '../visible-content.ts';
import type { FeedPost } from './blog-feed.ts';
import { meanRating } from './mean-rating.ts';

/** Russian is read a little slower than English. */
const WORDS_A_MINUTE = 180;

type Post = VisibleItem<typeof blogPost>;
type Category = VisibleItem<typeof blogCategory>;

/** The blog as visitors read it: only what is published, and not before its moment. */
@Injectable()
export class BlogService {
  constructor(private readonly content: VisibleContent) {}

  async index(): Promise<BlogIndex> {
    const [posts, grands] = await Promise.all([this.posts(1), this.highlights()]);
    return { ...posts, grands };
  }

  /** A page past the end is empty. `slug`: present or former, of a category; 404 and 410 without it. */
  async posts(page: number, slug?: string): Promise<BlogPosts> {
    const category = slug === undefined ? null : await this.category(slug);
    const within = category && { field: 'category', id: category.id };
    const [{ items, pageCount }, categories, posts] = await Promise.all([
      this.content.page(blogPost, page, within ? { within } : {}),
      this.content.all(blogCategory),
      category && this.content.countsBy(blogPost, 'category'),
    ]);
    return {
      posts: items.map((post) => toCard(post, categories)),
      pageCount,
      category: category && toCategory(category, posts),
    };
  }

  /** In their order; those that have no posts are left out. */
  async categories(): Promise<BlogCategory[]> {
    const [categories, posts] = await Promise.all([
      this.content.all(blogCategory),
      this.content.countsBy(blogPost, 'category'),
    ]);
    return categories.filter(({ id }) => posts.has(id)).map((category) => toCategory(category, posts));
  }

  async highlights(): Promise<BlogPostCard[]> {
    const [posts, categories] = await Promise.all([
      this.content.highlights(blogPost),
      this.content.all(blogCategory),
    ]);
    return posts.map((post) => toCard(post, categories));
  }

  /** By id, slug or former slug; 404 when visitors see no such post, 410 when they once did and it was removed. */
  async post(idOrSlug: string): Promise<BlogPost> {
    const post = await this.content.find(blogPost, idOrSlug);
    if (!post) throw await this.content.missing(blogPost, idOrSlug, 'Такой статьи нет');
    const { category, author } = post.values;
    const [categories, [writer]] = await Promise.all([
      this.content.among(blogCategory, idsOf(category)),
      this.content.among(blogAuthor, idsOf(author)),
    ]);
    return {
      ...toCard(post, categories),
      content: post.html('body'),
      author: writer ? toAuthor(writer) : null,
    };
  }

  /** The newest, with who wrote them. */
  async newest(): Promise<FeedPost[]> {
    const { items } = await this.content.page(blogPost, 1);
    const ids = new Set(items.flatMap(({ values }) => idsOf(values.author)));
    const authors = await this.content.among(blogAuthor, [...ids]);
    return items.map((post) => {
      const writer = authors.find(({ id }) => id === post.values.author);
      return { ...toCard(post, []), author: writer ? toAuthor(writer) : null };
    });
  }

  private async category(slug: string): Promise<Category> {
    const absent = 'Такой темы нет';
    // Only digits would be read as an id.
    if (/^\d+$/u.test(slug)) throw new AppError(404, absent);
    const category = await this.content.find(blogCategory, slug);
    if (!category) throw await this.content.missing(blogCategory, slug, absent);
    return category;
  }
}

function toCategory({ id, values }: Category, posts: ReadonlyMap<number, number> | null): BlogCategory {
  const { slug, title, lead } = values;
  return { slug, title, lead, posts: posts?.get(id) ?? 0 };
}

function toAuthor({ values, picture }: VisibleItem<typeof blogAuthor>): BlogAuthor {
  const { name, role, about, isStaff } = values;
  return { name, role, about, portrait: picture, isStaff };
}

function toCard(
  { id, values, publishedAt, picture, column }: Post,
  categories: readonly Category[],
): BlogPostCard {
  const votes = Number(column('rating_votes'));
  const category = categories.find((each) => each.id === values.category);
  return {
    id,
    slug: values.slug,
    title: values.title,
    lead: values.lead,
    public_at: publishedAt.toISOString(),
    image: picture,
    category: category ? { slug: category.values.slug, title: category.values.title } : null,
    readingMinutes: readingMinutes(values.body),
    rating: meanRating(Number(column('rating_sum')), votes),
    votes,
  };
}

function idsOf(reference: number | null): number[] {
  return reference === null ? [] : [reference];
}

function readingMinutes(body: RichTextDocument): number {
  const words = plainText(body).split(/\s+/u).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
