import { rightsFor } from './rights-for.ts';

/** Publications that take two people. Each also takes the right to see the items of the type. */
export const APPROVAL_PATHS = {
  /** GET → string[]: names of the types whose items are published only with an approval. */
  rules: 'admin/approval/rules',
  /** POST ApprovalRule → string[]. */
  rule: 'admin/approval/rule',
  /** GET admin/approval/state/{type}/{id} → ApprovalState. */
  state: 'admin/approval/state',
  /** POST admin/approval/approve/{type}/{id} ApprovedText → ApprovalState; 409 when it has changed, 422 for an author. */
  approve: 'admin/approval/approve',
  /** POST admin/approval/withdraw/{type}/{id} → ApprovalState: one's own approval. */
  withdraw: 'admin/approval/withdraw',
} as const;

export const APPROVAL_RIGHTS = rightsFor('approval', APPROVAL_PATHS);

export interface ApprovalRule {
  type: string;
  required: boolean;
}

/** What was looked at, of its ApprovalState: without a version of the item it is the digest alone, as admins released earlier send it. */
export type ApprovedText = Pick<ApprovalState, 'digest'> &
  Partial<Pick<ApprovalState, 'itemVersion' | 'draftVersion'>>;

export interface ApprovalState {
  /** Whether the type asks for it. */
  required: boolean;
  /** Of what would be published, the item with its draft: an approval is of this text and of no other. */
  digest: string;
  /** Of the item that the digest is of. */
  itemVersion: number;
  /** Of its draft; null without one. */
  draftVersion: number | null;
  /** Who has approved what would be published now; null: nobody, or something else. */
  approved: { by: string; at: string; own: boolean } | null;
  /** Why this person cannot approve it, in Russian; null: they can. */
  hindrance: string | null;
}
