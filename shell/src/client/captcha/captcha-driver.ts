import type { CaptchaDriver } from '@polden/http';
import { afterAnswer } from '@polden/ui';

export interface CaptchaSite {
  siteKey: string;
  version: string;
}

/** The captcha of this site; throws Error without a site key or a version. */
export function captchaDriver({ siteKey, version }: CaptchaSite): CaptchaDriver {
  if (!siteKey) throw new Error('Captcha: no site key is given');
  if (!version) throw new Error('Captcha: no version is given');
  return {
    version,
    solve: async () => {
      await new Promise<void>(afterAnswer);
      const { solveInWorker } = await import(/* webpackChunkName: "captcha" */ './solve-in-worker.ts');
      return solveInWorker({ siteKey, version });
    },
  };
}
