import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';
import type { ContentRow } from '../content-row.ts';
import { fieldsOf, fromColumns, textIn, type Values } from '../fields/values.ts';
import { SlugKeeper } from '../slugs/slug-keeper.ts';
import { authorsOf, changesOf } from './approvals.repository.ts';

interface TextToPublish {
  digest: string;
  /** Ids of who has written what visitors do not see yet. */
  authors: string[];
}

/** What of an item would be published: as it is saved, or as its draft has it. */
@Injectable()
export class ToBePublished {
  constructor(private readonly slugs: SlugKeeper) {}

  async of(manager: EntityManager, type: ContentType, row: ContentRow): Promise<TextToPublish> {
    const draft = await changesOf(manager, type, row.id);
    const written = await authorsOf(manager, type, { id: row.id, isSeen: isShown(row) });
    if (!draft) return { digest: digestOf(type, row), authors: written };
    const present = fromColumns(type, row);
    const names = fieldsOf(type).map(([name]) => name);
    const merged = { ...present, ...draft.facts } as Values;
    const values = Object.fromEntries(names.map((name) => [name, merged[name] ?? null]));
    const digest = digestOfValues(type, await this.withSlugs(manager, type, values, row.id));
    return { digest, authors: isShown(row) ? draft.author_ids : [...written, ...draft.author_ids] };
  }

  /** An address that was left empty is made when the draft comes out. */
  private async withSlugs(
    manager: EntityManager,
    type: ContentType,
    values: Values,
    itemId: number,
  ): Promise<Values> {
    const made = { ...values };
    for (const [name, field] of fieldsOf(type)) {
      if (field.kind !== 'slug' || textIn(values, name) !== '') continue;
      const source = textIn(values, field.source);
      made[name] = await this.slugs.choose(manager, type, { name, field, slug: '', source, itemId });
    }
    return made;
  }
}

/** What an approval is of: the values of the fields, whichever version has them. */
export function digestOf(type: ContentType, row: ContentRow): string {
  return digestOfValues(type, fromColumns(type, row));
}

/** Published, now or at its moment. */
export function isShown({ status, trashed_at }: ContentRow): boolean {
  return status === 'published' && trashed_at === null;
}

function digestOfValues(type: ContentType, values: Values): string {
  return createHash('sha256')
    .update(canonicalJson([type.name, values]))
    .digest('hex');
}
