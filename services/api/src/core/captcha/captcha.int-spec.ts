import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  CAPTCHA_PATHS,
  CAPTCHA_SITE_KEY,
  CAPTCHA_VERSION,
  type CaptchaChallenge,
  SMS_PATHS,
} from '@polden/api-contract';
import { productionLimits } from '../config/limits.ts';
import { get, post } from '../../testing/borrower.ts';
import { solveCaptcha } from '../../testing/captcha.ts';
import { stopClock } from '../../testing/clock.ts';
import { quickDelivery, startTestApp, type TestApp } from '../../testing/test-app.ts';
import { CaptchaService } from './captcha.service.ts';
import { ProofOfWork } from './proof-of-work.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp({
    configure: (config) => ({ ...config, limits: { ...productionLimits, delivery: quickDelivery } }),
  });
});
afterEach(() => api.dataSource.query('DELETE FROM rate_limit'));
afterAll(() => api.close());

const challenge = async () => (await get(api, CAPTCHA_PATHS.challenge)).body as unknown as CaptchaChallenge;
const worth = (token: string | undefined) => api.app.get(CaptchaService).budgetOf(token);
const asToken = (solved: object) => Buffer.from(JSON.stringify(solved)).toString('base64url');
const fromToken = (token: string) =>
  JSON.parse(Buffer.from(token, 'base64url').toString()) as { challenge: CaptchaChallenge; solution: object };

describe('a captcha', () => {
  it('is solved by work, and counts once', async () => {
    const token = await solveCaptcha(await challenge());
    expect(await worth(token)).toBe('full');
    expect(await worth(token)).toBe('reduced');
  });

  it('counts once even when two forms come at the same moment', async () => {
    const token = await solveCaptcha(await challenge());
    expect((await Promise.all([worth(token), worth(token), worth(token)])).sort()).toEqual([
      'full',
      'reduced',
      'reduced',
    ]);
  });

  it('is worth less when it is missing, wrong, of another work, changed or old', async () => {
    const solved = fromToken(await solveCaptcha(await challenge()));
    const other = await challenge();
    const later = { ...solved.challenge.parameters, expiresAt: 9_999_999_999 };
    const wrong = [
      undefined,
      '',
      'solved',
      asToken({}),
      asToken({ challenge: { signature: '' }, solution: null }),
      asToken({ ...solved, solution: { counter: 1, derivedKey: 'ff' } }),
      asToken({ ...solved, challenge: other }),
      asToken({ ...solved, challenge: { ...solved.challenge, parameters: later } }),
    ];
    for (const token of wrong) expect(await worth(token)).toBe('reduced');
    const clock = stopClock();
    try {
      clock.pass(601);
      expect(await worth(asToken(solved))).toBe('reduced');
    } finally {
      clock.restore();
    }
  });

  it('of another site key or version does not count', async () => {
    const secret = api.config.secrets.phoneToken;
    const site = { siteKey: CAPTCHA_SITE_KEY, version: CAPTCHA_VERSION };
    const own = new ProofOfWork(site, secret);
    const others = [
      new ProofOfWork({ ...site, siteKey: 'other' }, secret),
      new ProofOfWork({ ...site, version: 'pow-0' }, secret),
    ];
    for (const other of others) {
      expect(await own.check(await solveCaptcha(await other.challenge()))).toBeNull();
    }
    expect(await own.check(await solveCaptcha(await own.challenge()))).not.toBeNull();
  });

  it('needs a site key and a version', () => {
    expect(() => new ProofOfWork({ siteKey: '', version: '1' }, 'secret')).toThrow('no site key is given');
    expect(() => new ProofOfWork({ siteKey: 'polden', version: '' }, 'secret')).toThrow(
      'no version is given',
    );
  });

  it('earns an address more codes than it gets without one', async () => {
    const ask = async (n: number, token?: string) =>
      (
        await post(
          api,
          SMS_PATHS.request,
          { phone: `7916${n}2345`, ...(token !== undefined && { token }) },
          { ip: '203.0.113.7' },
        )
      ).status;
    const statuses: number[] = [];
    for (let n = 101; n <= 106; n += 1) statuses.push(await ask(n));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await ask(107, await solveCaptcha(await challenge()))).toBe(200);
  });
});

it('a site without a captcha makes no challenges', async () => {
  const other = await startTestApp({ env: { CAPTCHA_DRIVER: 'off' } });
  expect((await get(other, CAPTCHA_PATHS.challenge)).status).toBe(404);
  expect(await other.app.get(CaptchaService).budgetOf('anything')).toBe('reduced');
  await other.close();
});
