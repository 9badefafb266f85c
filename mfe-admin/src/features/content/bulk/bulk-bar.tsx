import type { BulkChoice, BulkOperation, BulkResult } from '@polden/api-contract';
import type { ContentOperation } from '@polden/content-model';
import { plural } from '@polden/ru';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { SmallButton } from '../../controls/small-button.tsx';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { useAdminType, useRights } from '../../content-types/admin-type.tsx';
import { changedAtOnce } from '../list/columns.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { FailuresDialog } from './failures-dialog.tsx';
import { reversalOf, reversalOfChange } from './reversals.ts';
import { useBulk } from './use-bulk.ts';
import css from './bulk.module.css';

const ITEMS = { single: 'запись', more: 'записи', many: 'записей' };
const TITLES: Record<BulkOperation, string> = {
  publish: 'Опубликовать',
  unpublish: 'Снять с публикации',
  change: 'Изменить поле…',
  remove: 'Удалить',
  restore: 'Вернуть',
  purge: 'Удалить навсегда',
};
const PUBLICATIONS: readonly BulkOperation[] = ['publish', 'unpublish'];
/** What is asked about first. */
const GRAVE: readonly BulkOperation[] = ['remove', 'purge'];

export interface BulkBarProps {
  choice: BulkChoice;
  /** How many items that is. */
  count: number;
  operations: readonly BulkOperation[];
  /** Titles of the items that are known here. */
  titleOf: (id: number) => string;
  /** All of the list, when it has more than what is chosen. */
  all?: { total: number; choose: () => void } | undefined;
  onDone: () => void;
}

/** What can be done with the chosen items at once; nothing while none is chosen. */
export function BulkBar({ choice, count, operations, titleOf, all, onDone }: BulkBarProps) {
  const { type, api } = useAdminType();
  const may = useRights();
  const [asked, setAsked] = useState<BulkOperation | null>(null);
  const [failed, setFailed] = useState<BulkResult['failed']>([]);
  const [titles, setTitles] = useState<ReadonlyMap<number, string>>(new Map());
  const { run, progress } = useBulk((result) => {
    setFailed(result.failed);
    setAsked(null);
    onDone();
  });
  const start = useMutation({
    mutationFn: async (operation: BulkOperation) => {
      const ids = 'ids' in choice ? choice.ids : await idsOf(operation);
      run.mutate({ operation, ids, reverse: reversalOf(operation) });
    },
  });
  const idsOf = async (operation: BulkOperation): Promise<number[]> => {
    const { items } = await api.bulkTrial({ operation, ...choice });
    setTitles(new Map(items.map(({ id, title }) => [id, title])));
    return items.map(({ id }) => id);
  };
  const busy = run.isPending || start.isPending;
  const offered = operations.filter(
    (operation) =>
      may(rightOf(operation)) &&
      (type.drafts || !PUBLICATIONS.includes(operation)) &&
      (operation !== 'change' || changedAtOnce(type).length > 0),
  );
  const chosen = `${count} ${plural(count, ITEMS)}`;
  return (
    <>
      {count > 0 && may('bulk') && (
        <div className={css.bar} role="group" aria-label="Действия с выбранными">
          <p role="status">{progress ? `Готово ${progress.done} из ${progress.of}` : `Выбрано: ${chosen}`}</p>
          {all && (
            <button type="button" className={css.all} onClick={all.choose}>
              {`Выбрать все ${all.total.toLocaleString('ru-RU')} по условию`}
            </button>
          )}
          {offered.map((operation) => (
            <SmallButton
              key={operation}
              about="выбранное"
              busy={busy}
              onClick={() =>
                operation === 'change' || GRAVE.includes(operation)
                  ? setAsked(operation)
                  : start.mutate(operation)
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
          onCancel={() => setAsked(null)}
          onChange={(values, items) => {
            setTitles(new Map(items.map(({ id, title }) => [id, title])));
            const ids = items.map(({ id }) => id);
            run.mutate({ operation: 'change', values, ids, reverse: reversalOfChange(items) });
          }}
        />
      )}
      {asked !== null && asked !== 'change' && (
        <ConfirmDialog
          title={`${TITLES[asked]}: ${chosen}?`}
          confirm={TITLES[asked]}
          busy={busy}
          onConfirm={() => start.mutate(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>{asked === 'purge' ? 'Вернуть их будет нельзя.' : 'Из корзины их можно вернуть.'}</p>
        </ConfirmDialog>
      )}
      {failed.length > 0 && (
        <FailuresDialog
          failed={failed}
          titleOf={(id) => titles.get(id) ?? titleOf(id)}
          onClose={() => setFailed([])}
        />
      )}
    </>
  );
}

function rightOf(operation: BulkOperation): ContentOperation {
  return operation === 'change' ? 'update' : operation;
}
