import type { ContentListRow } from '@polden/api-contract';
import { type FieldValue, NO_ACCESS } from '@polden/content-model';
import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/use-may.ts';
import { expectAdminType } from '../content-types/admin-type.tsx';
import { wholeList } from '../content-types/whole-list.ts';
import { optionsOf, type ReferenceOption } from './reference-options.ts';

const NONE: ContentListRow[] = [];

/** The items of a type that others may refer to, in their order; null without the right to see them. */
function useReferenceItems(to: string): readonly ContentListRow[] | null {
  const { api, actions } = expectAdminType(to);
  const mayRead = useMay(actions.list);
  const { data = NONE } = useQuery({
    queryKey: api.keys.options,
    queryFn: ({ signal }) => wholeList(api, {}, signal),
    enabled: mayRead,
  });
  return mayRead ? data : null;
}

/** Title of the item that a reference leads to; its number when the list lacks it: archived, or not here yet. */
export function useReferenceTitle(to: string, id: number): string {
  const items = useReferenceItems(to);
  return items === null ? NO_ACCESS : (items.find((item) => item.id === id)?.title ?? `№ ${id}`);
}

/**
 * What a reference may lead to. `present`, the id that is referred to now (empty for none), is among them even when the list lacks
 * it. `like`: the value that the item has of what both must have alike; null where any will do. `own`: the item that refers, when it
 * is of the same type; null: none.
 */
export function useReferenceOptions(
  to: string,
  present: string,
  like: FieldValue | undefined = null,
  own: number | null = null,
): ReferenceOption[] {
  const items = useReferenceItems(to);
  const options = optionsOf(expectAdminType(to).type, items ?? NONE, { present, like, own });
  const known = present === '' || options.some(({ value }) => value === present);
  if (known) return options;
  return [...options, { value: present, label: items === null ? NO_ACCESS : `№ ${present}` }];
}
