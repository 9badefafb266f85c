import { RBAC_RIGHTS, type RbacRole } from '@polden/api-contract';
import { useMay } from '../../session/use-may.ts';
import css from '../roles.module.css';
import { isGranted, tick, useMatrix } from './matrix.store.ts';
import { moveByArrows } from './move-by-arrows.ts';

export interface TickProps {
  role: RbacRole;
  /** Names of the rights that it gives and takes together. */
  actions: string[];
  label: string;
  /** Says how many of them the role has. */
  counted?: boolean;
}

/** Whether a role has a right or several; of several, some is neither yes nor no. */
export function Tick({ role, actions, label, counted = false }: TickProps) {
  const mayEdit = useMay(RBAC_RIGHTS.roleUpdate);
  const count = useMatrix(({ changes }) => actions.filter((name) => isGranted(changes, role, name)).length);
  const before = actions.filter((name) => role.actions.includes(name)).length;
  const changed = useMatrix(({ changes }) =>
    actions.some((name) => isGranted(changes, role, name) !== role.actions.includes(name)),
  );
  const all = count === actions.length;
  return (
    <>
      <input
        type="checkbox"
        className={css.tick}
        aria-label={label}
        title={changed ? `Было: ${before} из ${actions.length}` : undefined}
        data-changed={changed || undefined}
        checked={all}
        disabled={!mayEdit}
        ref={(input) => {
          if (input) input.indeterminate = count > 0 && !all;
        }}
        onChange={() => tick(role, actions, !all)}
        onKeyDown={moveByArrows}
      />
      {counted && (
        <span className={css.code}>{count === 0 || all ? '' : `${count} из ${actions.length}`}</span>
      )}
    </>
  );
}
