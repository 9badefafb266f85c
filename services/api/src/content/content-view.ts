import { Injectable } from '@nestjs/common';
import type { ContentFacts, MediaImage } from '@polden/api-contract';
import type { ContentType, ImageValue } from '@polden/content-model';
import { MediaService } from '../media/media.service.ts';
import { type ContentRow, stateOf } from './content-row.ts';
import { fieldsOf, fromColumns, type Values } from './fields/values.ts';

/** An item as staff edit it: its facts, its fields, and the file of its image. */
export type ContentItem = ContentFacts & Values & { picture: MediaImage | null };

/** An item in a list: its facts, title and slug, and the file of its image. */
export interface ContentListRow extends ContentFacts {
  title: string;
  slug: string;
  picture: MediaImage | null;
}

/** Turns rows into what staff get. */
@Injectable()
export class ContentView {
  constructor(private readonly media: MediaService) {}

  async item(type: ContentType, row: ContentRow): Promise<ContentItem> {
    const values = fromColumns(type, row);
    const image = imageOf(type, row);
    const picture = image ? ((await this.media.find([image.mediaId])).get(image.mediaId) ?? null) : null;
    return Object.assign(values, factsOf(row), { picture });
  }

  async rows(type: ContentType, rows: readonly ContentRow[]): Promise<ContentListRow[]> {
    const images = rows.map((row) => imageOf(type, row)?.mediaId ?? null);
    const pictures = await this.media.find(images.filter((id) => id !== null));
    return rows.map((row, index) => ({
      ...factsOf(row),
      title: String(row[type.title]),
      slug: typeof row['slug'] === 'string' ? row['slug'] : '',
      picture: pictures.get(images[index] ?? '') ?? null,
    }));
  }
}

/** Value of the first image field. */
export function imageOf(type: ContentType, row: ContentRow): ImageValue | null {
  const [name] = fieldsOf(type).find(([, { kind }]) => kind === 'image') ?? [];
  return name === undefined ? null : (fromColumns(type, row)[name] as ImageValue | null);
}

function factsOf(row: ContentRow): ContentFacts {
  return {
    id: row.id,
    version: row.version,
    state: stateOf(row, new Date()),
    publishedAt: row.published_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    highlight: row.highlight_position,
  };
}
