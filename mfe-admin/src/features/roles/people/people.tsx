import { RBAC_RIGHTS, type StaffAccount } from '@polden/api-contract';
import { useSession } from '@polden/session';
import { Button, Checkbox, DataTable } from '@polden/ui';
import { useState } from 'react';
import { NotRead } from '../../controls/not-read.tsx';
import { SmallButton } from '../../controls/small-button.tsx';
import { ConfirmDialog } from '../../dialog/confirm-dialog.tsx';
import { useMay } from '../../session/use-may.ts';
import { rightsApi } from '../rights.api.ts';
import css from '../roles.module.css';
import { useChange } from '../use-change.ts';
import { usePeople, useRoles } from '../use-rights.ts';
import { PersonDialog } from './person-dialog.tsx';

/** Who works here, and with which roles. */
export function People() {
  const [edited, setEdited] = useState<StaffAccount | 'new' | null>(null);
  const [reset, setReset] = useState<StaffAccount | null>(null);
  const [removed, setRemoved] = useState<StaffAccount | null>(null);
  const mayAdd = useMay(RBAC_RIGHTS.userAdd);
  const mayEdit = useMay(RBAC_RIGHTS.userUpdate);
  const mayRemove = useMay(RBAC_RIGHTS.userRemove);
  const mayReset = useMay(RBAC_RIGHTS.secondFactorReset);
  const mayFilter = useMay(RBAC_RIGHTS.managers);
  const [onlyManagers, setOnlyManagers] = useState(false);
  const readPeople = usePeople(onlyManagers);
  const readRoles = useRoles();
  const [people, roles] = [readPeople.data, readRoles.data];
  const ownId = useSession(({ user }) => user?.id);
  const removing = useChange((person: StaffAccount) => rightsApi.removePerson(person), {
    done: ({ name }) => `Сотрудник удалён: ${name}`,
    onDone: () => setRemoved(null),
    inDialog: true,
  });
  const resetting = useChange((person: StaffAccount) => rightsApi.resetSecondFactor(person), {
    done: ({ name }) => `Код при входе сброшен: ${name}`,
    onDone: () => setReset(null),
    inDialog: true,
  });
  if (!people || !roles) {
    const words = { loading: 'Загружаем сотрудников…', failed: 'Сотрудники не загрузились' };
    return <NotRead of={[readPeople, readRoles]} {...words} />;
  }
  return (
    <div className={css.sections}>
      {mayAdd && (
        <div>
          <Button onClick={() => setEdited('new')}>Добавить сотрудника</Button>
        </div>
      )}
      {mayFilter && (
        <Checkbox
          name="managers"
          label="Только менеджеры с открытым доступом"
          checked={onlyManagers}
          onChange={setOnlyManagers}
        />
      )}
      <DataTable
        caption="Сотрудники"
        captionHidden
        stacks
        rows={people}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            title: 'Имя',
            cell: ({ id, name, login }) => (
              <span className={css.stack}>
                <span className={css.strong}>{id === ownId ? `${name} (это вы)` : name}</span>
                <span className={css.soft}>{login}</span>
              </span>
            ),
          },
          {
            key: 'roles',
            title: 'Роли',
            cell: ({ roles: own }) => own.map(({ title }) => title).join(', ') || '—',
          },
          { key: 'state', title: 'Доступ', cell: stateOf },
          {
            key: 'actions',
            title: 'Действия',
            bare: true,
            cell: (person) => (
              <div className={css.buttons}>
                {mayEdit && (
                  <SmallButton about={person.name} onClick={() => setEdited(person)}>
                    Изменить
                  </SmallButton>
                )}
                {mayReset && person.secondFactor && person.id !== ownId && (
                  <SmallButton about={person.name} onClick={() => setReset(person)}>
                    Сбросить код
                  </SmallButton>
                )}
                {mayRemove && (
                  <SmallButton about={person.name} onClick={() => setRemoved(person)}>
                    Удалить
                  </SmallButton>
                )}
              </div>
            ),
          },
        ]}
      />
      {edited && (
        <PersonDialog
          person={edited === 'new' ? null : edited}
          roles={roles}
          onClose={() => setEdited(null)}
        />
      )}
      {reset && (
        <ConfirmDialog
          title="Сбросить код при входе?"
          confirm="Сбросить"
          busy={resetting.isPending}
          onCancel={() => setReset(null)}
          onConfirm={() => resetting.mutateAsync(reset)}
        >
          <p>
            {reset.name} выйдет из кабинета на всех устройствах и войдёт одним паролем. Убедитесь, что просит
            об этом именно этот человек.
          </p>
        </ConfirmDialog>
      )}
      {removed && (
        <ConfirmDialog
          title="Удалить сотрудника?"
          confirm="Удалить"
          busy={removing.isPending}
          onCancel={() => setRemoved(null)}
          onConfirm={() => removing.mutateAsync(removed)}
        >
          <p>
            {removed.name} сразу выйдет из кабинета и больше не войдёт. Записи в истории останутся. Если это
            на время, закройте доступ.
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function stateOf({ active, isManager, secondFactor }: StaffAccount): string {
  const facts = [active ? 'открыт' : 'закрыт', isManager && 'менеджер', secondFactor && 'вход с кодом'];
  return facts.filter(Boolean).join(', ');
}
