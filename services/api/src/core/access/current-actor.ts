import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from './authenticators.ts';

/** Whoever passed the guard: a team by its token, or a member of the staff by right. */
export const CurrentActor = createParamDecorator((_: unknown, context: ExecutionContext): Actor => {
  const { actor } = context.switchToHttp().getRequest<FastifyRequest>();
  if (actor) return actor;
  throw new AppError(403, 'This call needs a team or a member of the staff');
});
