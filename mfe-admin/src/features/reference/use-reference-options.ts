import { useQuery } from '@tanstack/react-query';
import { useMay } from '../session/use-may.ts';
import { expectAdminType } from '../content-types/admin-type.tsx';
import { wholeList } from '../content-types/whole-list.ts';

export interface ReferenceOption {
  /** Id of the item. */
  value: string;
  label: string;
}

const NONE: ReferenceOption[] = [];

/**
 * The items of a type that others may refer to, in their order; none without the right to see them. `present`, the id
 * that is referred to now (empty for none), is among them even when the list lacks it: archived, or not here yet.
 */
export function useReferenceOptions(to: string, present: string): ReferenceOption[] {
  const { api, actions } = expectAdminType(to);
  const mayRead = useMay(actions.list);
  const { data: options = NONE } = useQuery({
    queryKey: api.keys.options,
    queryFn: ({ signal }) => wholeList(api, {}, signal),
    enabled: mayRead,
    select: (items) => items.map(({ id, title }) => ({ value: String(id), label: title })),
  });
  const known = present === '' || options.some(({ value }) => value === present);
  return known ? options : [...options, { value: present, label: `№ ${present}` }];
}
