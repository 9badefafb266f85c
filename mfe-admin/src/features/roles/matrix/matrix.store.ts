import type { RbacRole } from '@polden/api-contract';
import { personalStore } from '../../session/personal-store.ts';

/** What was ticked and unticked and is not saved yet: by the id of the role and the name of the right. */
type Changes = Record<number, Record<string, boolean>>;

export const useMatrix = personalStore<{ changes: Changes }>({ changes: {} });

/** A tick as it is on the server is no change. */
export function tick(role: RbacRole, actions: readonly string[], granted: boolean): void {
  useMatrix.setState(({ changes }) => {
    const kept = Object.entries(changes[role.id] ?? {}).filter(([name]) => !actions.includes(name));
    const changed = actions.filter((name) => role.actions.includes(name) !== granted);
    const ofRole = Object.fromEntries<boolean>([
      ...kept,
      ...changed.map((name): [string, boolean] => [name, granted]),
    ]);
    return { changes: withoutEmpty({ ...changes, [role.id]: ofRole }) };
  });
}

/** Of one role, or of all. */
export function dropChanges(roleId?: number): void {
  useMatrix.setState(({ changes }) => ({
    changes: roleId === undefined ? {} : withoutEmpty({ ...changes, [roleId]: {} }),
  }));
}

export function isGranted(changes: Changes, role: RbacRole, action: string): boolean {
  return changes[role.id]?.[action] ?? role.actions.includes(action);
}

/** All rights of the role as they are to be: what others have changed meanwhile stays. */
export function wantedActions(changes: Changes, role: RbacRole): string[] {
  const own = changes[role.id] ?? {};
  const kept = role.actions.filter((name) => own[name] !== false);
  const added = Object.keys(own).filter((name) => own[name] === true && !kept.includes(name));
  return [...kept, ...added];
}

function withoutEmpty(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([, ofRole]) => Object.keys(ofRole).length > 0));
}
