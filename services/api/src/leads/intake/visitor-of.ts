import type { FastifyRequest } from 'fastify';
import type { Visitor } from '../storage/new-lead.ts';

const MAX_USER_AGENT = 300;

export function visitorOf(request: FastifyRequest): Visitor {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? '' };
}
