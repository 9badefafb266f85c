import type { ChangeSetMember } from '@polden/api-contract';

/** Names a member in the address. */
export function pageKey({ type, id }: ChangeSetMember): string {
  return `${type}:${id}`;
}
