import { Injectable } from '@nestjs/common';
import type { VerificationState } from '@polden/api-contract';
import { ApiConfig } from '../config/api-config.ts';
import { BlindIndex } from '../crypto/blind-index.ts';
import { OneTimeCodes } from './one-time-codes.ts';
import { PhoneTokens } from './phone-tokens.ts';
import { SmsBudgets } from './sms-budgets.ts';

/** A code that confirms a phone for a loan request is good for nothing else. */
const PURPOSE = 'lead';

/** Confirms that a phone belongs to who asks. */
@Injectable()
export class SmsService {
  constructor(
    private readonly config: ApiConfig,
    private readonly blindIndex: BlindIndex,
    private readonly codes: OneTimeCodes,
    private readonly budgets: SmsBudgets,
    private readonly tokens: PhoneTokens,
  ) {}

  /** See OneTimeCodes.send; the answer is the same whether the phone is known or not. */
  async request(phone: string, ip: string, captchaToken: string | undefined): Promise<VerificationState> {
    const { brand } = this.config;
    const sentence = (code: string): string =>
      `${code} — ваш код для «${brand.name}». Никому его не говорите.`;
    const { need_reset, resendAfter, expiresIn } = await this.codes.send({
      phone,
      purpose: PURPOSE,
      ip,
      captchaToken,
      sentence,
    });
    return { need_reset, resendAfter, expiresIn };
  }

  /** Forgets a finished verification so that another code may be asked for; timers and budgets stay. */
  async reset(phone: string, ip: string): Promise<void> {
    await this.budgets.spendCheck(ip);
    await this.codes.forgetFinish({ phone, purpose: PURPOSE });
  }

  /** Checks the code; answers the token of the confirmed phone, or 422 that says how many tries remain. */
  async confirm(phone: string, code: string, ip: string): Promise<string> {
    await this.codes.check({ phone, purpose: PURPOSE }, code, ip);
    return this.tokens.issue(this.blindIndex.of('phone', phone));
  }
}
