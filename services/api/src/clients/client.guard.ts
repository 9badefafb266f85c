import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Injectable,
  UseGuards,
} from '@nestjs/common';
import { ApiCookieAuth, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { ACCOUNT_OWNER_HEADER, CLIENT_SESSION_COOKIE } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { ByClientSession } from '../core/access/access.decorators.ts';
import { AppError } from '../core/errors/app-error.ts';
import { notLoggedIn } from './client.ts';
import { ClientSessions } from './client-sessions.ts';

/** A form was shown to one client, and another has logged in in the same browser since. */
const OTHER_ACCOUNT =
  'Открыт кабинет другого номера, поэтому ничего не сделано. Ниже — данные этого кабинета.';

/** Lets clients in and nobody else: no session of the staff, no proof of a phone. */
@Injectable()
export class ClientGuard implements CanActivate {
  constructor(private readonly sessions: ClientSessions) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const client = await this.sessions.of(request);
    if (!client) throw notLoggedIn();
    const shown = request.headers[ACCOUNT_OWNER_HEADER.toLowerCase()];
    if (shown !== undefined && shown !== client.owner) throw new AppError(409, OTHER_ACCOUNT);
    request.currentClient = client;
    return true;
  }
}

/** Only for clients with a session, 401 for all others; the module imports ClientsModule. See CurrentClient. */
export const ForClients = () =>
  applyDecorators(
    ByClientSession(),
    UseGuards(ClientGuard),
    ApiCookieAuth(CLIENT_SESSION_COOKIE),
    ApiUnauthorizedResponse(),
  );
