import { RBAC_RIGHTS, type RbacAction, type RbacRole } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { Button, Notice, TextField } from '@polden/ui';
import { useState } from 'react';
import { NotRead } from '../../controls/not-read.tsx';
import { useMay } from '../../session/use-may.ts';
import css from '../roles.module.css';
import { useActions, useRoles } from '../use-rights.ts';
import { ActionDialog } from './action-dialog.tsx';
import { areasOf } from './areas.ts';
import { MatrixTable } from './matrix-table.tsx';
import { dropChanges, useMatrix } from './matrix.store.ts';
import { RoleDialog } from './role-dialog.tsx';
import { useSaveMatrix } from './use-save-matrix.ts';

const CHANGES = { single: 'изменение', more: 'изменения', many: 'изменений' };

type Edited = { role: RbacRole | null } | { action: RbacAction | null };

/** Which role may do what. Ticks are kept in this tab until they are saved. */
export function Matrix() {
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Edited | null>(null);
  const mayAddRole = useMay(RBAC_RIGHTS.roleAdd);
  const mayAddAction = useMay(RBAC_RIGHTS.actionAdd);
  const readActions = useActions();
  const readRoles = useRoles();
  const [actions, roles] = [readActions.data, readRoles.data];
  const count = useMatrix(({ changes }) => Object.values(changes).flatMap(Object.keys).length);
  const { save, busy, refused } = useSaveMatrix(roles ?? []);
  if (!actions || !roles) {
    const words = { loading: 'Загружаем роли и права…', failed: 'Роли и права не загрузились' };
    return <NotRead of={[readActions, readRoles]} {...words} />;
  }
  const areas = areasOf(actions, search);
  return (
    <div className={css.sections}>
      <div className={css.buttons}>
        {mayAddRole && (
          <Button variant="secondary" onClick={() => setEdited({ role: null })}>
            Добавить роль
          </Button>
        )}
        {mayAddAction && (
          <Button variant="secondary" onClick={() => setEdited({ action: null })}>
            Добавить право
          </Button>
        )}
      </div>
      <TextField
        label="Найти право"
        hint="Например «вакансии публиковать» или «корзину»"
        name="search"
        type="search"
        value={search}
        onChange={setSearch}
      />
      {refused.length > 0 && (
        <Notice live tone="warning" title="Сохранено не всё">
          <ul role="list" className={css.plain}>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </Notice>
      )}
      {areas.length > 0 ? (
        <MatrixTable
          areas={areas}
          roles={roles}
          // Another search begins with all that it found.
          key={search.trim() === '' ? 'all' : 'found'}
          allOpen={search.trim() !== ''}
          onEditRole={(role) => setEdited({ role })}
          onEditAction={(action) => setEdited({ action })}
        />
      ) : (
        <p role="status">Таких прав нет. Попробуйте другое слово.</p>
      )}
      <div className={css.bar}>
        <p role="status">
          {count > 0 ? `Не сохранено: ${count} ${plural(count, CHANGES)}` : 'Все изменения сохранены'}
        </p>
        <div className={css.buttons}>
          <Button busy={busy} waits={count === 0} onClick={save}>
            Сохранить права
          </Button>
          {count > 0 && (
            <Button variant="quiet" onClick={() => dropChanges()}>
              Отменить изменения
            </Button>
          )}
        </div>
      </div>
      {edited && 'role' in edited && <RoleDialog role={edited.role} onClose={() => setEdited(null)} />}
      {edited && 'action' in edited && (
        <ActionDialog action={edited.action} onClose={() => setEdited(null)} />
      )}
    </div>
  );
}
