import {
  MIN_PASSWORD_LENGTH,
  type NewStaffAccount,
  type RbacRole,
  type StaffAccount,
  type StaffAccountChange,
} from '@polden/api-contract';
import { useSession } from '@polden/session';
import { Checkbox, describedBy, FieldError, TextField } from '@polden/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { NewPassword } from '../../forms/credential-fields.tsx';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { rightsApi } from '../rights.api.ts';
import css from '../roles.module.css';
import { useChange } from '../use-change.ts';

export interface PersonDialogProps {
  /** Null adds somebody. */
  person: StaffAccount | null;
  roles: RbacRole[];
  onClose: () => void;
}

const FIELDS = ['name', 'login', 'password', 'roles', 'isManager', 'active'] as const;

/** Adds or changes somebody of the staff; a password that is left empty stays as it was. */
export function PersonDialog({ person, roles, onClose }: PersonDialogProps) {
  const isSelf = useSession(({ user }) => person !== null && user?.id === person.id);
  const [name, setName] = useState(person?.name ?? '');
  const [login, setLogin] = useState(person?.login ?? '');
  const [password, setPassword] = useState('');
  const [codes, setCodes] = useState(person?.roles.map(({ code }) => code) ?? ['USER']);
  const [isManager, setManager] = useState(person?.isManager ?? false);
  const [active, setActive] = useState(person?.active ?? true);

  const saving = useChange(
    () => {
      const account = { name, login, isManager, active, roles: codes };
      if (!person) return rightsApi.addPerson({ ...account, password });
      return rightsApi.updatePerson(person.id, {
        ...changeOf(person, account),
        ...(password !== '' && { password }),
      });
    },
    {
      done: () => (person ? `«${name}»: сохранено` : `«${name}» добавлен(а)`),
      onDone: onClose,
      inForm: true,
    },
  );

  return (
    <FormDialog
      title={person ? `Сотрудник: ${person.name}` : 'Новый сотрудник'}
      save={person ? 'Сохранить' : 'Добавить'}
      busy={saving.isPending}
      error={saving.error}
      fields={FIELDS}
      onSubmit={() => saving.mutate(undefined)}
      onCancel={onClose}
    >
      {(field) => (
        <>
          <TextField
            {...field('name')}
            label="Имя и фамилия"
            name="name"
            autoComplete="off"
            value={name}
            onChange={setName}
          />
          <TextField
            {...field('login')}
            label="Логин"
            name="login"
            autoComplete="off"
            value={login}
            onChange={setLogin}
          />
          {isSelf ? (
            <p className={css.soft}>
              Свой пароль меняют <Link to="/admin/profile">в профиле</Link>.
            </p>
          ) : (
            <NewPassword
              {...field('password')}
              label={person ? 'Новый пароль' : 'Пароль'}
              hint={passwordHint(person !== null)}
              value={password}
              onChange={setPassword}
            />
          )}
          <fieldset
            className={css.group}
            id={field('roles').id}
            tabIndex={-1}
            aria-describedby={describedBy(field('roles'))['aria-describedby']}
          >
            <legend className={css.legend}>Роли</legend>
            {roles.map(({ code, title }) => (
              <Checkbox
                key={code}
                name={`role-${code}`}
                label={title}
                checked={codes.includes(code)}
                disabled={isSelf}
                onChange={(checked) =>
                  setCodes(checked ? [...codes, code] : codes.filter((one) => one !== code))
                }
              />
            ))}
            {isSelf && <p className={css.soft}>Свои роли меняет другой администратор.</p>}
            <FieldError {...field('roles')} />
          </fieldset>
          <Checkbox
            {...field('isManager')}
            name="isManager"
            label="Менеджер: виден в списках ответственных"
            checked={isManager}
            onChange={setManager}
          />
          <Checkbox
            {...field('active')}
            name="active"
            label="Доступ в кабинет открыт"
            checked={active}
            onChange={setActive}
          />
        </>
      )}
    </FormDialog>
  );
}

/** Only what is other than it was: somebody else may have changed the rest meanwhile. */
function changeOf(
  person: StaffAccount,
  { name, login, isManager, active, roles }: Omit<NewStaffAccount, 'password'>,
): StaffAccountChange {
  const had = person.roles.map(({ code }) => code);
  return {
    ...(name !== person.name && { name }),
    ...(login !== person.login && { login }),
    ...(isManager !== person.isManager && { isManager }),
    ...(active !== person.active && { active }),
    ...(roles.toSorted().join() !== had.toSorted().join() && {
      giveRoles: roles.filter((code) => !had.includes(code)),
      takeRoles: had.filter((code) => !roles.includes(code)),
    }),
  };
}

function passwordHint(known: boolean): string {
  const length = `Не короче ${MIN_PASSWORD_LENGTH} знаков.`;
  return known ? `${length} Пустое поле оставит прежний; новый закончит все сеансы.` : length;
}
