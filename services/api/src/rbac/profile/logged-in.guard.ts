import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { StaffAuthenticator } from '../staff-authenticator.ts';

/** Asks for a session before anything that was sent is looked at. */
@Injectable()
export class LoggedInGuard implements CanActivate {
  constructor(private readonly staff: StaffAuthenticator) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.staff.expect(context.switchToHttp().getRequest<FastifyRequest>());
    return true;
  }
}
