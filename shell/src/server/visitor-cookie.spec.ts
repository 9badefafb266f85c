import { describe, expect, it } from '@jest/globals';
import { newVisitor } from '@polden/mfe-release';
import { SiteHosts } from './city/site-hosts.ts';
import { VisitorCookie } from './visitor-cookie.ts';

const NO_DOMAIN = { cookieDomain: null };

describe('visitor cookie', () => {
  it.each(['polden.example', 'kazan.polden.example'])('is of the whole domain and secure on %s', (name) => {
    const publicOrigin = new URL('https://polden.example');
    const host = new SiteHosts({ publicOrigin, local: false }).find(name) ?? NO_DOMAIN;
    expect(new VisitorCookie({ local: false }).create(newVisitor(), host)).toMatch(
      /; HttpOnly; SameSite=Lax; Domain=polden\.example; Secure$/,
    );
  });

  it('is of a host for tests where that was asked: a browser takes none for another domain', () => {
    const options = { publicOrigin: new URL('https://polden.example'), local: false };
    const hosts = new SiteHosts({ ...options, internalHosts: ['polden-qa.internal'] });
    const host = hosts.find('polden-qa.internal') ?? NO_DOMAIN;
    expect(new VisitorCookie(options).create(newVisitor(), host)).toContain('; Domain=polden-qa.internal;');
  });

  it.each(['http://localhost:4200', 'http://127.0.0.1:4200', 'http://[::1]:4200', 'http://10.0.0.7:4200'])(
    'is of the one host %s, which has no domain',
    (origin) => {
      const options = { publicOrigin: new URL(origin), local: true };
      const host = new SiteHosts(options).find(options.publicOrigin.host);
      expect(host).not.toBeNull();
      expect(new VisitorCookie(options).create(newVisitor(), host ?? NO_DOMAIN)).toMatch(
        /; HttpOnly; SameSite=Lax$/,
      );
    },
  );

  it('is read back, and only when it is one of ours', () => {
    const cookie = new VisitorCookie({ local: false });
    const [pair = ''] = cookie.create(newVisitor(), NO_DOMAIN).split(';');
    expect(cookie.read(`city=spb; ${pair}; token=x`)).toBe(pair.slice('visitor='.length));
    expect(cookie.read('visitor=1')).toBeNull();
    expect(cookie.read('other_visitor=x; city=spb')).toBeNull();
    expect(cookie.read(undefined)).toBeNull();
  });
});
