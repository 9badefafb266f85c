import { HttpError } from '@polden/http';
import { Button, ButtonLink, Notice } from '@polden/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { useReadOnlyFields } from '../../content-types/use-field-rights.ts';
import { LEAVE_FREELY } from '../../dialog/must-leave.ts';
import { fieldNames, type ItemValues, pick } from './item-values.ts';

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
  const { type, api, root } = useAdminType();
  const may = useRights();
  const foreign = useReadOnlyFields();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const adding = useMutation({
    mutationFn: () => {
      const names = type.drafts ? fieldNames(type) : Object.keys(type.fields);
      return api.add(
        pick(
          values,
          names.filter((name) => !foreign.includes(name)),
        ),
      );
    },
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
