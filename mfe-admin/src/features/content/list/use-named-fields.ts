import type { Field } from '@polden/content-model';
import { useSession } from '@polden/session';
import { expectAdminType } from '../../content-types/admin-type.tsx';

/** Whether the values of a field can be chosen by name: for a reference, only with the right to list its target type. */
export function useNamedFields(): (field: Field) => boolean {
  const held = useSession(({ user }) => user?.actions);
  return (field) =>
    field.kind !== 'reference' || (held?.includes(expectAdminType(field.to).actions.list) ?? false);
}
