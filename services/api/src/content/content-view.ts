import { Injectable } from '@nestjs/common';
import type { ContentFacts, ContentListRow, ItemUsage, MediaImage, StoredFile } from '@polden/api-contract';
import type { ContentType, FieldKind } from '@polden/content-model';
import { type ContentRow, stateOf } from './content-row.ts';
import { fieldsOf, fromColumns, type Values } from './fields/values.ts';
import { ItemFiles } from './item-files.service.ts';

const SHORT_KINDS: ReadonlySet<FieldKind> = new Set(['boolean', 'choice', 'date', 'number', 'reference']);

/** An item as staff edit it: its facts, its fields, and what its image and its files are. */
export type ContentItem = ContentFacts &
  Values & { picture: MediaImage | null; document: StoredFile | null; documents: StoredFile[] };

/** Turns rows into what staff get. */
@Injectable()
export class ContentView {
  constructor(private readonly files: ItemFiles) {}

  async item(type: ContentType, row: ContentRow): Promise<ContentItem> {
    const values = fromColumns(type, row);
    const [attached] = await this.files.of(type, [values]);
    const { picture = null, document = null } = attached ?? {};
    const documents = [...(attached?.documents.values() ?? [])];
    return Object.assign(values, factsOf(row), { picture, document, documents });
  }

  async rows(
    type: ContentType,
    rows: readonly ContentRow[],
    drafted: ReadonlySet<number> = new Set(),
  ): Promise<ContentListRow[]> {
    const items = rows.map((row) => fromColumns(type, row));
    const attached = await this.files.of(type, items);
    const short = fieldsOf(type).filter(([, { kind, listed }]) => listed === true || SHORT_KINDS.has(kind));
    return rows.map((row, index) => ({
      ...factsOf(row),
      title: String(row[type.title]),
      slug: typeof row['slug'] === 'string' ? row['slug'] : '',
      picture: attached[index]?.picture ?? null,
      hasDraft: drafted.has(row.id),
      cells: Object.fromEntries(short.map(([name]) => [name, items[index]?.[name] ?? null])),
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
    highlight: row.highlight_position,
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
