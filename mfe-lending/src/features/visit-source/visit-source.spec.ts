import { describe, expect, it } from '@jest/globals';
import { marksOf, visitedUrl, visitSource } from './visit-source.ts';

const posted = (referer?: string) =>
  new Request('https://polden.example/otpbank?product=bank', {
    method: 'POST',
    headers: referer === undefined ? {} : { referer },
  });

describe('where a visitor came from', () => {
  it('is read from the page that sent a plain post', () => {
    const url = visitedUrl(posted('https://polden.example/otpbank?utm_source=radio&utm_term=x&gclid=1'));
    expect(visitSource(url)).toEqual({ url: '/otpbank', utmSource: 'radio', utmTerm: 'x' });
    expect(marksOf(url)).toBe('utm_source=radio&utm_term=x');
  });

  it('is carried by the steps that follow, whatever page they are sent from', () => {
    const url = visitedUrl(posted('https://polden.example/otpbank?utm_source=other'), 'utm_source=radio&x=1');
    expect(visitSource(url)).toEqual({ url: '/otpbank', utmSource: 'radio' });
  });

  it.each([undefined, 'no address', 'https://polden.example/otpbank'])('is nothing with %s', (referer) => {
    expect(visitSource(visitedUrl(posted(referer)))).toEqual({ url: '/otpbank' });
  });
});
