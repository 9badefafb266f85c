import type { ContentListRow } from '@polden/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useMutation } from '../../calls/use-mutation.ts';
import { useAdminType } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';
import { takeBack } from '../../calls/take-back.ts';
import { toast } from '../../toasts/toast.store.ts';

export type PlaceChange = 'moveUp' | 'moveDown' | 'moveArchive' | 'restoreArchive';

const BACK: Record<PlaceChange, PlaceChange> = {
  moveUp: 'moveDown',
  moveDown: 'moveUp',
  moveArchive: 'restoreArchive',
  restoreArchive: 'moveArchive',
};

/** Changes the place of an item in its list, or the archive; what was done can be taken back for a while. */
export function usePlace(item: ContentListRow) {
  const { api } = useAdminType();
  const queryClient = useQueryClient();
  const about = `«${item.title}»`;
  const year = item.archiveYear;
  return useMutation({
    mutationFn: ({ change, body = {} }: { change: PlaceChange; body?: object }) => api[change](item.id, body),
    onSuccess: async (after, { change }) => {
      const back = BACK[change];
      const undo = () =>
        takeBack(async () => {
          await api[back](item.id, back === 'moveArchive' && year !== null ? { year } : {});
          toast.success(`${about}: как было`);
          await queryClient.invalidateQueries({ queryKey: api.keys.lists });
        });
      toast.success(
        whatHappened(about, change, after),
        change === 'moveUp' || change === 'moveDown'
          ? undefined
          : { title: 'Отменить', otherwise: 'Вернуть можно из списка', run: undo },
      );
      await queryClient.invalidateQueries({ queryKey: api.keys.lists });
    },
  });
}

function whatHappened(about: string, change: PlaceChange, { place, archiveYear }: ContentItem): string {
  if (change === 'moveArchive') return `${about}: в архиве${archiveYear === null ? '' : `, ${archiveYear}`}`;
  if (change === 'restoreArchive') return `${about}: снова в списке`;
  return `${about}: место ${place ?? '—'}`;
}
