import { Injectable } from '@nestjs/common';
import { PHONE_VERIFICATION_HEADER } from '@polden/api-contract';
import { ApiHeader } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../core/errors/app-error.ts';
import { ClientSessions } from '../../clients/index.ts';
import { PhoneTokens } from '../../sms/index.ts';

/** The endpoint wants the proof of a phone. */
export const ApiPhoneVerification = () =>
  ApiHeader({
    name: PHONE_VERIFICATION_HEADER,
    required: false,
    description: 'Instead of the cookie phone_verification',
  });

/** The proof of a phone: by header or cookie, or the session of its client. */
@Injectable()
export class VerifiedPhone {
  constructor(
    private readonly tokens: PhoneTokens,
    private readonly clients: ClientSessions,
  ) {}

  /** Passes when the request proves this phone; 422 otherwise, never 401 (public endpoint). */
  async require(request: FastifyRequest, phoneIndex: string): Promise<void> {
    if ((await this.tokens.confirmedIndex(request)) === phoneIndex) return;
    if ((await this.clients.of(request))?.phoneIndex !== phoneIndex) throw unverifiedPhone();
  }
}

export function unverifiedPhone(): AppError {
  return AppError.invalid({ phone: ['Подтвердите номер телефона кодом из СМС'] });
}
