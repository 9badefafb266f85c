import type { Actor } from '../../core/access/authenticators.ts';
import type { LastMove } from './last-move.repository.ts';

/** True when the actor has just so moved the pointer away from this version, and nobody has moved it since. */
export function isRepeated(
  last: LastMove | null,
  { id }: Actor,
  { action, from }: Pick<LastMove, 'action' | 'from'>,
): boolean {
  return last?.action === action && last.actor === id && last.from === from;
}
