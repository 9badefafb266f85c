import type { FastifyInstance } from 'fastify';
import type { RequestLimits } from '../config/limits/site-limits.ts';
import { hasBody } from './has-body.ts';
import { AppError } from '../errors/app-error.ts';
import { errorBody } from '../errors/error-body.ts';

/** What files come as; they take longer on a slow line. */
const FILE = /^(?:multipart\/form-data|application\/octet-stream)\b/iu;

/**
 * A body that does not come to its end in time is answered with 408 and its connection is closed: otherwise whoever
 * sends a letter a minute holds a connection for as long as they like.
 */
export function limitBodies(server: FastifyInstance, { bodyMs, fileMs }: RequestLimits): void {
  server.addHook('onRequest', async (request, reply) => {
    if (!hasBody(request.raw)) return;
    const type = request.headers['content-type'];
    const late = () => {
      const body = errorBody(new AppError(408, 'Запрос не пришёл целиком: попробуйте ещё раз'));
      reply.raw.once('finish', () => request.raw.destroy());
      if (reply.sent) request.raw.destroy();
      else void reply.code(body.code).header('Connection', 'close').send(body);
    };
    const timer = setTimeout(late, FILE.test(type ?? '') ? fileMs : bodyMs).unref();
    for (const event of ['end', 'close'] as const) request.raw.once(event, () => clearTimeout(timer));
  });
}
