import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { CALL_DEADLINE_HEADER } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../core/errors/app-error.ts';

/** A process that was frozen finds calls of people who have long given up: what they wanted to move stays where it is. */
@Injectable()
export class InTimeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { headers } = context.switchToHttp().getRequest<FastifyRequest>();
    const deadline = headers[CALL_DEADLINE_HEADER];
    if (deadline === undefined || Date.now() <= Number(deadline)) return true;
    throw new AppError(408, 'The call came after its deadline and was not begun: send it again');
  }
}
