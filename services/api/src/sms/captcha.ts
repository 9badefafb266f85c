import { Injectable, Logger } from '@nestjs/common';
import { ApiConfig } from '../config/api-config.ts';

const TIMEOUT_MS = 3000;

/** Asks the captcha provider whether a token was solved; without a provider no token counts. */
@Injectable()
export class Captcha {
  private readonly logger = new Logger(Captcha.name);

  constructor(private readonly config: ApiConfig) {}

  async isSolved(token: string | undefined, ip: string): Promise<boolean> {
    const { captcha } = this.config;
    if (captcha === null || !token) return false;
    try {
      const answer = await fetch(captcha.url, {
        method: 'POST',
        body: new URLSearchParams({ secret: captcha.secret, token, ip }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const verdict: unknown = await answer.json();
      return (
        typeof verdict === 'object' && verdict !== null && 'status' in verdict && verdict.status === 'ok'
      );
    } catch {
      this.logger.warn('the captcha provider does not answer: the smaller budget applies');
      return false;
    }
  }
}
