import type { EntityManager } from 'typeorm';
import { findDraftable } from '../drafts/draftable.ts';
import { type DraftRow, draftsOfSet } from '../drafts/drafts.repository.ts';
import { type RemovalRow, removalsOfSet } from '../drafts/removals.repository.ts';
import type { MemberAct } from '../member-acts.ts';

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
  return [
    ...drafts.flatMap(({ content_type: name, facts }) => actOf(name, 'publish', Object.keys(facts))),
    ...removals.flatMap(({ content_type: name }) => actOf(name, 'unpublish', [])),
  ];
}

function actOf(name: string, operation: MemberAct['operation'], changed: string[]): MemberAct[] {
  const type = findDraftable(name);
  return type ? [{ type, operation, changed }] : [];
}
