import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { StaffUser } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../core/access/authenticators.ts';
import { AppError } from '../core/errors/app-error.ts';

const MUST_ENROL = 'Сначала включите код при входе: без него вашей роли ничего не открыто';

/** A member of the staff with the rights of this moment. */
export class StaffActor implements Actor {
  readonly id: string;
  readonly name: string;
  readonly refusal: string | undefined;

  constructor(
    readonly user: StaffUser,
    readonly sessionId: string,
  ) {
    this.id = `staff:${user.id}`;
    this.name = user.name;
    this.refusal = user.mustEnrol ? MUST_ENROL : undefined;
  }

  may(action: string): boolean {
    return this.user.actions.includes(action);
  }
}

/** Id of the user behind an actor's id; null when the actor is no staff member. */
export function staffIdOf(actorId: string): number | null {
  const [, id] = /^staff:(\d+)$/u.exec(actorId) ?? [];
  return id === undefined ? null : Number(id);
}

/** The member of the staff who calls; refuses teams, which have no part in the content. */
export const CurrentStaff = createParamDecorator((_: unknown, context: ExecutionContext): StaffActor => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (actor instanceof StaffActor) return actor;
  throw new AppError(403, 'Недостаточно прав');
});
