import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../core/errors/app-error.ts';

/** Who has proved a phone and holds a session of a client. */
export interface Client {
  sessionId: string;
  /** E.164. */
  phone: string;
  /** By which requests, signatures and all else of the phone are found. */
  phoneIndex: string;
  /** What the pages of the account name the client by: opaque, and the same in each session. */
  owner: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard on routes with @ForClients. */
    currentClient?: Client;
  }
}

/** The client who calls; for handlers with @ForClients. */
export const CurrentClient = createParamDecorator((_: unknown, context: ExecutionContext): Client => {
  const { currentClient } = context.switchToHttp().getRequest<FastifyRequest>();
  if (currentClient) return currentClient;
  throw notLoggedIn();
});

export function notLoggedIn(): AppError {
  return new AppError(401, 'Войдите в личный кабинет');
}
