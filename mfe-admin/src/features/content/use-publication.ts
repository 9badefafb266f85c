import { type ContentType, neverShownAs } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import { useQueryClient } from '@tanstack/react-query';
import { takeBack } from '../calls/take-back.ts';
import { useMutation } from '../calls/use-mutation.ts';
import { toast } from '../toasts/toast.store.ts';
import { useAdminType, useRights } from '../content-types/admin-type.tsx';
import { type ContentItem, titleOf } from '../content-types/content.api.ts';

export interface PublicationOptions {
  id: number;
  /** Statuses that the page shows itself. */
  shownInPlace?: number[];
  onDone?: (item: ContentItem) => void;
}

/** Publishes an article or takes it back, and says what has come of it. */
export function usePublication({ id, shownInPlace = [], onDone }: PublicationOptions) {
  const { type, api } = useAdminType();
  const may = useRights();
  const queryClient = useQueryClient();
  const renew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.keys.lists }),
      queryClient.invalidateQueries({ queryKey: api.keys.highlights }),
    ]);
  return useMutation({
    mutationFn: (change: 'publish' | 'unpublish') => api[change](id),
    meta: { shownInPlace },
    onSuccess: async (item, change) => {
      onDone?.(item);
      const back = change === 'publish' ? 'unpublish' : 'publish';
      const undo = () =>
        takeBack(async () => {
          const after = await api[back](id);
          onDone?.(after);
          toast.success(outcome(type, after));
          await renew();
        });
      toast.success(
        outcome(type, item),
        may(back) ? { title: 'Отменить', otherwise: 'Вернуть можно той же кнопкой', run: undo } : undefined,
      );
      await renew();
    },
  });
}

/** What visitors see of the article from now on. */
function outcome(type: ContentType, item: ContentItem): string {
  const { state, publishedAt } = item;
  const title = titleOf(type, item);
  const kind = neverShownAs(type, item);
  if (state === 'draft') return `«${title}»: снято с публикации`;
  if (kind !== null) return `«${title}»: посетители не увидят, это ${kind.toLowerCase()}`;
  if (state === 'published' || publishedAt === null) return `«${title}»: опубликовано`;
  return `«${title}»: выйдет ${formatDate(publishedAt, 'DD.MM.YYYY HH:mm')}`;
}
