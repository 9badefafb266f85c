import type { RbacRole } from '@polden/api-contract';
import { AppError } from '../../core/errors/app-error.ts';
import { actionsOfUser, builtInOf } from './rbac.repository.ts';
import type { RightsTurn } from './rights-writes.ts';

/**
 * Nobody hands out what they do not have: a second account would be a way around one's own limits. Rights that the
 * API does not ask for open nothing and may be given to others, or nobody could ever give a new one.
 * 422 at `field` otherwise.
 */
export async function expectMayGive(
  { manager, held }: RightsTurn,
  actions: readonly string[],
  { field, toOneself }: { field: string; toOneself: boolean },
): Promise<void> {
  const foreign = actions.filter((name) => !held.has(name));
  const refused = toOneself ? foreign : await builtInOf(manager, foreign);
  if (refused.length === 0) return;
  const whose = toOneself ? 'Своей роли нельзя дать право' : 'Нельзя дать право';
  throw AppError.invalid({
    [field]: [`${whose}, которого нет у вас самих: ${refused.join(', ')}. Попросите другого администратора`],
  });
}

/** Changing the sign-in of a person gives access to their rights. 422 at `field` when they exceed the actor's own. */
export async function expectNotAbove(turn: RightsTurn, userId: number, field: string): Promise<void> {
  if (userId === turn.actor.user.id) return;
  await expectNotMore(turn, await actionsOfUser(turn.manager, userId), field, 'У этого сотрудника');
}

/** Only who has all rights of a role makes it easier to enter. 422 at `field` otherwise. */
export function expectRoleNotAbove(turn: RightsTurn, { actions }: RbacRole, field: string): Promise<void> {
  return expectNotMore(turn, actions, field, 'У этой роли');
}

async function expectNotMore(
  { manager, held }: RightsTurn,
  actions: readonly string[],
  field: string,
  whose: string,
): Promise<void> {
  const foreign = actions.filter((name) => !held.has(name));
  const above = await builtInOf(manager, foreign);
  if (above.length === 0) return;
  throw AppError.invalid({
    [field]: [`${whose} есть права, которых нет у вас: это сделает другой администратор`],
  });
}
