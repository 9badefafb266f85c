import type { ContentListRow, DraftState } from '@polden/api-contract';
import { formatDate } from '@polden/ru';
import { Button } from '@polden/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAdminType } from '../content-types/admin-type.tsx';
import { NotRead } from '../controls/not-read.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { changeSetsApi, CHANGE_SET_KEYS } from './change-sets.api.ts';
import { RemovalChoice } from './removal-choice.tsx';

interface RemovalDialogProps {
  item: ContentListRow;
  onClose: () => void;
}

/** With which set an item goes from the site, chosen without opening it. */
export function RemovalDialog({ item, onClose }: RemovalDialogProps) {
  const { api } = useAdminType();
  const [chosen, setChosen] = useState<DraftState | null>(null);
  const read = useQuery({
    queryKey: ['change-sets', 'removal-of', api.keys.item(item.id)],
    queryFn: () => api.draft(item.id),
    // Somebody else may have put it into a set since the list was read.
    gcTime: 0,
  });
  const readSets = useQuery({
    queryKey: CHANGE_SET_KEYS.list,
    queryFn: ({ signal }) => changeSetsApi.list(signal),
  });
  const state = chosen ?? read.data ?? null;
  const noneOpen = readSets.data?.every(({ stage }) => stage !== 'open' && stage !== 'scheduled') ?? false;
  return (
    <Dialog title="Снять с сайта вместе с набором" onCancel={onClose}>
      <p>{item.title}</p>
      {!(read.data && readSets.data) && (
        <NotRead of={[read, readSets]} loading="Загружаем…" failed="Наборы не загрузились" />
      )}
      {state?.unpublishAt && (
        <p>
          {`Запись и так уйдёт с сайта ${formatDate(state.unpublishAt, 'DD.MM.YYYY HH:mm')}: сначала уберите это время в её форме.`}
        </p>
      )}
      {noneOpen && (
        <p>
          Открытых наборов нет. <Link to="/admin/change-sets">Завести набор</Link>
        </p>
      )}
      <RemovalChoice item={item} state={state} onState={setChosen} />
      <DialogActions>
        <Button onClick={onClose}>Готово</Button>
      </DialogActions>
    </Dialog>
  );
}
