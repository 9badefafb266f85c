import type { BlogPostItem } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../toasts/toast.store.ts';
import { BLOG_KEYS, blogApi } from './blog.api.ts';

export interface PublicationOptions {
  id: number;
  /** Statuses that the page shows itself. */
  shownInPlace?: number[];
  onDone?: (item: BlogPostItem) => void;
}

/** Publishes an article or takes it back, and says what has come of it. */
export function usePublication({ id, shownInPlace = [], onDone }: PublicationOptions) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: 'publish' | 'unpublish') => blogApi[change](id),
    meta: { shownInPlace },
    onSuccess: async (item) => {
      onDone?.(item);
      toast.success(outcome(item));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: BLOG_KEYS.lists }),
        queryClient.invalidateQueries({ queryKey: BLOG_KEYS.highlights }),
      ]);
    },
  });
}

/** What visitors see of the article from now on. */
function outcome({ title, state, publishedAt }: BlogPostItem): string {
  if (state === 'draft') return `«${title}» снята с публикации`;
  if (state === 'published' || publishedAt === null) return `«${title}» опубликована`;
  return `«${title}» выйдет ${formatDate(publishedAt, 'DD.MM.YYYY HH:mm')}`;
}
