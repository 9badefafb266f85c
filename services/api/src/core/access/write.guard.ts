import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { UPLOAD_HEADER } from '@polden/api-contract';
import type { FastifyRequest } from 'fastify';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { TAKES_FILE, TAKES_TEXT, TAKES_UPLOAD } from './access.decorators.ts';
import { usesCookie } from './credentials.ts';

const MULTIPART = 'multipart/form-data';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Another site cannot write in a visitor's name: bodies are JSON only (what a foreign form cannot send), and a write with a
 * cookie as its credential must come from one of our own origins. A credential in a header needs neither.
 */
@Injectable()
export class WriteGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly config: ApiConfig,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (SAFE_METHODS.has(request.method)) return true;
    if (this.takes(TAKES_TEXT, context)) return true;
    const expected = this.takes(TAKES_FILE, context) ? 'application/octet-stream' : 'application/json';
    const type = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
    const refused =
      type === MULTIPART
        ? !this.takes(TAKES_UPLOAD, context)
        : request.body !== undefined && type !== expected;
    if (refused) throw new AppError(415, 'Такой формат данных не принимается');
    if (type === MULTIPART && request.headers[UPLOAD_HEADER.toLowerCase()] === undefined) {
      throw new AppError(400, `Загрузке нужен заголовок ${UPLOAD_HEADER}`);
    }
    if (usesCookie(request) && !this.config.isOwnOrigin(request.headers.origin)) {
      throw new AppError(
        400,
        'Запрос пришёл не с нашего сайта: откройте форму на сайте и отправьте её ещё раз',
      );
    }
    return true;
  }

  private takes(kind: symbol, context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(kind, context.getHandler()) ?? false;
  }
}
