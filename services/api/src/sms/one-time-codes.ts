import { setTimeout } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CODE_TOO_EARLY, type VerificationState } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { DataSource, type EntityManager } from 'typeorm';
import { ApiConfig } from '../core/config/api-config.ts';
import { CaptchaService } from '../core/captcha/captcha.service.ts';
import { AppError } from '../core/errors/app-error.ts';
import { CodeDigests } from './code-digests.ts';
import { type CodeTarget, toldAs } from './code-target.ts';
import { newCode, newNonce } from './code.ts';
import { ConfirmationShare } from './confirmation-share.ts';
import { NotTakenError, SmsGateway } from './gateway/sms-gateway.ts';
import { SmsBudgets } from './sms-budgets.ts';
import { secondsUntil, standingOf, stateOf, type Verification, withCode } from './verification.ts';
import { VerificationRepository } from './verification.repository.ts';

const TOO_MANY = 429;

export interface CodeRequest extends CodeTarget {
  ip: string;
  captchaToken: string | undefined;
  /** Has proved the phone before: neither the timers nor the codes of strangers hold him up. */
  isProved: boolean;
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
  /** What stood before it: of the phone, and of the visitor who is told. */
  before: Verification[];
}

interface NewCode {
  message: Message;
  verification: Verification;
}

/** Codes by SMS: made and sent within the budgets; CodeChecks compares them. */
@Injectable()
export class OneTimeCodes {
  /** Of the last message, from the code to the provider's answer. */
  private deliveryMs = 0;

  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly verifications: VerificationRepository,
    private readonly digests: CodeDigests,
    private readonly budgets: SmsBudgets,
    private readonly captcha: CaptchaService,
    private readonly gateway: SmsGateway,
    private readonly share: ConfirmationShare,
  ) {}

  /**
   * Sends a code, or answers the pending one while the resend timer runs. `need_reset` (see Standing) sends nothing.
   * 429 with `retryAfter` when a budget is used up, or when the timer of a code that is gone still runs. A visitor is
   * answered as if nobody else had asked for the phone: where the timer or the budget of the phone refuses a stranger,
   * nothing is sent, and the answer is the same.
   */
  async send(request: CodeRequest): Promise<CodeState> {
    const { phone, ip, visitor, isProved } = request;
    const asker = { phone, ip, isProved, stranger: strangerOf(request) };
    const captcha = await this.captcha.isSolved(request.captchaToken, ip);
    const { state, message, asked } = await this.dataSource.transaction(async (manager) => {
      const now = Date.now();
      const limits = this.config.limits.sms;
      const phoneIndex = this.digests.ofPhone(phone);
      // A check of this code changes what its visitor is told: both take the code first.
      await this.verifications.hold(manager, phoneIndex, request.purpose);
      const told = await this.verifications.lock(manager, phoneIndex, toldAs(request), now);
      const standing = standingOf(told, now, limits);
      const wait = secondsUntil(told.resendAt, now);
      if (wait > 0 && standing === 'pending')
        return { state: { ...stateOf(told, now, false), tooEarly: true as const }, asked: false };
      // Also where it finished: after a reset the timer would refuse all the same.
      if (wait > 0) throw tooSoon(wait);
      if (standing === 'finished') return { state: stateOf(told, now, true), asked: false };
      await this.budgets.spendAsk(manager, { ...asker, captcha });
      if (visitor === undefined) {
        const { message, verification } = await this.replaceCode(manager, request, told, now);
        return { state: stateOf(verification, now, false), message, asked: true };
      }
      const common = await this.verifications.lock(manager, phoneIndex, request.purpose, now);
      const made = isProved
        ? await this.replaceCode(manager, request, common, now)
        : await this.replaceQuietly(manager, request, common, now);
      if (!made) await this.budgets.giveBackUnsent(manager, asker);
      // The visitor's own tries are of the code that his request has sent; of none where it has sent none.
      const { nonce, codeHmac } = made?.verification ?? { nonce: newNonce(), codeHmac: null };
      const next = withCode(told, { nonce, codeHmac }, now, limits);
      await this.verifications.save(manager, next);
      const message = made && { ...made.message, before: [common, told] };
      return { state: stateOf(next, now, false), message, asked: true };
    });
    // Sent after the commit: no connection waits for the provider, and a code that is on its way can be checked.
    if (message) await this.deliver(message);
    // As long as a message takes, so that the clock does not tell either.
    else if (asked) await setTimeout(this.deliveryMs);
    return { ...state, sent: message !== undefined };
  }

  /** The last code until it expires, though its checks may be used up or it is confirmed, and when it was sent. */
  async last({ phone, purpose }: CodeTarget): Promise<(VerificationState & { sentAt: Date }) | null> {
    const now = Date.now();
    const { sms: limits } = this.config.limits;
    const verification = await this.verifications.read(this.digests.ofPhone(phone), purpose);
    const expiresAt = verification?.expiresAt ?? 0;
    if (!verification || expiresAt <= now) return null;
    const sentAt = new Date(expiresAt - limits.codeTtlSeconds * 1000);
    return { ...stateOf(verification, now, standingOf(verification, now, limits) !== 'pending'), sentAt };
  }

  /** In how many seconds the timer of who asks lets him ask for another code; 0 at once. */
  async resendAfter(target: CodeTarget): Promise<number> {
    const told = await this.verifications.read(this.digests.ofPhone(target.phone), toldAs(target));
    return secondsUntil(told?.resendAt ?? null, Date.now());
  }

  /** Forgets a finished verification so that another code may be asked for; timers and budgets stay. */
  async forgetFinish(target: CodeTarget): Promise<void> {
    await this.verifications.forgetFinish(this.digests.ofPhone(target.phone), toldAs(target));
  }

  /** Another code for the phone; 429 when its budget is used up. */
  private async replaceCode(
    manager: EntityManager,
    request: CodeRequest,
    verification: Verification,
    now: number,
  ): Promise<NewCode> {
    await this.budgets.spendPhone(manager, request);
    const code = newCode();
    const nonce = newNonce();
    const codeHmac = this.digests.ofCode(request, nonce, code);
    const next = withCode(verification, { nonce, codeHmac }, now, this.config.limits.sms);
    await this.verifications.save(manager, next);
    return { message: { ...request, code, nonce, before: [verification] }, verification: next };
  }

  /** Another code for the phone, unless its timer or budget refuses. One that was confirmed fits nobody else, so it is not waited for. */
  private async replaceQuietly(
    manager: EntityManager,
    request: CodeRequest,
    verification: Verification,
    now: number,
  ): Promise<NewCode | null> {
    const isUsed = verification.finishedAt !== null && verification.nonce === null;
    if (!isUsed && secondsUntil(verification.resendAt, now) > 0) return null;
    try {
      return await manager.transaction((nested) => this.replaceCode(nested, request, verification, now));
    } catch (error) {
      if (error instanceof AppError && error.status === TOO_MANY) return null;
      throw error;
    }
  }

  private async deliver(message: Message): Promise<void> {
    const { phone, code, sentence } = message;
    const start = performance.now();
    try {
      await this.gateway.send({ phone, code, text: this.text(sentence(code), code) });
    } catch (cause) {
      if (cause instanceof NotTakenError) await this.takeBack(message);
      else await this.verifications.endTimer(this.digests.ofPhone(phone), message.nonce, Date.now());
      throw new AppError(503, 'Не удалось отправить СМС. Попробуйте ещё раз через минуту', { cause });
    }
    this.deliveryMs = performance.now() - start;
    this.share.countSent();
  }

  /** As if the message had not been asked for, but for what the address may ask. Locks in the order of `send`. */
  private async takeBack({ before, nonce, ...request }: Message): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await this.verifications.hold(manager, this.digests.ofPhone(request.phone), request.purpose);
      for (const verification of before) await this.verifications.putBack(manager, verification, nonce);
      await this.budgets.giveBack(manager, { ...request, stranger: strangerOf(request) });
    });
  }

  /** The last line lets the browser of our own site fill the code in (WebOTP). */
  private text(sentence: string, code: string): string {
    return `${sentence}\n\n@${new URL(this.config.publicOrigin).hostname} #${code}`;
  }
}

/** Who asks for a phone that he has not proved. */
function strangerOf({ isProved, visitor }: CodeRequest): string | undefined {
  return isProved ? undefined : visitor;
}

/** 429: the timer still runs. */
export function tooSoon(seconds: number): AppError {
  return AppError.tooMany(`Новый код можно запросить через ${inSeconds(seconds)}`, seconds, {
    [CODE_TOO_EARLY]: true,
  });
}

function inSeconds(seconds: number): string {
  return `${seconds} ${plural(seconds, { single: 'секунду', more: 'секунды', many: 'секунд' })}`;
}
