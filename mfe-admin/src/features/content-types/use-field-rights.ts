import { type ContentType, type Field, groupRightOf } from '@polden/content-model';
import { useSession } from '@polden/session';
import { useMemo } from 'react';
import { useAdminType } from './admin-type.tsx';

/** Why a field is only read: within a sentence. */
export const READ_ONLY_FIELD = 'менять это поле вашей роли нельзя';
export const READ_ONLY_REASON = 'Менять это поле вашей роли нельзя';

/** Whether a field may be changed: some take a right of their own. The API decides about it anyway. */
export function useFieldRights(): (field: Field) => boolean {
  const held = useSession(({ user }) => user?.actions);
  return ({ group }) => group === undefined || (held?.includes(groupRightOf(group)) ?? false);
}

/** Names of the fields that are read-only with these rights. */
export function readOnlyFields({ fields }: ContentType, held: readonly string[] = []): string[] {
  return Object.entries(fields)
    .filter(([, { group }]) => group !== undefined && !held.includes(groupRightOf(group)))
    .map(([name]) => name);
}

/** Read-only fields of the present type for the signed-in person. */
export function useReadOnlyFields(): string[] {
  const { type } = useAdminType();
  const held = useSession(({ user }) => user?.actions);
  return useMemo(() => readOnlyFields(type, held), [type, held]);
}
