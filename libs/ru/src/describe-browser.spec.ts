import { describe, expect, it } from '@jest/globals';
import { describeBrowser } from './describe-browser.ts';

const LIKE_CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';

describe('a browser', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_CHROME} YaBrowser/25.8 Safari/537.36`,
      'Яндекс Браузер, Windows',
    ],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${LIKE_CHROME} Safari/537.36 Edg/142.0`, 'Edge, Windows'],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${LIKE_CHROME} Mobile Safari/537.36`, 'Chrome, Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
      'Safari, iPhone',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Linux'],
    ['curl/8.9', 'curl/8.9'],
    ['', 'браузер не назвался'],
  ])('%s is called %s', (userAgent, words) => {
    expect(describeBrowser(userAgent)).toBe(words);
  });
});
