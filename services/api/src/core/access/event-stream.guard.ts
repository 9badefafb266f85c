import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { SSE_METADATA } from '@nestjs/common/constants.js';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressKey } from '../budgets/address-key.ts';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { leavePlace } from '../serving/guarded-server.ts';
import { whenOver } from '../serving/when-over.ts';

const RETRY_SECONDS = 30;

/** A stream of events lives as long as its client wants, so each address has so many of them and no more. */
@Injectable()
export class EventStreamGuard implements CanActivate {
  private readonly open = new Map<string, number>();

  constructor(
    private readonly reflector: Reflector,
    private readonly config: ApiConfig,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    const isStream = this.reflector.get<boolean | undefined>(SSE_METADATA, context.getHandler()) ?? false;
    if (!isStream) return true;
    const http = context.switchToHttp();
    const { ip, raw: request } = http.getRequest<FastifyRequest>();
    const { raw: response } = http.getResponse<FastifyReply>();
    const key = addressKey(ip);
    const present = this.open.get(key) ?? 0;
    if (present >= this.config.limits.request.streamsOfAddress) {
      throw AppError.tooMany('С этого адреса открыто слишком много потоков событий', RETRY_SECONDS);
    }
    this.open.set(key, present + 1);
    whenOver(request, response, () => this.release(key));
    leavePlace(response);
    return true;
  }

  private release(key: string): void {
    const left = (this.open.get(key) ?? 1) - 1;
    if (left === 0) this.open.delete(key);
    else this.open.set(key, left);
  }
}
