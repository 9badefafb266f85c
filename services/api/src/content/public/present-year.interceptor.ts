import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { withYear } from '@polden/ru';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { type Access, ACCESS } from '../../core/access/access.decorators.ts';

/** Requests with answers for visitors. */
const visitors = new WeakSet<FastifyRequest>();

/**
 * Says the present year instead of `[[year]]` in all that leaves for visitors, whichever type or query it comes from; the
 * staff area keeps what editors wrote. The answer is filled each time, so its ETag changes with the year.
 */
@Injectable()
export class PresentYearInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
  ) {
    // Before the ETag is made of it. A year needs no escaping in JSON, nor in HTML.
    httpAdapter
      .getInstance()
      .addHook('onSend', async (request, _reply, payload) =>
        typeof payload === 'string' && visitors.has(request) ? withYear(payload) : payload,
      );
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets);
    if (access === 'public' || access === 'client') {
      visitors.add(context.switchToHttp().getRequest<FastifyRequest>());
    }
    return next.handle();
  }
}
