import { RBAC_RIGHTS, type RbacRole } from '@polden/api-contract';
import { Button, Checkbox, TextField } from '@polden/ui';
import { useState } from 'react';
import { useMay } from '../../session/use-may.ts';
import { FormDialog } from '../form-dialog.tsx';
import { rightsApi } from '../rights.api.ts';
import { useChange } from '../use-change.ts';

export interface RoleDialogProps {
  /** Null adds one. */
  role: RbacRole | null;
  onClose: () => void;
}

const FIELDS = ['title', 'code', 'actions', 'secondFactor'] as const;

/** Adds a role without rights, which the table then gives; or changes how one is called. */
export function RoleDialog({ role, onClose }: RoleDialogProps) {
  const [title, setTitle] = useState(role?.title ?? '');
  const [code, setCode] = useState(role?.code ?? '');
  const [secondFactor, setSecondFactor] = useState(role?.secondFactor ?? false);
  const mayRemove = useMay(RBAC_RIGHTS.roleRemove);
  const saving = useChange(
    () =>
      role
        ? rightsApi.updateRole(role.id, { title, code, secondFactor })
        : rightsApi.addRole({ title, code, secondFactor, actions: [] }),
    { done: () => `Роль «${title}» сохранена`, onDone: onClose, inForm: true },
  );
  const removing = useChange(rightsApi.removeRole, {
    done: () => `Роль «${role?.title}» удалена`,
    onDone: onClose,
    inForm: true,
  });
  return (
    <FormDialog
      title={role ? `Роль: ${role.title}` : 'Новая роль'}
      save={role ? 'Сохранить' : 'Добавить'}
      busy={saving.isPending}
      error={saving.error ?? removing.error}
      fields={FIELDS}
      onSubmit={() => saving.mutate(undefined)}
      onCancel={onClose}
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
          {role && !role.builtIn && mayRemove && (
            <div>
              <Button variant="quiet" busy={removing.isPending} onClick={() => removing.mutate(role)}>
                Удалить роль
              </Button>
            </div>
          )}
        </>
      )}
    </FormDialog>
  );
}
