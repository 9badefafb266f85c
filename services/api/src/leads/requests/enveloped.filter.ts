import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { EnvelopedRefusal, ErrorBody } from '@polden/api-contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody } from '../../core/errors/error-body.ts';

const SERVER_ERROR = 500;

/** Errors of forms that read `{ok: false, error: {message}}`: adds these fields to the usual body. */
@Catch()
export class EnvelopedFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const body: ErrorBody & EnvelopedRefusal = enveloped(errorBody(error));
    if (body.code >= SERVER_ERROR)
      http.getRequest<FastifyRequest>().log.error({ err: error }, 'request failed');
    const reply = http.getResponse<FastifyReply>();
    const retryAfter = body.fields?.['retryAfter'];
    if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
    void reply.code(body.code).header('Cache-Control', 'no-store').send(body);
  }
}

function enveloped(body: ErrorBody): ErrorBody & EnvelopedRefusal {
  return { ok: false, error: { message: body.message }, ...body };
}
