import { RBAC_RIGHTS, type RbacAction, type RbacRole } from '@polden/api-contract';
import { useState } from 'react';
import { useMay } from '../../session/use-may.ts';
import css from '../roles.module.css';
import type { Area } from './areas.ts';
import { Tick } from './tick.tsx';

export interface AreaRowsProps {
  area: Area;
  roles: RbacRole[];
  open: boolean;
  onEditAction: (action: RbacAction) => void;
}

/** An area with a tick for all of it; opened, its rights one by one. */
export function AreaRows({ area: { title, actions }, roles, open: opened, onEditAction }: AreaRowsProps) {
  const [toggled, setToggled] = useState(false);
  const mayEdit = useMay(RBAC_RIGHTS.actionUpdate);
  const open = opened !== toggled;
  const names = actions.map(({ action }) => action.name);
  return (
    <tbody>
      <tr className={css.area}>
        <th scope="rowgroup" className={css.action} aria-label={title}>
          <button
            type="button"
            className={css.opener}
            aria-expanded={open}
            onClick={() => setToggled(!toggled)}
          >
            {title} <span className={css.soft}>{names.length}</span>
          </button>
        </th>
        {roles.map((role) => (
          <td key={role.id} className={css.role}>
            <Tick role={role} actions={names} label={`${title}, всё — ${role.title}`} counted />
          </td>
        ))}
      </tr>
      {open &&
        actions.map(({ action, verb }) => (
          <tr key={action.id}>
            <th scope="row" className={css.action}>
              {mayEdit ? (
                <button type="button" className={css.link} onClick={() => onEditAction(action)}>
                  {verb}
                </button>
              ) : (
                verb
              )}
              <span className={css.code}>{action.name}</span>
            </th>
            {roles.map((role) => (
              <td key={role.id} className={css.role}>
                <Tick role={role} actions={[action.name]} label={`${action.title} — ${role.title}`} />
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  );
}
