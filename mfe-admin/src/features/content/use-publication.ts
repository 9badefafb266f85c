import { formatDate } from '@polden/ru';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../toasts/toast.store.ts';
import { useAdminType } from '../content-types/admin-type.tsx';
import type { ContentItem } from '../content-types/content.api.ts';

export interface PublicationOptions {
  id: number;
  /** Statuses that the page shows itself. */
  shownInPlace?: number[];
  onDone?: (item: ContentItem) => void;
}

/** Publishes an article or takes it back, and says what has come of it. */
export function usePublication({ id, shownInPlace = [], onDone }: PublicationOptions) {
  const { type, api } = useAdminType();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: 'publish' | 'unpublish') => api[change](id),
    meta: { shownInPlace },
    onSuccess: async (item) => {
      onDone?.(item);
      toast.success(outcome(String(item[type.title]), item));
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: api.keys.lists }),
        queryClient.invalidateQueries({ queryKey: api.keys.highlights }),
      ]);
    },
  });
}

/** What visitors see of the article from now on. */
function outcome(title: string, { state, publishedAt }: ContentItem): string {
  if (state === 'draft') return `«${title}»: снято с публикации`;
  if (state === 'published' || publishedAt === null) return `«${title}»: опубликовано`;
  return `«${title}»: выйдет ${formatDate(publishedAt, 'DD.MM.YYYY HH:mm')}`;
}
