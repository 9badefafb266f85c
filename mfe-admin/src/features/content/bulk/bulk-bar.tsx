import type { BulkChoice, BulkOperation, BulkPreviewItem, BulkResult } from '@polden/api-contract';
import { formatNumber, moscowDay, plural } from '@polden/ru';
import { useState } from 'react';
import { useMutation } from '../../calls/use-mutation.ts';
import { SmallButton } from '../../controls/small-button.tsx';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { useAdminType } from '../../content-types/admin-type.tsx';
import { ArchiveDialog } from '../list/archive-dialog.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import { ToldDialogs } from './told-dialogs.tsx';
import { reversalOf, reversalOfChange, reversalOfUnarchive } from './reversals.ts';
import { useBulk } from './use-bulk.ts';
import css from './bulk.module.css';

const ITEMS = { single: 'запись', more: 'записи', many: 'записей' };
const TITLES: Record<BulkOperation, string> = {
  publish: 'Опубликовать',
  unpublish: 'Снять с публикации',
  change: 'Изменить поле…',
  archive: 'В архив',
  unarchive: 'Из архива',
  remove: 'Удалить',
  restore: 'Вернуть',
  purge: 'Удалить навсегда',
};
/** What is asked about first. */
const GRAVE: readonly BulkOperation[] = ['remove', 'purge'];

const NOTHING: Pick<BulkResult, 'failed' | 'moved'> = { failed: [], moved: [] };

export interface BulkBarProps {
  choice: BulkChoice;
  /** How many items that is. */
  count: number;
  /** There are more of them than `count`. */
  more?: boolean;
  /** What may be done with them: see useBulkOperations. */
  operations: readonly BulkOperation[];
  /** Titles of the items that are known here. */
  titleOf: (id: number) => string;
  /** All of the list, when it has more than what is chosen; null: nobody has counted them. */
  all?: { total: number | null; choose: () => void } | undefined;
  onDone: () => void;
}

/** What can be done with the chosen items at once; nothing while none is chosen. */
export function BulkBar({ choice, count, more = false, operations, titleOf, all, onDone }: BulkBarProps) {
  const { type, api } = useAdminType();
  const [asked, setAsked] = useState<BulkOperation | null>(null);
  const [told, setTold] = useState<Pick<BulkResult, 'failed' | 'moved'>>(NOTHING);
  const [titles, setTitles] = useState<ReadonlyMap<number, string>>(new Map());
  const { run, progress } = useBulk({
    onDone: (result) => {
      setTold(result);
      setAsked(null);
      onDone();
    },
    onUndone: setTold,
  });
  // What stands in the way of one of the items gets a dialog of its own; of the whole, a toast, which an open question would hide.
  const close = () => setAsked(null);
  const start = useMutation({
    mutationFn: async ({ operation, year }: { operation: BulkOperation; year?: number }) => {
      // What comes out of the archive goes back under the year that it had.
      const isTried = !('ids' in choice) || operation === 'unarchive';
      const items = isTried ? await tried(operation) : [];
      run.mutate(
        {
          operation,
          ids: 'ids' in choice ? choice.ids : items.map(({ id }) => id),
          ...(year !== undefined && { year }),
          reverse: operation === 'unarchive' ? reversalOfUnarchive(items) : reversalOf(operation),
        },
        { onError: close },
      );
    },
    onError: close,
  });
  const tried = async (operation: BulkOperation): Promise<BulkPreviewItem[]> => {
    const { items } = await api.bulkTrial({ operation, ...choice });
    setTitles(new Map(items.map(({ id, title }) => [id, title])));
    return items;
  };
  const busy = run.isPending || start.isPending;
  const asksYear = (operation: BulkOperation) => operation === 'archive' && type.archive?.byYear === true;
  const chosen = more ? `больше ${formatNumber(count)} записей` : `${count} ${plural(count, ITEMS)}`;
  return (
    <>
      {count > 0 && (
        <div className={css.bar} role="group" aria-label="Действия с выбранными">
          <p role="status">{progress ? `Готово ${progress.done} из ${progress.of}` : `Выбрано: ${chosen}`}</p>
          {all && (
            <button type="button" className={css.all} onClick={all.choose}>
              {['Выбрать все', all.total && formatNumber(all.total), 'по условию'].filter(Boolean).join(' ')}
            </button>
          )}
          {operations.map((operation) => (
            <SmallButton
              key={operation}
              about="выбранное"
              busy={busy}
              onClick={() =>
                operation === 'change' || GRAVE.includes(operation) || asksYear(operation)
                  ? setAsked(operation)
                  : start.mutate({ operation })
              }
            >
              {TITLES[operation]}
            </SmallButton>
          ))}
          <button type="button" className={css.all} onClick={onDone}>
            Снять выбор
          </button>
        </div>
      )}
      {asked === 'change' && (
        <ChangeDialog
          choice={choice}
          busy={busy}
          onCancel={close}
          onChange={(values, items) => {
            setTitles(new Map(items.map(({ id, title }) => [id, title])));
            const ids = items.map(({ id }) => id);
            run.mutate({ operation: 'change', values, ids, reverse: reversalOfChange(items) });
          }}
        />
      )}
      {asked === 'archive' && (
        <ArchiveDialog
          what={chosen}
          year={Number(moscowDay(new Date()).slice(0, 4))}
          busy={busy}
          onCancel={close}
          onArchive={(year) => start.mutate({ operation: 'archive', year })}
        />
      )}
      {asked !== null && asked !== 'change' && asked !== 'archive' && (
        <ConfirmDialog
          title={`${TITLES[asked]}: ${chosen}?`}
          confirm={TITLES[asked]}
          busy={busy}
          onConfirm={() => start.mutate({ operation: asked })}
          onCancel={close}
        >
          <p>{asked === 'purge' ? 'Вернуть их будет нельзя.' : 'Из корзины их можно вернуть.'}</p>
        </ConfirmDialog>
      )}
      <ToldDialogs
        {...told}
        titleOf={(id) => titles.get(id) ?? titleOf(id)}
        onClose={(read) => setTold({ ...told, [read]: [] })}
      />
    </>
  );
}
