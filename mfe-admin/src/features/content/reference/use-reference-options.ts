import { useQuery } from '@tanstack/react-query';
import { useMay } from '../../session/use-may.ts';
import { expectAdminType } from '../admin-type.tsx';

export interface ReferenceOption {
  /** Id of the item. */
  value: string;
  label: string;
}

const NONE: ReferenceOption[] = [];

/** The items of a type that others may refer to, in their order; none without the right to see them. */
export function useReferenceOptions(to: string): ReferenceOption[] {
  const { api, actions } = expectAdminType(to);
  const mayRead = useMay(actions.list);
  const { data } = useQuery({
    queryKey: api.keys.list({ page: 1 }),
    queryFn: ({ signal }) => api.list({ page: 1 }, signal),
    enabled: mayRead,
    select: ({ items }) => items.map(({ id, title }) => ({ value: String(id), label: title })),
  });
  return data ?? NONE;
}
