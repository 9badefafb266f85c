import type { RbacRole } from '@polden/api-contract';
import { personalStore } from '../../session/personal-store.ts';

/** What was ticked and unticked and is not saved yet: by the id of the role and the name of the right. */
type Changes = Record<number, Record<string, boolean>>;

/** `sending`: those that are on their way to the server. */
export const useMatrix = personalStore<{ changes: Changes; sending: Changes }>({ changes: {}, sending: {} });

/** A tick as it is on the server, or will be in a moment, is no change. */
export function tick(role: RbacRole, actions: readonly string[], granted: boolean): void {
  useMatrix.setState(({ changes, sending }) => {
    const kept = Object.entries(changes[role.id] ?? {}).filter(([name]) => !actions.includes(name));
    const changed = actions.filter((name) => isGranted(sending, role, name) !== granted);
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

/** Of one role, to be sent; until `settle` they are what the server will have. */
export function beginSending(roleId: number): Record<string, boolean> {
  const { changes, sending } = useMatrix.getState();
  const sent = changes[roleId] ?? {};
  useMatrix.setState({ sending: { ...sending, [roleId]: sent } });
  return sent;
}

/** Of what was sent only what is still as it was sent is done with. */
export function settle(roleId: number, sent: Record<string, boolean>, isSaved: boolean): void {
  useMatrix.setState(({ changes, sending }) => {
    const left = Object.entries(changes[roleId] ?? {}).filter(([name, granted]) => sent[name] !== granted);
    return {
      sending: withoutEmpty({ ...sending, [roleId]: {} }),
      changes: isSaved ? withoutEmpty({ ...changes, [roleId]: Object.fromEntries(left) }) : changes,
    };
  });
}

function withoutEmpty(changes: Changes): Changes {
  return Object.fromEntries(Object.entries(changes).filter(([, ofRole]) => Object.keys(ofRole).length > 0));
}
