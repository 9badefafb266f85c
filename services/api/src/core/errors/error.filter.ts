import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { envelopedFor } from './enveloped.ts';
import { errorBody, isValueRefused, RETRY_AFTER } from './error-body.ts';

const SERVER_ERROR = 500;
const UNAVAILABLE = 503;

/** Answers every failure with an ErrorBody; failures of ours are logged with their cause. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  /** @param note is told every failure of ours */
  constructor(private readonly note: (error: unknown) => void = () => undefined) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const body = errorBody(error);
    if (body.code >= SERVER_ERROR) {
      request.log.error({ err: error }, 'request failed');
      this.note(error);
    }
    // The answer is right; the handler should have refused the value itself, by the name of its field.
    if (isValueRefused(error)) request.log.warn({ err: error }, 'value refused by the database');
    if (reply.sent) return;
    const retryAfter = body.fields?.['retryAfter'] ?? (body.code === UNAVAILABLE ? RETRY_AFTER : undefined);
    if (retryAfter !== undefined) void reply.header('Retry-After', String(retryAfter));
    // The route may have announced a page.
    void reply
      .code(body.code)
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .send(envelopedFor(request, body));
  }
}
