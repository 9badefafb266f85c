import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { SSE_METADATA } from '@nestjs/common/constants.js';
import { HttpAdapterHost, Reflector } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import {
  API_BASE_PATH,
  AUTH_PATHS,
  LOG_FRONT_PATH,
  PREVIEW_ENTRY_PATHS,
  previewCookie,
  TELEMETRY_PATHS,
} from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { defaultIfEmpty, EMPTY, from, lastValueFrom, type Observable } from 'rxjs';
import { type Access, ACCESS } from '../../core/access/access.decorators.ts';
import { ApiConfig } from '../../core/config/api-config.ts';
import { AppError } from '../../core/errors/app-error.ts';
import { DocumentFilesController } from '../media/serving/document-files.controller.ts';
import { ImageFilesController } from '../media/serving/image-files.controller.ts';
import { Overlays } from './overlays.ts';
import { Previews } from './previews.ts';

/** Requests that a preview does not change: ways in, and reports of errors in the browser. */
const STEPS = [...Object.values(PREVIEW_ENTRY_PATHS), ...Object.values(AUTH_PATHS), LOG_FRONT_PATH];
const REPORTS: readonly string[] = Object.values(TELEMETRY_PATHS);

/** Requests that were answered in a perspective. */
const previewed = new WeakSet<FastifyRequest>();

/** What visitors read and send, for somebody who looks at what is not published: reads find it, and nothing is sent. */
@Injectable()
export class PreviewInterceptor implements NestInterceptor {
  private readonly cookie: string;

  constructor(
    private readonly reflector: Reflector,
    private readonly previews: Previews,
    private readonly overlays: Overlays,
    config: ApiConfig,
    { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
  ) {
    this.cookie = previewCookie(!config.local);
    // Behind the headers of the handler: no cache may keep what only some may see.
    httpAdapter.getInstance().addHook('onSend', async (request, reply) => {
      if (previewed.has(request)) void reply.header('Cache-Control', 'private, no-store');
    });
  }

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const token = request.cookies[this.cookie];
    if (token === undefined || !this.concerns(context, request)) return next.handle();
    const pass = await this.previews.of(token);
    if (!pass) return next.handle();
    previewed.add(request);
    if (request.method === 'GET') {
      const read = () => lastValueFrom(next.handle().pipe(defaultIfEmpty(undefined)));
      return from(this.overlays.run(pass.perspective, read));
    }
    if (REPORTS.includes(pathOf(request))) return EMPTY.pipe(defaultIfEmpty(undefined));
    throw new AppError(422, 'Это предварительный просмотр: ничего не отправлено');
  }

  /** Only what visitors call, and that reads content or may send something in their name. */
  private concerns(context: ExecutionContext, request: FastifyRequest): boolean {
    const targets = [context.getHandler(), context.getClass()];
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, targets);
    if (access !== 'public' && access !== 'client') return false;
    if (this.reflector.get<boolean | undefined>(SSE_METADATA, context.getHandler())) return false;
    if (FILES.has(context.getClass())) return false;
    return !STEPS.some((path) => path === pathOf(request));
  }
}

const FILES: ReadonlySet<unknown> = new Set([DocumentFilesController, ImageFilesController]);

function pathOf({ url }: FastifyRequest): string {
  return (url.split('?', 1)[0] ?? '').slice(API_BASE_PATH.length);
}
