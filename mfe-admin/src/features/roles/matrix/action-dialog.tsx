import { RBAC_RIGHTS, type RbacAction } from '@polden/api-contract';
import { Button, TextField } from '@polden/ui';
import { useState } from 'react';
import { useMay } from '../../session/use-may.ts';
import { FormDialog } from '../form-dialog.tsx';
import { rightsApi } from '../rights.api.ts';
import { useChange } from '../use-change.ts';

export interface ActionDialogProps {
  /** Null adds one. */
  action: RbacAction | null;
  onClose: () => void;
}

const FIELDS = ['title', 'name'] as const;

/** Adds a right or changes how it is called. */
export function ActionDialog({ action, onClose }: ActionDialogProps) {
  const [title, setTitle] = useState(action?.title ?? '');
  const [name, setName] = useState(action?.name ?? '');
  const mayRemove = useMay(RBAC_RIGHTS.actionRemove);
  const saving = useChange(
    () =>
      action ? rightsApi.updateAction(action.id, { title, name }) : rightsApi.addAction({ title, name }),
    { done: () => `Право «${title}» сохранено`, onDone: onClose, inForm: true },
  );
  const removing = useChange(rightsApi.removeAction, {
    done: () => `Право «${action?.title}» удалено`,
    onDone: onClose,
    inForm: true,
  });
  return (
    <FormDialog
      title={action ? `Право: ${action.title}` : 'Новое право'}
      save={action ? 'Сохранить' : 'Добавить'}
      busy={saving.isPending}
      error={saving.error ?? removing.error}
      fields={FIELDS}
      onSubmit={() => saving.mutate(undefined)}
      onCancel={onClose}
    >
      {(field) => (
        <>
          <TextField
            {...field('title')}
            label="Название"
            name="title"
            hint="Область, двоеточие, действие — «Отчёты: смотреть»"
            value={title}
            onChange={setTitle}
          />
          <TextField
            {...field('name')}
            label="Имя"
            name="name"
            hint={
              action?.builtIn ? 'Этого имени ждут страницы кабинета' : 'Латиницей через точку: report.read'
            }
            disabled={action?.builtIn === true}
            value={name}
            onChange={setName}
          />
          {action && !action.builtIn && mayRemove && (
            <div>
              <Button variant="quiet" busy={removing.isPending} onClick={() => removing.mutate(action)}>
                Удалить право
              </Button>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
