import { afterEach, describe, expect, it } from '@jest/globals';
import { captchaHeaders, prepareCaptcha, provideCaptcha, takeCaptcha } from './index.ts';

afterEach(() => provideCaptcha(null));

function countingDriver() {
  let solved = 0;
  provideCaptcha({ version: '1', solve: () => Promise.resolve(`proof ${(solved += 1)}`) });
  return () => solved;
}

describe('a captcha', () => {
  it('is worked for once, however often somebody turns to the form', async () => {
    const solved = countingDriver();
    prepareCaptcha();
    prepareCaptcha();
    expect(await takeCaptcha()).toEqual({ token: 'proof 1', version: '1' });
    expect(solved()).toBe(1);
  });

  it('is another one for the next form', async () => {
    countingDriver();
    const [first, second] = [await captchaHeaders(), await captchaHeaders()];
    expect(first).toEqual({ 'X-Captcha-Token': 'proof 1', 'X-Captcha-Version': '1' });
    expect(second).toEqual({ 'X-Captcha-Token': 'proof 2', 'X-Captcha-Version': '1' });
  });

  it('is missing, and nothing else, when it cannot be had', async () => {
    expect(await takeCaptcha()).toBeNull();
    provideCaptcha({ version: '1', solve: () => Promise.reject(new Error('no worker')) });
    expect(await takeCaptcha()).toBeNull();
    expect(await captchaHeaders()).toEqual({});
  });
});
