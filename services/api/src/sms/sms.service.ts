import { Injectable } from '@nestjs/common';
import type { VerificationState } from '@polden/api-contract';
import { ApiConfig } from '../core/config/api-config.ts';
import { BlindIndex } from '../core/crypto/blind-index.ts';
import { CodeChecks } from './code-checks.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { PhoneTokens } from './phone-tokens.ts';
import { SmsBudgets } from './sms-budgets.ts';

/** A code that confirms a phone for a loan request is good for nothing else. */
const PURPOSE = 'lead';

export interface Asked {
  /** E.164. */
  phone: string;
  ip: string;
  /** Id of the browser, see PhoneVisitors. */
  visitor: string;
}

export interface CodeAsked extends Asked {
  captchaToken: string | undefined;
  /** Blind indexes of the phones that the request proves: just now, and some time ago. */
  confirmed: string | null;
  known: string | null;
}

/** Confirms that a phone belongs to who asks. */
@Injectable()
export class SmsService {
  constructor(
    private readonly config: ApiConfig,
    private readonly blindIndex: BlindIndex,
    private readonly codes: OneTimeCodes,
    private readonly checks: CodeChecks,
    private readonly budgets: SmsBudgets,
    private readonly tokens: PhoneTokens,
  ) {}

  /**
   * See OneTimeCodes.send; the answer is the same whether the phone is known or not, and whether others have asked for
   * it or not. A visitor who has confirmed the phone needs no code: `verified`. He may forget that (`need_reset`) only when
   * another code may be asked for, by its timer and by every budget: what he has confirmed is not lost for a refusal.
   */
  async request({ confirmed, known, ...asked }: CodeAsked): Promise<VerificationState> {
    const visitor = this.digestOf(asked.visitor);
    if (this.isOf(asked.phone, confirmed)) {
      const resendAfter = await this.resendAfter(asked, visitor, this.isOf(asked.phone, known));
      return { need_reset: resendAfter === 0, resendAfter, expiresIn: 0, verified: true };
    }
    const { brand } = this.config;
    const sentence = (code: string): string =>
      `${code} — ваш код для сайта «${brand.name}». Никому его не говорите.`;
    const { sent, ...state } = await this.codes.send({
      ...asked,
      visitor,
      isProved: this.isOf(asked.phone, known),
      purpose: PURPOSE,
      sentence,
    });
    return state;
  }

  /** Whether a blind index is that of the phone. */
  isOf(phone: string, index: string | null): boolean {
    return index === this.blindIndex.of('phone', phone);
  }

  /** Forgets a finished verification so that another code may be asked for; timers and budgets stay. */
  async reset({ phone, visitor, ip }: Asked): Promise<void> {
    await this.budgets.spendCheck(ip);
    await this.codes.forgetFinish({ phone, purpose: PURPOSE, visitor: this.digestOf(visitor) });
  }

  /** Checks the code; answers the tokens of the confirmed phone, or 422 that says how many tries remain. */
  async confirm(
    { phone, visitor, ip }: Asked,
    code: string,
  ): Promise<{ token: string; deviceToken: string }> {
    await this.checks.check({ phone, purpose: PURPOSE, visitor: this.digestOf(visitor) }, code, ip);
    const index = this.blindIndex.of('phone', phone);
    return { token: await this.tokens.issue(index), deviceToken: await this.tokens.issueDevice(index) };
  }

  /** Seconds until neither the timer nor a budget refuses another code; 0 when none does. */
  private async resendAfter({ phone, ip }: Asked, visitor: string, isProved: boolean): Promise<number> {
    const stranger = isProved ? undefined : visitor;
    const [ofTimer, ofBudgets] = await Promise.all([
      this.codes.resendAfter({ phone, purpose: PURPOSE, visitor }),
      this.budgets.secondsUntilAsk({ phone, ip, isProved, stranger }),
    ]);
    return Math.max(ofTimer, ofBudgets);
  }

  private digestOf(visitor: string): string {
    return this.blindIndex.of('visitor', visitor);
  }
}
