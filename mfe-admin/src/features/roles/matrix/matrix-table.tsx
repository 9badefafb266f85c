import { RBAC_RIGHTS, type RbacAction, type RbacRole } from '@polden/api-contract';
import { SmallButton } from '../../controls/small-button.tsx';
import { useMay } from '../../session/use-may.ts';
import css from '../roles.module.css';
import { AreaRows } from './area-rows.tsx';
import type { Area } from './areas.ts';

export interface MatrixTableProps {
  areas: Area[];
  roles: RbacRole[];
  /** Whether every area shows its rights, as while something is searched. */
  allOpen: boolean;
  onEditRole: (role: RbacRole) => void;
  onEditAction: (action: RbacAction) => void;
}

/** Keyboards scroll a region only when it takes focus. */
const REACHABLE = 0;

/** Areas in rows that open, roles in columns; arrows lead from tick to tick. */
export function MatrixTable({ areas, roles, allOpen, onEditRole, onEditAction }: MatrixTableProps) {
  const mayEditRole = useMay(RBAC_RIGHTS.roleUpdate);
  return (
    <div className={css.matrix} role="region" aria-label="Права ролей" tabIndex={REACHABLE}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.action}>
              Право
            </th>
            {roles.map((role) => (
              <th key={role.id} scope="col" className={css.role} aria-label={role.title}>
                {mayEditRole ? (
                  <SmallButton about={`: изменить роль ${role.code}`} onClick={() => onEditRole(role)}>
                    {role.title}
                  </SmallButton>
                ) : (
                  role.title
                )}
              </th>
            ))}
          </tr>
        </thead>
        {areas.map((area) => (
          <AreaRows key={area.key} area={area} roles={roles} open={allOpen} onEditAction={onEditAction} />
        ))}
      </table>
    </div>
  );
}
