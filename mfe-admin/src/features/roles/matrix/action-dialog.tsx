import { RBAC_RIGHTS, type RbacAction } from '@polden/api-contract';
import { TextField } from '@polden/ui';
import { useState } from 'react';
import { useMay } from '../../session/use-may.ts';
import { rightsApi } from '../rights.api.ts';
import { EntryDialog } from './entry-dialog.tsx';

export interface ActionDialogProps {
  /** Null adds one. */
  action: RbacAction | null;
  onClose: () => void;
}

const WORDS = {
  added: 'Новое право',
  one: 'Право',
  saved: 'сохранено',
  removed: 'удалено',
  remove: 'Удалить право',
};
const FIELDS = ['title', 'name'] as const;

/** Adds a right or changes how it is called. */
export function ActionDialog({ action, onClose }: ActionDialogProps) {
  const [title, setTitle] = useState(action?.title ?? '');
  const [name, setName] = useState(action?.name ?? '');
  const mayRemove = useMay(RBAC_RIGHTS.actionRemove);
  return (
    <EntryDialog
      entry={action}
      words={WORDS}
      title={title}
      fields={FIELDS}
      save={() =>
        action ? rightsApi.updateAction(action.id, { title, name }) : rightsApi.addAction({ title, name })
      }
      remove={rightsApi.removeAction}
      mayRemove={mayRemove}
      onClose={onClose}
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
        </>
      )}
    </EntryDialog>
  );
}
