import { Injectable } from '@nestjs/common';
import type { ContentFacts, ContentListRow, ItemUsage, MediaImage, StoredFile } from '@polden/api-contract';
import { type ContentType, isListed, isOfCity } from '@polden/content-model';
import { type ContentRow, stateOf } from './content-row.ts';
import { cityIn } from './fields/city-in.ts';
import { fieldsOf, fromColumns, type Values } from './fields/values.ts';
import { ItemFiles } from './item-files.ts';
import { itemTitle } from './kept-facts.ts';

/** An item as staff edit it: its facts, its fields, and what its image and its files are. */
export type ContentItem = ContentFacts &
  Values & {
    /** With its city; only of types that have one. */
    called?: string;
    picture: MediaImage | null;
    document: StoredFile | null;
    documents: StoredFile[];
  };

/** Turns rows into what staff get. */
@Injectable()
export class ContentView {
  constructor(private readonly files: ItemFiles) {}

  async item(type: ContentType, row: ContentRow): Promise<ContentItem> {
    const values = fromColumns(type, row);
    const [attached] = await this.files.of(type, [values]);
    const { picture = null, document = null } = attached ?? {};
    const documents = [...(attached?.documents.values() ?? [])];
    const called = isOfCity(type) ? { called: itemTitle(type, row) } : {};
    return Object.assign(values, factsOf(row), called, { picture, document, documents });
  }

  async rows(
    type: ContentType,
    rows: readonly ContentRow[],
    drafted: ReadonlySet<number> = new Set(),
  ): Promise<ContentListRow[]> {
    const items = rows.map((row) => fromColumns(type, row));
    const attached = await this.files.of(type, items);
    // A city has a column of its own, and leaves the title its.
    const cells = fieldsOf(type).filter(
      ([name, field]) => isListed(field) || (isOfCity(type) && name === type.title),
    );
    return rows.map((row, index) => ({
      ...factsOf(row),
      title: itemTitle(type, row),
      slug: typeof row['slug'] === 'string' ? row['slug'] : '',
      picture: attached[index]?.picture ?? null,
      hasDraft: drafted.has(row.id),
      cells: Object.fromEntries(
        cells.map(([name, field]) => {
          const value = items[index]?.[name] ?? null;
          return [name, cityIn(field, value) ?? value];
        }),
      ),
    }));
  }
}

function factsOf(row: ContentRow): ContentFacts {
  return {
    id: row.id,
    version: row.version,
    state: stateOf(row, new Date()),
    publishedAt: row.published_at?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    highlight: row.trashed_at ? null : row.highlight_position,
    place: row.place,
    archived: row.archived,
    archiveYear: row.archive_year,
    ...(row.counted_since && { usage: usageOf(row, row.counted_since) }),
  };
}

function usageOf({ uses, robot_uses: robots, used_at: at }: ContentRow, since: Date): ItemUsage {
  return {
    uses: Number(uses),
    robotUses: Number(robots),
    usedAt: at?.toISOString() ?? null,
    countedSince: since.toISOString(),
  };
}
