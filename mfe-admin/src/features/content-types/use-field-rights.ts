import { type Field, groupRightOf } from '@polden/content-model';
import { useSession } from '@polden/session';

/** Whether a field may be changed: some take a right of their own. The API decides about it anyway. */
export function useFieldRights(): (field: Field) => boolean {
  const held = useSession(({ user }) => user?.actions);
  return ({ group }) => group === undefined || (held?.includes(groupRightOf(group)) ?? false);
}
