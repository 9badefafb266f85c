import { CAPTCHA_SITE_KEY, CAPTCHA_VERSION, type EnvReader } from '@polden/api-contract';

/** Who says that a form was sent by a browser that has worked for it; `off`: nobody, and every form has the smaller budget. */
export type CaptchaConfig =
  | { driver: 'proof-of-work'; siteKey: string; version: string }
  | { driver: 'http'; url: string; secret: string }
  | { driver: 'off' };

/** CAPTCHA_DRIVER with what belongs to it. The default works on this site alone: no visitor is told to another company. */
export function readCaptcha(env: EnvReader): CaptchaConfig {
  const driver = env.driver('CAPTCHA_DRIVER', ['proof-of-work', 'http', 'off'], 'proof-of-work');
  if (driver === 'http')
    return { driver, url: env.url('CAPTCHA_VERIFY_URL'), secret: env.text('CAPTCHA_SECRET') };
  if (driver === 'off' || driver === null) return { driver: 'off' };
  return {
    driver,
    siteKey: env.text('CAPTCHA_SITE_KEY', CAPTCHA_SITE_KEY),
    version: env.text('CAPTCHA_VERSION', CAPTCHA_VERSION),
  };
}
