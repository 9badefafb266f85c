import { Injectable } from '@nestjs/common';
import type {
  BlogIndex,
  BlogPost,
  BlogPostCard,
  BlogPosts,
  DescribedPicture,
  MediaImage,
} from '@polden/api-contract';
import { blogPost, type RichTextDocument } from '@polden/content-model';
import { AppError } from '../../errors/app-error.ts';
import { MediaService } from '../../media/media.service.ts';
import { ContentRepository } from '../content-repository.ts';
import type { ContentRow } from '../content-row.ts';
import { imageOf } from '../content-view.ts';
import { plainText } from '../rich-text/plain-text.ts';
import { sanitiseHtml } from '../rich-text/sanitise-html.ts';
import { htmlColumn } from '../fields/rich-text.rules.ts';
import { meanRating } from './mean-rating.ts';

/** Russian is read a little slower than English. */
const WORDS_A_MINUTE = 180;

/** The blog as visitors read it: only what is published, and not before its moment. */
@Injectable()
export class BlogService {
  constructor(
    private readonly repository: ContentRepository,
    private readonly media: MediaService,
  ) {}

  async index(): Promise<BlogIndex> {
    const [posts, grands] = await Promise.all([this.posts(1), this.highlights()]);
    return { ...posts, grands };
  }

  /** A page past the end is empty. */
  async posts(page: number): Promise<BlogPosts> {
    const { rows, total } = await this.repository.visiblePage(blogPost, page);
    return { posts: await this.cards(rows), pageCount: Math.ceil(total / blogPost.pageSize.public) };
  }

  async highlights(): Promise<BlogPostCard[]> {
    return this.cards(await this.repository.highlights(blogPost, { visibleOnly: true }));
  }

  /** By id, slug or former slug; 404 when visitors see no such post. */
  async post(idOrSlug: string): Promise<BlogPost> {
    const row = await this.repository.findVisible(blogPost, idOrSlug);
    const [card] = row ? await this.cards([row]) : [];
    if (!row || !card) throw new AppError(404, 'Такой статьи нет');
    return { ...card, content: sanitiseHtml(String(row[htmlColumn('body')])) };
  }

  private async cards(rows: readonly ContentRow[]): Promise<BlogPostCard[]> {
    const ids = rows.flatMap((row) => imageOf(blogPost, row)?.mediaId ?? []);
    const pictures = await this.media.find(ids);
    return rows.map((row) => toCard(row, pictures));
  }
}

function toCard(row: ContentRow, pictures: ReadonlyMap<string, MediaImage>): BlogPostCard {
  return {
    id: row.id,
    slug: String(row['slug']),
    title: String(row['title']),
    lead: String(row['lead']),
    public_at: (row.published_at ?? row.created_at).toISOString(),
    image: describedPicture(row, pictures),
    readingMinutes: readingMinutes(row['body'] as RichTextDocument),
    rating: meanRating(Number(row['rating_sum']), Number(row['rating_votes'])),
    votes: Number(row['rating_votes']),
  };
}

function describedPicture(
  row: ContentRow,
  pictures: ReadonlyMap<string, MediaImage>,
): DescribedPicture | null {
  const image = imageOf(blogPost, row);
  const picture = image && pictures.get(image.mediaId);
  if (!picture) return null;
  const { url, width, height, srcset, sources } = picture;
  return { url, width, height, srcset, sources, alt: image.alt };
}

function readingMinutes(body: RichTextDocument): number {
  const words = plainText(body).split(/\s+/u).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
