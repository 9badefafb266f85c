import { useQuery } from '@tanstack/react-query';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';

/** Author of the last save, where the answer of a save named nobody; null until it is known. */
export function useLastAuthor(itemId: number, named: string | null): string | null {
  const { api } = useAdminType();
  const may = useRights();
  const { data } = useQuery({
    queryKey: [...api.keys.revisions(itemId), 'last'],
    queryFn: ({ signal }) => api.revisions(itemId, signal),
    enabled: named === null && may('revisions'),
    // Only a name: without it the screen says «кто-то ещё».
    meta: { shownInPlace: [403, 404] },
    gcTime: 0,
  });
  return named ?? data?.[0]?.actor ?? null;
}
