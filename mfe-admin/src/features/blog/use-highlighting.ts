import type { BlogPostRow, MoveDirection } from '@polden/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BLOG_KEYS, blogApi } from './blog.api.ts';

export interface HighlightChange {
  id: number;
  change: 'add' | 'remove' | MoveDirection;
}

/** Changes the highlights; the server answers with all of them as they are then. */
export function useHighlighting() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: HighlightChange): Promise<BlogPostRow[]> => {
      if (change === 'add') return blogApi.highlightAdd(id);
      if (change === 'remove') return blogApi.highlightRemove(id);
      return blogApi.highlightMove(id, change);
    },
    onSuccess: (rows) => {
      queryClient.setQueryData(BLOG_KEYS.highlights, rows);
      return queryClient.invalidateQueries({ queryKey: BLOG_KEYS.lists });
    },
  });
}
