import { Injectable } from '@nestjs/common';
import type { VerificationState } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { CaptchaService } from '../captcha/captcha.service.ts';
import { BlindIndex } from '../crypto/blind-index.ts';
import { AppError } from '../errors/app-error.ts';
import { codeHmac, isSameCode, newCode, newNonce } from './code.ts';
import { ConfirmationShare } from './confirmation-share.ts';
import { SmsGateway } from './gateway/sms-gateway.ts';
import { SmsBudgets } from './sms-budgets.ts';
import { secondsUntil, standingOf, stateOf, withCode } from './verification.ts';
import { VerificationRepository } from './verification.repository.ts';

/** What a code is good for; timers are kept by phone and purpose, budgets by phone alone. */
export interface CodeTarget {
  /** E.164. */
  phone: string;
  purpose: 'lead' | 'signature';
  /** What exactly it confirms where one purpose has many such things: the code of one is no code of another. */
  subject?: string;
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

/** Codes by SMS: made, sent within the budgets, checked. */
@Injectable()
export class OneTimeCodes {
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
   * 429 with `retryAfter` when a budget is used up, or when the timer of a code that is gone still runs.
   */
  async send(request: CodeRequest): Promise<CodeState> {
    const { phone, purpose, ip } = request;
    const captcha = await this.captcha.isSolved(request.captchaToken, ip);
    const { state, message } = await this.dataSource.transaction(async (manager) => {
      const now = Date.now();
      const limits = this.config.limits.sms;
      const phoneIndex = this.blindIndex.of('phone', phone);
      const verification = await this.verifications.lock(manager, phoneIndex, purpose, now);
      const standing = standingOf(verification, now, limits);
      if (standing === 'finished') return { state: stateOf(verification, now, true) };
      const wait = secondsUntil(verification.resendAt, now);
      if (wait > 0 && standing === 'pending') return { state: stateOf(verification, now, false) };
      if (wait > 0) throw tooSoon(wait);
      await this.budgets.spendCode(manager, { phone, ip, captcha });
      const code = newCode();
      const nonce = newNonce();
      const sent = withCode(verification, { nonce, codeHmac: this.hmac(request, nonce, code) }, now, limits);
      await this.verifications.save(manager, sent);
      return { state: stateOf(sent, now, false), message: { ...request, code, nonce } };
    });
    // Sent after the commit: no connection waits for the provider, and a code that is on its way can be checked.
    if (message) await this.deliver(message);
    return { ...state, sent: message !== undefined };
  }

  /** The code that waits to be typed, and when it was sent; null when none does. */
  async pending({ phone, purpose }: CodeTarget): Promise<(VerificationState & { sentAt: Date }) | null> {
    const now = Date.now();
    const { sms: limits } = this.config.limits;
    const verification = await this.verifications.read(this.blindIndex.of('phone', phone), purpose);
    if (!verification || standingOf(verification, now, limits) !== 'pending') return null;
    const sentAt = new Date((verification.expiresAt ?? now) - limits.codeTtlSeconds * 1000);
    return { ...stateOf(verification, now, false), sentAt };
  }

  /** Forgets a finished verification so that another code may be asked for; timers and budgets stay. */
  async forgetFinish({ phone, purpose }: CodeTarget): Promise<void> {
    await this.verifications.forgetFinish(this.blindIndex.of('phone', phone), purpose);
  }

  /** Passes for the right code, once; otherwise 422 on `code` that says how many tries remain. */
  async check(target: CodeTarget, code: string, ip: string): Promise<void> {
    await this.budgets.spendCheck(ip);
    const { checksPerCode } = this.config.limits.sms;
    const phoneIndex = this.blindIndex.of('phone', target.phone);
    const taken = await this.verifications.takeCheck(phoneIndex, target.purpose, checksPerCode, Date.now());
    if (!taken) throw wrongCode('Код больше не действует. Запросите новый');
    if (!isSameCode(this.hmac(target, taken.nonce, code), taken.codeHmac)) {
      throw wrongCode(`Неверный код. ${remaining(checksPerCode - taken.check)}`);
    }
    if (!(await this.verifications.finish(taken.nonce, Date.now())))
      throw wrongCode('Код уже использован. Запросите новый');
    await this.share.countConfirmed();
  }

  private hmac({ phone, purpose, subject }: CodeTarget, nonce: string, code: string): Buffer {
    const phoneIndex = this.blindIndex.of('phone', phone);
    const bound = subject === undefined ? purpose : `${purpose}:${subject}`;
    return codeHmac(this.config.secrets.smsCode, { phoneIndex, purpose: bound, nonce }, code);
  }

  private async deliver({ phone, code, nonce, sentence }: Message): Promise<void> {
    try {
      await this.gateway.send({ phone, code, text: this.text(sentence(code), code) });
    } catch (cause) {
      await this.verifications.dropCode(nonce, Date.now());
      throw new AppError(503, 'Не удалось отправить SMS. Попробуйте ещё раз через минуту', { cause });
    }
    await this.share.countSent();
  }

  /** The last line lets the browser of our own site fill the code in (WebOTP). */
  private text(sentence: string, code: string): string {
    return `${sentence}\n\n@${new URL(this.config.publicOrigin).hostname} #${code}`;
  }
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
