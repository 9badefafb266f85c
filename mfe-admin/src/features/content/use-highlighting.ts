import type { ContentListRow, MoveDirection } from '@polden/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../calls/use-mutation.ts';
import { useAdminType } from '../content-types/admin-type.tsx';

export interface HighlightChange {
  id: number;
  change: 'add' | 'remove' | MoveDirection;
}

/** Changes the highlights; the server answers with all of them as they are then. */
export function useHighlighting() {
  const { api } = useAdminType();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: HighlightChange): Promise<ContentListRow[]> => {
      if (change === 'add') return api.highlightAdd(id);
      if (change === 'remove') return api.highlightRemove(id);
      return api.highlightMove(id, change);
    },
    onSuccess: (rows) => {
      queryClient.setQueryData(api.keys.highlights, rows);
      return queryClient.invalidateQueries({ queryKey: api.keys.lists });
    },
  });
}
