import { type ContentType, neverShownAs } from '@polden/content-model';
import { formatDate } from '@polden/ru';
import { useQueryClient } from '@tanstack/react-query';
import { takeBack } from '../calls/take-back.ts';
import { useMutation } from '../calls/use-mutation.ts';
import { toast } from '../toasts/toast.store.ts';
import { useAdminType, useRights } from '../content-types/admin-type.tsx';
import { type ContentItem, titleOf } from '../content-types/content.api.ts';

/**
 * Does something with the version of an item that somebody has seen, or that their last change has made of it (`since`), where
 * they have it in a list alone. Throws HttpError: 409 when others have changed it.
 */
export type OverSeen = <Result>(
  act: (version: number) => Promise<Result>,
  since?: ContentItem,
) => Promise<Result>;

export interface PublicationOptions {
  id: number;
  /** What comes out is what was seen. */
  overSeen: OverSeen;
  /** Statuses that the page shows itself. */
  shownInPlace?: number[];
  onDone?: (item: ContentItem) => void;
}

/** Publishes an article or takes it back, and says what has come of it. */
export function usePublication({ id, overSeen, shownInPlace = [], onDone }: PublicationOptions) {
  const { type, api } = useAdminType();
  const may = useRights();
  const queryClient = useQueryClient();
  const renew = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.keys.lists }),
      queryClient.invalidateQueries({ queryKey: api.keys.highlights }),
    ]);
  // Taking it off the site shows nobody anything: that is done whatever there stands.
  const run = (change: 'publish' | 'unpublish', since?: ContentItem) =>
    change === 'unpublish' ? api.unpublish(id) : overSeen((version) => api.publish(id, { version }), since);
  return useMutation({
    mutationFn: (change: 'publish' | 'unpublish') => run(change),
    meta: { shownInPlace },
    onSuccess: async (item, change) => {
      onDone?.(item);
      const back = change === 'publish' ? 'unpublish' : 'publish';
      const undo = () =>
        takeBack(async () => {
          const after = await run(back, item);
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
