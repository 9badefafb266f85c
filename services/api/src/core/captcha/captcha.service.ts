import { Injectable, Logger } from '@nestjs/common';
import type { CaptchaChallenge } from '@polden/api-contract';
import { DataSource } from 'typeorm';
import { ApiConfig } from '../config/api-config.ts';
import { AppError } from '../errors/app-error.ts';
import { useProof } from './captcha.repository.ts';
import { ProofOfWork } from './proof-of-work.ts';

const TIMEOUT_MS = 3000;

/** `full` for a form that came with a solved captcha; anything else is served as well, only not as often. */
export type CaptchaBudget = 'full' | 'reduced';

/** What a captcha token is worth: a solved one counts once, a missing or wrong one refuses nobody. */
@Injectable()
export class CaptchaService {
  private readonly logger = new Logger(CaptchaService.name);
  private readonly work: ProofOfWork | null;

  constructor(
    private readonly config: ApiConfig,
    private readonly dataSource: DataSource,
  ) {
    const { captcha, secrets } = config;
    this.work = captcha.driver === 'proof-of-work' ? new ProofOfWork(captcha, secrets.phoneToken) : null;
  }

  /** 404 where another driver is at work. */
  async challenge(): Promise<CaptchaChallenge> {
    if (!this.work) throw new AppError(404, 'Проверка на этом сайте не нужна');
    return this.work.challenge();
  }

  /** Takes the token: the next form needs another one. `ip`: of the client, for a provider that wants it. */
  async budgetOf(token: string | undefined, ip = ''): Promise<CaptchaBudget> {
    return (await this.isSolved(token, ip)) ? 'full' : 'reduced';
  }

  /** `budgetOf` as yes or no. */
  async isSolved(token: string | undefined, ip = ''): Promise<boolean> {
    const { captcha } = this.config;
    if (!token || captcha.driver === 'off') return false;
    if (captcha.driver === 'http') return this.providerSays(captcha, token, ip);
    const proof = (await this.work?.check(token)) ?? null;
    return proof !== null && (await useProof(this.dataSource.manager, proof));
  }

  private async providerSays(
    { url, secret }: { url: string; secret: string },
    token: string,
    ip: string,
  ): Promise<boolean> {
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: new URLSearchParams({ secret, token, ip }),
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
