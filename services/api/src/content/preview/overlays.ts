import { Injectable } from '@nestjs/common';
import { CONTENT_TYPES, type ContentType } from '@polden/content-model';
import { DataSource, type QueryRunner } from 'typeorm';
import { overlaid } from '../../core/database/overlay.ts';
import { gatheredIn } from '../change-sets/gathered.ts';
import { ContentRepository } from '../content.repository.ts';
import type { ContentRow } from '../content-row.ts';
import { draftOf, draftsUntil, type DraftRow } from '../drafts/drafts.repository.ts';
import { type RemovalRow, removalsUntil } from '../drafts/removals.repository.ts';
import type { Columns } from '../fields/field-rules.ts';
import { fromColumns, toColumns, type Values } from '../fields/values.ts';
import { comingItems, layFormerSlugs, layOver } from './overlay.repository.ts';
import type { Overlay, Perspective } from './perspective.ts';

/** Lets public reads find unpublished content in a preview. */
@Injectable()
export class Overlays {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
  ) {}

  /** Runs `read` in the perspective. */
  async run<Result>(perspective: Perspective, read: () => Promise<Result>): Promise<Result> {
    const overlays = await this.of(perspective);
    const until = perspective.kind === 'moment' ? new Date(perspective.at) : null;
    return overlaid(this.dataSource, (runner) => this.prepare(runner, overlays, until), read);
  }

  /** What differs in the perspective; an item that has gone differs in nothing. */
  private async of(perspective: Perspective): Promise<Overlay[]> {
    const { manager } = this.dataSource;
    if (perspective.kind === 'set') {
      if (perspective.before === true) return [];
      const { drafts, removals } = await gatheredIn(manager, perspective.id);
      return [...drafts.map(toOverlay), ...removals.map(toGone)];
    }
    if (perspective.kind === 'item') {
      const type = typeOf(perspective.type);
      const draft = type && (await draftOf(manager, type, perspective.id));
      const { type: name, id } = perspective;
      return [draft ? toOverlay(draft) : { type: name, id, facts: {}, isGone: false }];
    }
    const moment = new Date(perspective.at);
    const [coming, drafts, gone] = await Promise.all([
      comingItems(manager, moment),
      draftsUntil(manager, moment),
      removalsUntil(manager, moment),
    ]);
    const all = [
      ...coming.map(({ type, id }): Overlay => ({ type, id, facts: {}, isGone: false })),
      ...drafts.map(toOverlay),
      ...gone.map(toGone),
    ];
    return all.filter(({ type }) => perspective.types.includes(type));
  }

  private async prepare(
    runner: QueryRunner,
    overlays: readonly Overlay[],
    until: Date | null,
  ): Promise<void> {
    const now = new Date();
    const former: { type: string; slug: string; id: number }[] = [];
    for (const name of new Set(overlays.map(({ type }) => type))) {
      const type = typeOf(name);
      if (!type) continue;
      const rows = new Map<number, Columns>();
      for (const { id, facts, isGone } of overlays.filter((overlay) => overlay.type === name)) {
        const item = await this.repository.find(type, id, runner.manager);
        if (!item) continue;
        const columns: Columns = isGone ? { status: 'draft' } : seen(type, item, facts, { now, until });
        rows.set(id, { ...rows.get(id), ...columns });
        const { slug } = item;
        if (typeof slug === 'string' && slug !== (columns['slug'] ?? slug)) {
          former.push({ type: name, slug, id });
        }
      }
      if (rows.size > 0) await layOver(runner, type, rows);
    }
    if (former.length > 0) await layFormerSlugs(runner, former);
  }
}

/** The columns of the item as if it were published with the changes now; one whose date is after `until` is still to come. */
function seen(
  type: ContentType,
  item: ContentRow,
  facts: Record<string, unknown>,
  { now, until }: { now: Date; until: Date | null },
): Columns {
  const values = { ...fromColumns(type, item), ...facts } as Values;
  const at = typeof facts['publishedAt'] === 'string' ? new Date(facts['publishedAt']) : item.published_at;
  const isAhead = at !== null && until !== null && at > until;
  const moment = at !== null && (at <= now || isAhead) ? at : now;
  return { ...toColumns(type, values), status: 'published', published_at: moment, announced: true };
}

function toOverlay({ content_type: type, item_id: id, facts }: DraftRow): Overlay {
  return { type, id, facts, isGone: false };
}

function toGone({ content_type: type, item_id: id }: RemovalRow): Overlay {
  return { type, id, facts: {}, isGone: true };
}

function typeOf(name: string): ContentType | undefined {
  return CONTENT_TYPES.find((type) => type.name === name);
}
