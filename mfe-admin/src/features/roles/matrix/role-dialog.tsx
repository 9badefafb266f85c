import { RBAC_RIGHTS, type RbacRole, type RbacRoleChange } from '@polden/api-contract';
import { Checkbox, TextField } from '@polden/ui';
import { useState } from 'react';
import { useMay } from '../../session/use-may.ts';
import { rightsApi } from '../rights.api.ts';
import { EntryDialog } from './entry-dialog.tsx';

export interface RoleDialogProps {
  /** Null adds one. */
  role: RbacRole | null;
  onClose: () => void;
}

const WORDS = {
  added: 'Новая роль',
  one: 'Роль',
  saved: 'сохранена',
  removed: 'удалена',
  remove: 'Удалить роль',
};
const FIELDS = ['title', 'code', 'actions', 'secondFactor'] as const;

/** Adds a role without rights, which the table then gives; or changes how one is called. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const [title, setTitle] = useState(role?.title ?? '');
  const [code, setCode] = useState(role?.code ?? '');
  const [secondFactor, setSecondFactor] = useState(role?.secondFactor ?? false);
  const mayRemove = useMay(RBAC_RIGHTS.roleRemove);
  return (
    <EntryDialog
      entry={role}
      words={WORDS}
      title={title}
      fields={FIELDS}
      save={() =>
        role
          ? rightsApi.updateRole(role.id, changeOf(role, { title, code, secondFactor }))
          : rightsApi.addRole({ title, code, secondFactor, actions: [] })
      }
      remove={rightsApi.removeRole}
      mayRemove={mayRemove}
      onClose={onClose}
    >
      {(field) => (
        <>
          <TextField {...field('title')} label="Название" name="title" value={title} onChange={setTitle} />
          <TextField
            {...field('code')}
            label="Код"
            name="code"
            hint={role?.builtIn ? 'У встроенной роли код не меняется' : 'Заглавные латинские буквы: EDITOR'}
            disabled={role?.builtIn === true}
            value={code}
            onChange={setCode}
          />
          <Checkbox
            {...field('secondFactor')}
            name="secondFactor"
            label="Вход только с кодом из приложения: у кого его нет, сначала его включает"
            checked={secondFactor}
            onChange={setSecondFactor}
          />
        </>
      )}
    </EntryDialog>
  );
}

/** What others have changed meanwhile stays. */
function changeOf(
  role: RbacRole,
  { title, code, secondFactor }: Pick<RbacRole, 'title' | 'code' | 'secondFactor'>,
): RbacRoleChange {
  return {
    ...(title !== role.title && { title }),
    ...(code !== role.code && { code }),
    ...(secondFactor !== role.secondFactor && { secondFactor }),
  };
}
