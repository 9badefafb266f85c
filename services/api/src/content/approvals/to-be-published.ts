import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { ContentType } from '@polden/content-model';
import type { EntityManager } from 'typeorm';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';
import type { ContentRow } from '../content-row.ts';
import { fieldsOf, fromColumns, textIn, type Values } from '../fields/values.ts';
import { filesInValues } from '../files-in-values.ts';
import { withoutAddresses } from '../rich-text/without-addresses.ts';
import { SlugKeeper } from '../slugs/slug-keeper.ts';
import { authorsOf, changesOf, looksOf, paintersOf } from './approvals.repository.ts';

interface TextToPublish {
  digest: string;
  /** Of the draft that is in it; null without one. */
  draftVersion: number | null;
  /** Ids of the authors of unpublished changes, and of those who changed one of its pictures. */
  authors: string[];
}

/** What of an item would be published: as it is saved, or as its draft has it. */
@Injectable()
export class ToBePublished {
  constructor(private readonly slugs: SlugKeeper) {}

  async of(manager: EntityManager, type: ContentType, row: ContentRow): Promise<TextToPublish> {
    const draft = await changesOf(manager, type, row.id);
    const written = await authorsOf(manager, type, { id: row.id, isSeen: isShown(row) });
    const present = fromColumns(type, row);
    if (!draft) {
      const painters = await paintersOf(manager, type, row.id, filesInValues(present));
      const digest = await digestOf(manager, type, row);
      return { digest, draftVersion: null, authors: [...written, ...painters] };
    }
    const names = fieldsOf(type).map(([name]) => name);
    const merged = { ...present, ...draft.facts } as Values;
    const values = Object.fromEntries(names.map((name) => [name, merged[name] ?? null]));
    const digest = await digestOfValues(manager, type, await this.withSlugs(manager, type, values, row.id));
    const painters = await paintersOf(manager, type, row.id, filesInValues(merged));
    const authors = [...draft.author_ids, ...painters];
    return {
      digest,
      draftVersion: draft.version,
      authors: isShown(row) ? authors : [...written, ...authors],
    };
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

/** What an approval is of: the values of the fields, whichever version has them, and how their pictures look. */
export function digestOf(manager: EntityManager, type: ContentType, row: ContentRow): Promise<string> {
  return digestOfValues(manager, type, fromColumns(type, row));
}

/** Published, now or at its moment. */
export function isShown({ status, trashed_at }: ContentRow): boolean {
  return status === 'published' && trashed_at === null;
}

async function digestOfValues(manager: EntityManager, type: ContentType, values: Values): Promise<string> {
  const looks = await looksOf(manager, filesInValues(values));
  const parts = looks.length === 0 ? [type.name, values] : [type.name, withoutAddresses(values), looks];
  return createHash('sha256').update(canonicalJson(parts)).digest('hex');
}
