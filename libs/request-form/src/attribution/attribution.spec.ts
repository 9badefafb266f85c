import { describe, expect, it } from '@jest/globals';
import { CITY_HEADER } from '@polden/reference-data';
import { visitOf } from './attribution.ts';

const posted = (headers: Record<string, string> = {}, query = 'product=bank') =>
  new Request(`https://polden.example/otpbank?${query}`, { method: 'POST', headers });
const sourceOf = (...args: Parameters<typeof visitOf>) => visitOf(...args).source;
const referer = (query: string) => ({ referer: `https://polden.example/otpbank?${query}` });

describe('where a visitor came from', () => {
  it('is read from the page that sent a plain post', () => {
    const visit = visitOf(posted(referer('utm_source=radio&utm_term=x&gclid=1&leadGenCode=AB&leadTypeId=7')));
    expect(visit.source).toEqual({
      url: '/otpbank',
      utmSource: 'radio',
      utmTerm: 'x',
      leadGenCode: 'AB',
      leadTypeId: '7',
    });
    expect(visit.marks).toBe('leadGenCode=AB&leadTypeId=7&utm_source=radio&utm_term=x');
  });

  it('is carried by the steps that follow, whatever page they are sent from', () => {
    const visit = visitOf(posted(referer('utm_source=other')), 'utm_source=radio&x=1');
    expect(visit.source).toEqual({ url: '/otpbank', utmSource: 'radio' });
  });

  it('is known pages later by the cookie, until another advertisement brings the visitor', () => {
    const cookie = 'visitor=1; lead_source=leadGenCode=AB&utm_source=radio';
    expect(sourceOf(posted({ cookie }))).toEqual({
      url: '/otpbank',
      leadGenCode: 'AB',
      utmSource: 'radio',
    });
    expect(sourceOf(posted({ cookie, ...referer('utm_source=other') }))).toEqual({
      url: '/otpbank',
      utmSource: 'other',
    });
    expect(sourceOf(posted({ cookie }, 'utm_medium=cpc'))).toEqual({ url: '/otpbank', utmMedium: 'cpc' });
  });

  it.each([{}, { referer: 'no address' }, referer('sum=1'), { cookie: 'lead_source=%F0%9F' }])(
    'is nothing with %j',
    (headers) => {
      expect(sourceOf(posted(headers))).toEqual({ url: '/otpbank' });
    },
  );
});

describe('the city of a visit', () => {
  it('is that of the site, otherwise the chosen one, otherwise none', () => {
    const cookie = 'city=kazan';
    expect(sourceOf(posted({ [CITY_HEADER]: 'spb', cookie })).city).toBe('Санкт-Петербург');
    expect(sourceOf(posted({ [CITY_HEADER]: 'msk', cookie })).city).toBe('Казань');
    expect(sourceOf(posted({ cookie: 'city=msk' })).city).toBe('Москва');
    expect(sourceOf(posted({ cookie: 'city=atlantis' }))).not.toHaveProperty('city');
    expect(sourceOf(posted({ [CITY_HEADER]: 'msk' }))).not.toHaveProperty('city');
  });
});
