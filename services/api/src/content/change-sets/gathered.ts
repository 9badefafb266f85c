import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { canonicalJson } from '../../core/idempotency/canonical-json.ts';
import { findDraftable } from '../drafts/draftable.ts';
import { type DraftRow, draftsOfSet } from '../drafts/drafts.repository.ts';
import { type RemovalRow, removalsOfSet } from '../drafts/removals.repository.ts';
import type { MemberAct } from '../member-acts.ts';
import { type PublishedMember, type UnseenItem, unseenAmong } from './change-sets.repository.ts';

/** What a set brings out, and what it takes off the site. */
export interface Gathered {
  drafts: DraftRow[];
  removals: RemovalRow[];
  /** Of the items that come out with their drafts for the first time: their own text is what visitors will read. */
  unseen: UnseenItem[];
}

export async function gatheredIn(manager: EntityManager, setId: number): Promise<Gathered> {
  const drafts = await draftsOfSet(manager, setId);
  return {
    drafts,
    removals: await removalsOfSet(manager, setId),
    unseen: await unseenAmong(manager, drafts),
  };
}

/** SHA-256 of all that the set would do, so that nobody brings out what they have not seen. */
export function digestOf({ drafts, removals, unseen }: Gathered): string {
  const does = {
    changes: drafts.map(({ content_type: type, item_id: id, facts, held }) => ({ type, id, facts, held })),
    removals: removals.map(({ content_type: type, item_id: id }) => ({ type, id })),
    unseen,
  };
  return createHash('sha256').update(canonicalJson(does)).digest('hex');
}

/** What the set does to its items; those of a type that is no more are none. */
export function actsOf({ drafts, removals }: Gathered): MemberAct[] {
  return [
    ...drafts.flatMap(({ content_type: name, facts }) => actOf(name, 'publish', Object.keys(facts))),
    ...removals.flatMap(({ content_type: name }) => actOf(name, 'unpublish', [])),
  ];
}

/** What it takes to take back what a set has done. */
export function actsBack(members: readonly PublishedMember[]): MemberAct[] {
  return members.flatMap(({ type }) => actOf(type, 'publish', []));
}

function actOf(name: string, operation: MemberAct['operation'], changed: string[]): MemberAct[] {
  const type = findDraftable(name);
  return type ? [{ type, operation, changed }] : [];
}
