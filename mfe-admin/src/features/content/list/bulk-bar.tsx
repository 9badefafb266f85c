import type { BulkOperation } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SmallButton } from '../../controls/small-button.tsx';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { toast } from '../../toasts/toast.store.ts';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import css from './content-list.module.css';

const ITEMS = { single: 'запись', more: 'записи', many: 'записей' };
const TITLES: Record<BulkOperation, string> = {
  publish: 'Опубликовать',
  unpublish: 'Снять с публикации',
  remove: 'Удалить',
  restore: 'Вернуть',
  purge: 'Удалить навсегда',
};
const PUBLICATIONS: readonly BulkOperation[] = ['publish', 'unpublish'];
/** What is asked about first. */
const GRAVE: readonly BulkOperation[] = ['remove', 'purge'];

export interface BulkBarProps {
  ids: readonly number[];
  operations: readonly BulkOperation[];
  onDone: () => void;
}

/** What can be done with the chosen items at once; nothing while none is chosen. */
export function BulkBar({ ids, operations, onDone }: BulkBarProps) {
  const { type, api } = useAdminType();
  const may = useRights();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<BulkOperation | null>(null);
  const change = useMutation({
    mutationFn: (operation: BulkOperation) => api.bulk({ operation, ids: [...ids] }),
    onSuccess: ({ done, failed }) => {
      if (done.length > 0) toast.success(`Готово: ${done.length} ${plural(done.length, ITEMS)}`);
      const [first] = failed;
      if (first) toast.error(`Не получилось: ${failed.length}. ${first.message}`);
      setAsked(null);
      onDone();
      return queryClient.invalidateQueries({ queryKey: [type.name] });
    },
  });
  if (ids.length === 0 || !may('bulk')) return null;
  const chosen = `${ids.length} ${plural(ids.length, ITEMS)}`;
  return (
    <div className={css.bulk} role="group" aria-label="Действия с выбранными">
      <p>Выбрано: {chosen}</p>
      {operations
        .filter((operation) => may(operation) && (type.drafts || !PUBLICATIONS.includes(operation)))
        .map((operation) => (
          <SmallButton
            key={operation}
            about="выбранное"
            busy={change.isPending}
            onClick={() => (GRAVE.includes(operation) ? setAsked(operation) : change.mutate(operation))}
          >
            {TITLES[operation]}
          </SmallButton>
        ))}
      {asked && (
        <ConfirmDialog
          title={`${TITLES[asked]}: ${chosen}?`}
          confirm={TITLES[asked]}
          busy={change.isPending}
          onConfirm={() => change.mutate(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>{asked === 'purge' ? 'Вернуть их будет нельзя.' : 'Из корзины их можно вернуть.'}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
