import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { SSE_METADATA } from '@nestjs/common/constants.js';
import { Reflector } from '@nestjs/core';
import { catchError, type Observable, throwError, timeout, TimeoutError } from 'rxjs';
import { ACCESS, type Access, TAKES_FILE, TAKES_UPLOAD } from '../access/access.decorators.ts';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { unavailable } from '../errors/error-body.ts';

/**
 * Nobody waits for a handler longer than the deadline: 503. What a handler sends as a stream, and what comes as one,
 * takes the time that the connection needs.
 */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  private readonly reflector = new Reflector();

  constructor(private readonly config: ApiConfig) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(TAKES_FILE, targets)) return next.handle();
    if (this.reflector.getAllAndOverride<boolean>(TAKES_UPLOAD, targets)) return next.handle();
    if (this.reflector.get<boolean | undefined>(SSE_METADATA, context.getHandler())) return next.handle();
    const isPublic = this.reflector.getAllAndOverride<Access>(ACCESS, targets) === 'public';
    const { deadlineMs, staffDeadlineMs } = this.config.serving;
    return next.handle().pipe(
      timeout(isPublic ? deadlineMs : staffDeadlineMs),
      catchError((error: unknown) => throwError(() => (error instanceof TimeoutError ? late(error) : error))),
    );
  }
}

function late(cause: Error): AppError {
  const { code, message, fields } = unavailable();
  return new AppError(code, message, { fields, cause });
}
