import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { VerificationState } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { CaptchaService } from '../core/captcha/captcha.service.ts';
import { BlindIndex } from '../core/crypto/blind-index.ts';
import { AppError } from '../core/errors/app-error.ts';
import { codeHmac as codeHmacOf, isSameCode, newCode, newNonce } from './code.ts';
import { ConfirmationShare } from './confirmation-share.ts';
import { SmsGateway } from './gateway/sms-gateway.ts';
import { SmsBudgets } from './sms-budgets.ts';
import { secondsUntil, standingOf, stateOf, type Verification, withCode } from './verification.ts';
import { type TakenCheck, VerificationRepository } from './verification.repository.ts';

const TOO_MANY = 429;

/** What a code is good for; timers are kept by phone and purpose, budgets by phone alone. */
export interface CodeTarget {
  /** E.164. */
  phone: string;
  purpose: 'lead' | 'signature';
  /** What exactly it confirms where one purpose has many such things: the code of one is no code of another. */
  subject?: string;
  /**
   * Who asks, where anybody may ask for anybody's phone: told of what this visitor did and of nobody else. The code
   * belongs to the phone all the same, with one timer and one budget for everybody who asks.
   */
  visitor?: string;
}

export interface CodeRequest extends CodeTarget {
  ip: string;
  captchaToken: string | undefined;
  /** The sentence around the code. */
  sentence: (code: string) => string;
}

/** `sent` is false while the resend timer of a pending code runs, and for `need_reset`. */
export interface CodeState extends VerificationState {
  sent: boolean;
}

interface Message extends CodeRequest {
  code: string;
  nonce: string;
}

interface NewCode {
  message: Message;
  verification: Verification;
}

/** Codes by SMS: made, sent within the budgets, checked. */
@Injectable()
export class OneTimeCodes {
  /** Of the last message, from the code to the provider's answer. */
  private deliveryMs = 0;

  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly verifications: VerificationRepository,
    private readonly blindIndex: BlindIndex,
    private readonly budgets: SmsBudgets,
    private readonly captcha: CaptchaService,
    private readonly gateway: SmsGateway,
    private readonly share: ConfirmationShare,
  ) {}

  /**
   * Sends a code, or answers the pending one while the resend timer runs. `need_reset` (see Standing) sends nothing.
   * 429 with `retryAfter` when a budget is used up, or when the timer of a code that is gone still runs. A visitor is
   * answered as if nobody else had asked for the phone: where the timer or the budget of the phone refuses, nothing is
   * sent, and the answer is the same.
   */
  async send(request: CodeRequest): Promise<CodeState> {
    const { phone, ip, visitor } = request;
    const captcha = await this.captcha.isSolved(request.captchaToken, ip);
    const { state, message, asked } = await this.dataSource.transaction(async (manager) => {
      const now = Date.now();
      const limits = this.config.limits.sms;
      const told = await this.verifications.lock(manager, this.phoneIndex(phone), toldAs(request), now);
      const standing = standingOf(told, now, limits);
      if (standing === 'finished') return { state: stateOf(told, now, true), asked: false };
      const wait = secondsUntil(told.resendAt, now);
      if (wait > 0 && standing === 'pending') return { state: stateOf(told, now, false), asked: false };
      if (wait > 0) throw tooSoon(wait);
      await this.budgets.spendAsk(manager, { phone, ip, captcha, visitor });
      if (visitor === undefined) {
        const { message, verification } = await this.replaceCode(manager, request, told, now);
        return { state: stateOf(verification, now, false), message, asked: true };
      }
      const next = withCode(told, { nonce: newNonce(), codeHmac: null }, now, limits);
      await this.verifications.save(manager, next);
      const message = await this.replaceQuietly(manager, request, now);
      return { state: stateOf(next, now, false), message, asked: true };
    });
    // Sent after the commit: no connection waits for the provider, and a code that is on its way can be checked.
    if (message) await this.deliver(message);
    // As long as a message takes, so that the clock does not tell either.
    else if (asked) await setTimeout(this.deliveryMs);
    return { ...state, sent: message !== undefined };
  }

  /** The code that waits to be typed, and when it was sent; null when none does. */
  async pending({ phone, purpose }: CodeTarget): Promise<(VerificationState & { sentAt: Date }) | null> {
    const now = Date.now();
    const { sms: limits } = this.config.limits;
    const verification = await this.verifications.read(this.phoneIndex(phone), purpose);
    if (!verification || standingOf(verification, now, limits) !== 'pending') return null;
    const sentAt = new Date((verification.expiresAt ?? now) - limits.codeTtlSeconds * 1000);
    return { ...stateOf(verification, now, false), sentAt };
  }

  /** Forgets a finished verification so that another code may be asked for; timers and budgets stay. */
  async forgetFinish(target: CodeTarget): Promise<void> {
    await this.verifications.forgetFinish(this.phoneIndex(target.phone), toldAs(target));
  }

  /**
   * Passes for the right code, once, and for the visitor who gave it again while the code would be good; otherwise 422
   * on `code` that says how many tries remain.
   */
  async check(target: CodeTarget, code: string, ip: string): Promise<void> {
    await this.budgets.spendCheck(ip);
    const { checksPerCode } = this.config.limits.sms;
    const phoneIndex = this.phoneIndex(target.phone);
    const taken = await this.verifications.takeCheck(phoneIndex, target.purpose, checksPerCode, Date.now());
    if (!taken) {
      const told = await this.verifications.read(phoneIndex, toldAs(target));
      if (told && this.isGivenAgain(told, code)) return;
      throw wrongCode('Код больше не действует. Запросите новый');
    }
    if (!isSameCode(this.hmac(target, taken.nonce, code), taken.codeHmac)) {
      if (taken.check === checksPerCode)
        await this.verifications.useUp(phoneIndex, toldAs(target), Date.now());
      throw wrongCode(`Неверный код. ${remaining(checksPerCode - taken.check)}`);
    }
    if (await this.finish(target, taken, code)) await this.share.countConfirmed();
  }

  /** Uses the code up for everybody but the visitor who gave it; false for the same visitor again. */
  private async finish(target: CodeTarget, taken: TakenCheck, code: string): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const now = Date.now();
      const told =
        target.visitor === undefined
          ? null
          : await this.verifications.lock(manager, this.phoneIndex(target.phone), toldAs(target), now);
      const first = await this.verifications.finish(manager, taken.nonce, target.purpose, now);
      if (!first && !(told && this.isGivenAgain(told, code)))
        throw wrongCode('Код уже использован. Запросите новый');
      if (first && told) {
        const nonce = newNonce();
        const codeHmac = this.hmac({ ...target, purpose: toldAs(target) }, nonce, code);
        await this.verifications.save(manager, {
          ...told,
          nonce,
          codeHmac,
          expiresAt: taken.expiresAt,
          finishedAt: now,
        });
      }
      return first;
    });
  }

  /** The visitor has confirmed the phone with this very code, which would still be good. */
  private isGivenAgain(
    { phoneIndex, purpose, nonce, codeHmac, ...told }: Verification,
    code: string,
  ): boolean {
    if (told.finishedAt === null || nonce === null || codeHmac === null) return false;
    if ((told.expiresAt ?? 0) <= Date.now()) return false;
    return isSameCode(
      codeHmacOf(this.config.secrets.smsCode, { phoneIndex, purpose, nonce }, code),
      codeHmac,
    );
  }

  /** Another code for the phone; 429 when its budget is used up. */
  private async replaceCode(
    manager: EntityManager,
    request: CodeRequest,
    verification: Verification,
    now: number,
  ): Promise<NewCode> {
    await this.budgets.spendPhone(manager, request.phone);
    const code = newCode();
    const nonce = newNonce();
    const codeHmac = this.hmac(request, nonce, code);
    const next = withCode(verification, { nonce, codeHmac }, now, this.config.limits.sms);
    await this.verifications.save(manager, next);
    return { message: { ...request, code, nonce }, verification: next };
  }

  /** Another code for the phone, unless its timer or budget refuses. */
  private async replaceQuietly(
    manager: EntityManager,
    request: CodeRequest,
    now: number,
  ): Promise<Message | undefined> {
    const phoneIndex = this.phoneIndex(request.phone);
    const verification = await this.verifications.lock(manager, phoneIndex, request.purpose, now);
    if (secondsUntil(verification.resendAt, now) > 0) return undefined;
    try {
      const { message } = await manager.transaction((nested) =>
        this.replaceCode(nested, request, verification, now),
      );
      return message;
    } catch (error) {
      if (error instanceof AppError && error.status === TOO_MANY) return undefined;
      throw error;
    }
  }

  private phoneIndex(phone: string): string {
    return this.blindIndex.of('phone', phone);
  }

  private hmac(
    { phone, purpose, subject }: Pick<CodeTarget, 'phone' | 'subject'> & { purpose: string },
    nonce: string,
    code: string,
  ): Buffer {
    const bound = subject === undefined ? purpose : `${purpose}:${subject}`;
    const owner = { phoneIndex: this.phoneIndex(phone), purpose: bound, nonce };
    return codeHmacOf(this.config.secrets.smsCode, owner, code);
  }

  private async deliver({ code, nonce, sentence, ...target }: Message): Promise<void> {
    const { phone } = target;
    const start = performance.now();
    try {
      await this.gateway.send({ phone, code, text: this.text(sentence(code), code) });
    } catch (cause) {
      const told = target.visitor === undefined ? null : toldAs(target);
      await this.verifications.dropCode(nonce, this.phoneIndex(phone), told, Date.now());
      throw new AppError(503, 'Не удалось отправить СМС. Попробуйте ещё раз через минуту', { cause });
    }
    await this.share.countSent();
    this.deliveryMs = performance.now() - start;
  }

  /** The last line lets the browser of our own site fill the code in (WebOTP). */
  private text(sentence: string, code: string): string {
    return `${sentence}\n\n@${new URL(this.config.publicOrigin).hostname} #${code}`;
  }
}

/** Under which purpose it is kept what may be told: that of the code, or the visitor's own. */
function toldAs({ purpose, visitor }: CodeTarget): string {
  return visitor === undefined ? purpose : `${purpose}:${visitor}`;
}

/** 429: the timer still runs. */
export function tooSoon(seconds: number): AppError {
  return AppError.tooMany(`Новый код можно запросить через ${inSeconds(seconds)}`, seconds);
}

function wrongCode(message: string): AppError {
  return AppError.invalid({ code: [message] });
}

function remaining(tries: number): string {
  if (tries === 0) return 'Попытки закончились, запросите новый код';
  const left = plural(tries, { single: 'Осталась', more: 'Осталось', many: 'Осталось' });
  return `${left} ${tries} ${plural(tries, { single: 'попытка', more: 'попытки', many: 'попыток' })}`;
}

function inSeconds(seconds: number): string {
  return `${seconds} ${plural(seconds, { single: 'секунду', more: 'секунды', many: 'секунд' })}`;
}
