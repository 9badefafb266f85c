import { Injectable } from '@nestjs/common';
import type { VerificationState } from '@polden/api-contract';
import { plural } from '@polden/ru';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { BlindIndex } from '../crypto/blind-index.ts';
import { AppError } from '../errors/app-error.ts';
import { Captcha } from './captcha.ts';
import { codeHmac, isSameCode, newCode, newNonce } from './code.ts';
import { ConfirmationShare } from './confirmation-share.ts';
import { SmsGateway } from './gateway/sms-gateway.ts';
import { PhoneTokens } from './phone-tokens.ts';
import { SmsBudgets } from './sms-budgets.ts';
import { secondsUntil, standingOf, stateOf, withCode } from './verification.ts';
import { VerificationRepository } from './verification.repository.ts';

/** A code that confirms a phone for a loan request is good for nothing else. */
const PURPOSE = 'lead';

@Injectable()
export class SmsService {
  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
    private readonly verifications: VerificationRepository,
    private readonly blindIndex: BlindIndex,
    private readonly budgets: SmsBudgets,
    private readonly captcha: Captcha,
    private readonly gateway: SmsGateway,
    private readonly tokens: PhoneTokens,
    private readonly share: ConfirmationShare,
  ) {}

  /**
   * Sends a code, or answers the pending one while the resend timer runs. `need_reset` (see Standing) sends nothing.
   * 429 with `retryAfter` when a budget is used up, or when the timer of a code that is gone still runs.
   */
  async request(phone: string, ip: string, captchaToken: string | undefined): Promise<VerificationState> {
    const captcha = await this.captcha.isSolved(captchaToken, ip);
    const { state, message } = await this.dataSource.transaction(async (manager) => {
      const now = Date.now();
      const limits = this.config.limits.sms;
      const phoneIndex = this.blindIndex.of('phone', phone);
      const verification = await this.verifications.lock(manager, phoneIndex, PURPOSE, now);
      const standing = standingOf(verification, now, limits);
      if (standing === 'finished') return { state: stateOf(verification, now, true) };
      const wait = secondsUntil(verification.resendAt, now);
      if (wait > 0 && standing === 'pending') return { state: stateOf(verification, now, false) };
      if (wait > 0) throw AppError.tooMany(`Новый код можно запросить через ${inSeconds(wait)}`, wait);
      await this.budgets.spendCode(manager, { phone, ip, captcha });
      const code = newCode();
      const nonce = newNonce();
      const hmac = codeHmac(this.config.secrets.smsCode, { phoneIndex, purpose: PURPOSE, nonce }, code);
      const sent = withCode(verification, { nonce, codeHmac: hmac }, now, limits);
      await this.verifications.save(manager, sent);
      return { state: stateOf(sent, now, false), message: { phone, code, nonce } };
    });
    // Sent after the commit: no connection waits for the provider, and a code that is on its way can be checked.
    if (message) await this.send(message);
    return state;
  }

  /** Forgets a finished verification so that another code may be asked for; timers and budgets stay. */
  async reset(phone: string, ip: string): Promise<void> {
    await this.budgets.spendCheck(ip);
    await this.verifications.forgetFinish(this.blindIndex.of('phone', phone), PURPOSE);
  }

  /** Checks the code; answers the token of the confirmed phone, or 422 that says how many tries remain. */
  async confirm(phone: string, code: string, ip: string): Promise<string> {
    await this.budgets.spendCheck(ip);
    const { checksPerCode } = this.config.limits.sms;
    const phoneIndex = this.blindIndex.of('phone', phone);
    const taken = await this.verifications.takeCheck(phoneIndex, PURPOSE, checksPerCode, Date.now());
    if (!taken) throw wrongCode('Код больше не действует. Запросите новый');
    const owner = { phoneIndex, purpose: PURPOSE, nonce: taken.nonce };
    if (!isSameCode(codeHmac(this.config.secrets.smsCode, owner, code), taken.codeHmac)) {
      throw wrongCode(`Неверный код. ${remaining(checksPerCode - taken.check)}`);
    }
    if (!(await this.verifications.finish(taken.nonce, Date.now())))
      throw wrongCode('Код уже использован. Запросите новый');
    await this.share.countConfirmed();
    return this.tokens.issue(phoneIndex);
  }

  private async send({ phone, code, nonce }: { phone: string; code: string; nonce: string }): Promise<void> {
    try {
      await this.gateway.send({ phone, code, text: this.text(code) });
    } catch (cause) {
      await this.verifications.dropCode(nonce, Date.now());
      throw new AppError(503, 'Не удалось отправить SMS. Попробуйте ещё раз через минуту', { cause });
    }
    await this.share.countSent();
  }

  /** The last line lets the browser of our own site fill the code in (WebOTP). */
  private text(code: string): string {
    const { brand, publicOrigin } = this.config;
    return `${code} — ваш код для «${brand.name}». Никому его не говорите.\n\n@${new URL(publicOrigin).hostname} #${code}`;
  }
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
