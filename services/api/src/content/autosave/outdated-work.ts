import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';
import type { ContentActor } from '../content-actor.ts';
import { ContentRepository } from '../content.repository.ts';
import { ContentView } from '../content-view.ts';
import { draftOf } from '../drafts/drafts.repository.ts';
import { typeOf } from '../link-check/link-list.ts';
import { type AutosaveOwner, type AutosaveRow, hasSavedAfter } from './autosave.repository.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Tells unsaved work that is of use from what its author has saved since, here or on another machine. */
@Injectable()
export class OutdatedWork {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: ContentRepository,
    private readonly view: ContentView,
  ) {}

  /** When its author has saved the item later, and no field that the work changes is as it was when the work began. */
  async isOutdated(
    owner: AutosaveOwner,
    { base, present, saved_at }: AutosaveRow,
    actor: ContentActor,
  ): Promise<boolean> {
    const { manager } = this.dataSource;
    if (owner.itemId === 0 || !(await hasSavedAfter(manager, owner, actor.id, saved_at))) return false;
    const type = typeOf(owner.contentType);
    const row = await this.repository.find(type, owner.itemId);
    if (!row) return false;
    const draft = await draftOf(manager, type, row.id);
    const now: Fields = { ...(await this.view.item(type, row)), ...draft?.facts };
    const [was, typed]: [Fields, Fields] = [{ ...base }, { ...present }];
    const changed = Object.keys(typed).filter((field) => !isSame(typed[field], was[field]));
    return changed.every((field) => !isSame(now[field], was[field]));
  }
}

function isSame(a: unknown, b: unknown): boolean {
  return canonicalJson({ value: a ?? null }) === canonicalJson({ value: b ?? null });
}
