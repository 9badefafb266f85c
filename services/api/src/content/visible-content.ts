import { Injectable } from '@nestjs/common';
import type { DescribedPicture, StoredFile } from '@polden/api-contract';
import type { ContentType, ContentValues } from '@polden/content-model';
import { AppError } from '../core/errors/app-error.ts';
import { ContentRepository, type VisiblePageOptions } from './content.repository.ts';
import type { ContentRow } from './content-row.ts';
import { htmlColumn } from './fields/rich-text.rules.ts';
import { columnOf, fromColumns } from './fields/values.ts';
import { ItemFiles } from './item-files.ts';
import { sanitiseHtml } from './rich-text/sanitise-html.ts';

/** An item as visitors may see it, with what its values stand for. */
export interface VisibleItem<T extends ContentType> {
  id: number;
  publishedAt: Date;
  values: ContentValues<T>;
  /** Sanitised HTML of a rich text. */
  html: (field: keyof T['fields'] & string) => string;
  /** Of the table, beside those of the fields. */
  column: (name: string) => unknown;
  /** Of the first image field. */
  picture: DescribedPicture | null;
  /** Of the first file field. */
  file: StoredFile | null;
  /** Of a file field; null when it is empty. */
  fileOf: (field: keyof T['fields'] & string) => StoredFile | null;
  /** From 1 in its list; null where staff choose no order, and in the archive. */
  place: number | null;
  isHighlight: boolean;
  archived: boolean;
  archiveYear: number | null;
}

export interface VisiblePage<T extends ContentType> {
  items: VisibleItem<T>[];
  pageCount: number;
}

/** What visitors read, of every type: what is published, and not before its moment. A list takes three queries. */
@Injectable()
export class VisibleContent {
  constructor(
    private readonly repository: ContentRepository,
    private readonly files: ItemFiles,
  ) {}

  /** All items in their order, or the newest first where staff choose none. The archive stays apart. */
  async all<T extends ContentType>(
    type: T,
    { archived = false }: { archived?: boolean } = {},
  ): Promise<VisibleItem<T>[]> {
    return this.items(type, await this.repository.visibleList(type, archived));
  }

  /** The newest first, behind the highlights when these lead; a page past the end is empty. */
  async page<T extends ContentType>(
    type: T,
    page: number,
    options: VisiblePageOptions = {},
  ): Promise<VisiblePage<T>> {
    const { rows, total } = await this.repository.visiblePage(type, page, options);
    return { items: await this.items(type, rows), pageCount: Math.ceil(total / type.pageSize.public) };
  }

  /** How many items visitors see under each item that the reference field leads to, by its id. */
  countsBy<T extends ContentType>(type: T, field: keyof T['fields'] & string): Promise<Map<number, number>> {
    return this.repository.visibleCounts(type, columnOf(type, field));
  }

  /** Those of the ids that visitors see, in no order. */
  async among<T extends ContentType>(type: T, ids: readonly number[]): Promise<VisibleItem<T>[]> {
    return ids.length === 0 ? [] : this.items(type, await this.repository.visibleAmong(type, ids));
  }

  /** By id, slug or former slug. */
  async find<T extends ContentType>(type: T, idOrSlug: string): Promise<VisibleItem<T> | undefined> {
    const row = await this.repository.findVisible(type, idOrSlug);
    const [item] = row ? await this.items(type, [row]) : [];
    return item;
  }

  /** Why there is no such item: 410 when visitors once saw it and it was removed, else 404. `message`: for either. */
  async missing(type: ContentType, idOrSlug: string, message: string): Promise<AppError> {
    return new AppError((await this.repository.wasRemoved(type, idOrSlug)) ? 410 : 404, message);
  }

  async highlights<T extends ContentType>(type: T): Promise<VisibleItem<T>[]> {
    return this.items(type, await this.repository.highlights(type, { visibleOnly: true }));
  }

  private async items<T extends ContentType>(
    type: T,
    rows: readonly ContentRow[],
  ): Promise<VisibleItem<T>[]> {
    const items = rows.map((row) => fromColumns(type, row));
    const attached = await this.files.of(type, items);
    return rows.map((row, index) => {
      const { picture = null, alt = '', document = null, documents } = attached[index] ?? {};
      return {
        id: row.id,
        publishedAt: row.published_at ?? row.created_at,
        values: items[index] as ContentValues<T>,
        html: (field) => sanitiseHtml(row[htmlColumn(field)] as string),
        column: (name) => row[name],
        picture: picture && { ...withoutId(picture), alt },
        file: document,
        fileOf: (field) => documents?.get(field) ?? null,
        place: row.place,
        isHighlight: row.highlight_position !== null,
        archived: row.archived,
        archiveYear: row.archive_year,
      };
    });
  }
}

function withoutId<Item extends { id: string }>({ id: _id, ...rest }: Item): Omit<Item, 'id'> {
  return rest;
}
