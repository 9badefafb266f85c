import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { type Access, ACCESS } from './access.decorators.ts';
import { type Actor, Authenticators } from './authenticators.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on routes with @Requires. */
    actor?: Actor;
  }
}

/** Denies every route that does not say who may call it. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticators: Authenticators,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public' || access === 'session' || access === 'client') return true;
    if (access === undefined) throw new AppError(403, 'Недостаточно прав');
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const actor = await this.authenticators.actorOf(request);
    if (!actor) throw new AppError(401, 'Необходима авторизация');
    if (!actor.may(access.action)) throw new AppError(403, actor.refusal ?? 'Недостаточно прав');
    request.actor = actor;
    return true;
  }
}
