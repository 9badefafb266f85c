import type { ContentListRow } from '@polden/api-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SmallButton } from '../../controls/small-button.tsx';
import { toast } from '../../toasts/toast.store.ts';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import type { ContentItem } from '../../content-types/content.api.ts';

type Change = 'moveUp' | 'moveDown' | 'moveArchive' | 'restoreArchive';

/** The place of an item in its list, and the archive. */
export function PlaceActions({ item }: { item: ContentListRow }) {
  const { type, api } = useAdminType();
  const may = useRights();
  const queryClient = useQueryClient();
  const about = `«${item.title}»`;
  const change = useMutation({
    mutationFn: (operation: Change) => api[operation](item.id, bodyOf(operation, item)),
    onSuccess: async (after, operation) => {
      toast.success(whatHappened(about, operation, after));
      await queryClient.invalidateQueries({ queryKey: api.keys.lists });
    },
  });
  const button = (operation: Change, name: string, label: string) =>
    may(operation) && (
      <SmallButton
        about={`${name} ${about}`}
        idle={change.isPending}
        onClick={() => change.mutate(operation)}
      >
        {label}
      </SmallButton>
    );
  return (
    <>
      {item.place !== null && button('moveUp', 'вверх', '↑')}
      {item.place !== null && button('moveDown', 'вниз', '↓')}
      {type.archive && !item.archived && button('moveArchive', '', 'В архив')}
      {type.archive && item.archived && button('restoreArchive', '', 'Из архива')}
    </>
  );
}

/** A year is asked of archives that are kept by year: that of publication. */
function bodyOf(operation: Change, { publishedAt, createdAt }: ContentListRow): object {
  return operation === 'moveArchive' ? { year: new Date(publishedAt ?? createdAt).getFullYear() } : {};
}

function whatHappened(about: string, operation: Change, { place, archiveYear }: ContentItem): string {
  if (operation === 'moveArchive')
    return `${about}: в архиве${archiveYear === null ? '' : `, ${archiveYear}`}`;
  return `${about}: место ${place ?? '—'}`;
}
