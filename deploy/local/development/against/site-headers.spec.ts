import { describe, expect, it } from '@jest/globals';
import { fromSite, isLocalHost, towardsSite } from './site-headers.ts';

const SITE = 'https://polden.example';
const LOCAL = { port: 4200 };

describe('the host of a request', () => {
  it.each(['localhost:4200', '127.0.0.1:4200', 'polden.localhost:4200', 'spb.polden.localhost:4200'])(
    'may be %s',
    (host) => {
      expect(isLocalHost(host, LOCAL)).toBe(true);
    },
  );

  it.each(['localhost:4201', 'localhost', 'evil.example:4200', 'localhost.evil.example:4200', '', undefined])(
    'may not be %s',
    (host) => {
      expect(isLocalHost(host, LOCAL)).toBe(false);
    },
  );
});

describe('a request on its way to the deployed site', () => {
  it('comes from a page of that site when it comes from a page of ours', () => {
    const headers = { origin: 'http://spb.polden.localhost:4200', cookie: 'city=spb' };
    expect(towardsSite(headers, SITE, LOCAL)).toEqual({ origin: SITE, cookie: 'city=spb' });
  });

  it.each(['https://evil.example', 'null', 'http://localhost:9000', 'https://localhost:4200'])(
    'keeps the origin %s, so that the site refuses it',
    (origin) => {
      expect(towardsSite({ origin }, SITE, LOCAL)).toEqual({ origin });
    },
  );

  it('tells nothing of this machine', () => {
    const headers = {
      accept: 'text/html',
      referer: 'http://localhost:4200/',
      'x-forwarded-for': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
    };
    expect(towardsSite(headers, SITE, LOCAL)).toEqual({ accept: 'text/html' });
  });
});

describe('an answer of the deployed site', () => {
  it('sets its cookies for this host, over http, and leaves the rest of them alone', () => {
    const cookies = [
      'visitor=a; Domain=polden.example; Path=/; HttpOnly; Secure; SameSite=Lax',
      'secure_note=domain; Path=/; Secure',
    ];
    expect(fromSite({ 'set-cookie': cookies, etag: '"1"' }, SITE, LOCAL)).toEqual({
      'set-cookie': ['visitor=a; Path=/; HttpOnly; SameSite=Lax', 'secure_note=domain; Path=/'],
      etag: '"1"',
    });
  });

  it('redirects to this host', () => {
    expect(fromSite({ location: `${SITE}/api/v1/docs` }, SITE, LOCAL)).toEqual({
      location: 'http://localhost:4200/api/v1/docs',
    });
  });

  it('does not forbid http for good', () => {
    expect(fromSite({ 'strict-transport-security': 'max-age=63072000' }, SITE, LOCAL)).toEqual({});
  });
});
