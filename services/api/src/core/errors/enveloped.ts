import { RouteConfig } from '@nestjs/platform-fastify';
import type { EnvelopedRefusal, ErrorBody } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by @Enveloped. */
    enveloped?: boolean;
  }
}

/** A route whose callers read `{ok: false, error: {message}}`: every refusal of it has these fields beside the usual ones. */
export const Enveloped = () => RouteConfig({ enveloped: true });

/** The body as the callers of the route read it. */
export function envelopedFor(
  { routeOptions }: FastifyRequest,
  body: ErrorBody,
): ErrorBody | (ErrorBody & EnvelopedRefusal) {
  return routeOptions.config.enveloped ? { ok: false, error: { message: body.message }, ...body } : body;
}
