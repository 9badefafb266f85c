import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { IDEMPOTENCY_KEY_HEADER } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { clientKey } from '../../core/idempotency/idempotency.ts';
import type { Visitor } from '../storage/new-lead.ts';

const MAX_USER_AGENT = 300;

/** Who sends a form, and under which idempotency key; undefined without one of the client's own. */
export interface FormCall {
  key: string | undefined;
  visitor: Visitor;
}

/** The FormCall of a handler; 422 for a header that cannot be a key. */
export const Call = createParamDecorator((_data: unknown, context: ExecutionContext): FormCall => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const header = request.headers[IDEMPOTENCY_KEY_HEADER.toLowerCase()];
  return { key: clientKey(typeof header === 'string' ? header : undefined), visitor: visitorOf(request) };
});

function visitorOf(request: FastifyRequest): Visitor {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? '' };
}
