import { HttpError } from '@polden/http';
import { Button, ButtonLink, Notice } from '@polden/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useMutation } from '../../calls/use-mutation.ts';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { LEAVE_FREELY } from '../../dialog/must-leave.ts';
import { addItem } from './add-item.ts';
import type { ItemValues } from './item-values.ts';

export interface RemovedNoticeProps {
  /** Of the save. */
  error: Error | null;
  /** As they stand in the form. */
  values: ItemValues;
  /** The form need not keep them any more. */
  onAdded: () => void;
}

/** Of an item that was removed while it was edited: where it is, and the way to keep what was typed. */
export function RemovedNotice({ error, values, onAdded }: RemovedNoticeProps) {
  const admin = useAdminType();
  const { api, root } = admin;
  const [key] = useState(() => crypto.randomUUID());
  const may = useRights();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const adding = useMutation({
    mutationFn: () => addItem(admin, values, key),
    meta: { failure: 'Сохранить как новую не получилось, всё набранное на месте.' },
    onSuccess: ({ id }) => {
      onAdded();
      void queryClient.invalidateQueries({ queryKey: api.keys.lists });
      void navigate(`${root}/${id}`, { replace: true, state: LEAVE_FREELY });
    },
  });
  if (!(error instanceof HttpError) || error.code !== 404) return null;
  return (
    <Notice tone="error" live title="Сохранить некуда: запись удалили, пока вы правили">
      <p>{error.message}. Всё набранное на месте.</p>
      {may('add') && (
        <Button variant="secondary" busy={adding.isPending} onClick={() => adding.mutate()}>
          Сохранить как новую
        </Button>
      )}
      {may('trash') && (
        <ButtonLink variant="quiet" to={`${root}?view=trash`}>
          Открыть корзину
        </ButtonLink>
      )}
    </Notice>
  );
}
