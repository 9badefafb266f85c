import { Button } from '@polden/ui';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { FormDialog, type FormDialogProps } from '../../forms/form-dialog.tsx';
import { useChange } from '../use-change.ts';

export interface EntryDialogProps<Entry> {
  /** Null adds one. */
  entry: Entry | null;
  /** «Новое право», «Право», «сохранено», «удалено», «Удалить право» */
  words: { added: string; one: string; saved: string; removed: string; remove: string };
  /** As it is typed now. */
  title: string;
  fields: FormDialogProps['fields'];
  save: () => Promise<unknown>;
  remove: (entry: Entry) => Promise<unknown>;
  mayRemove: boolean;
  onClose: () => void;
  children: FormDialogProps['children'];
}

/** Adds a row or a column of the matrix, changes how it is called, or removes one that is not built in. */
export function EntryDialog<Entry extends { title: string; builtIn: boolean }>(
  props: EntryDialogProps<Entry>,
): ReactNode {
  const { entry, words, title, fields, save, remove, mayRemove, onClose, children } = props;
  const saving = useChange(save, {
    done: () => `${words.one} «${title}» ${words.saved}`,
    onDone: onClose,
    inForm: true,
  });
  const removing = useChange(remove, {
    done: () => `${words.one} «${entry?.title}» ${words.removed}`,
    onDone: onClose,
    inDialog: true,
  });
  const [isRemovalAsked, setRemovalAsked] = useState(false);
  return (
    <FormDialog
      title={entry ? `${words.one}: ${entry.title}` : words.added}
      save={entry ? 'Сохранить' : 'Добавить'}
      busy={saving.isPending}
      error={saving.error}
      fields={fields}
      onSubmit={() => saving.mutate(undefined)}
      onCancel={onClose}
    >
      {(field) => (
        <>
          {children(field)}
          {entry && !entry.builtIn && mayRemove && (
            <div>
              <Button variant="quiet" onClick={() => setRemovalAsked(true)}>
                {words.remove}
              </Button>
            </div>
          )}
          {entry && isRemovalAsked && (
            <ConfirmDialog
              title={`${words.remove}?`}
              confirm="Удалить"
              busy={removing.isPending}
              onCancel={() => setRemovalAsked(false)}
              onConfirm={() => removing.mutateAsync(entry)}
            >
              <p>{`«${entry.title}»: вернуть будет нельзя.`}</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </FormDialog>
  );
}
