import type { EntityManager } from 'typeorm';
import { findDraftable } from '../drafts/draftable.ts';
import { type DraftRow, draftsOfSet } from '../drafts/drafts.repository.ts';
import { type RemovalRow, removalsOfSet } from '../drafts/removals.repository.ts';
import type { MemberAct } from './change-set-rights.ts';

/** What a set brings out, and what it takes off the site. */
export interface Gathered {
  drafts: DraftRow[];
  removals: RemovalRow[];
}

export async function gatheredIn(manager: EntityManager, setId: number): Promise<Gathered> {
  return { drafts: await draftsOfSet(manager, setId), removals: await removalsOfSet(manager, setId) };
}

/** What the set does to its items; those of a type that is no more are none. */
export function actsOf({ drafts, removals }: Gathered): MemberAct[] {
  const acts = (rows: readonly { content_type: string }[], operation: MemberAct['operation']) =>
    rows.flatMap(({ content_type: name }): MemberAct[] => {
      const type = findDraftable(name);
      return type ? [{ type, operation }] : [];
    });
  return [...acts(drafts, 'publish'), ...acts(removals, 'unpublish')];
}
