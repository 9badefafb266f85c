import { describe, expect, it } from '@jest/globals';
import { newVisitor } from '@polden/mfe-release';
import { VisitorCookie } from './visitor-cookie.ts';

const cookieFor = (origin: string, local = false) =>
  new VisitorCookie({ publicOrigin: new URL(origin), local });

describe('visitor cookie', () => {
  it('is of the whole domain and secure on a public site', () => {
    expect(cookieFor('https://polden.example').create(newVisitor())).toMatch(
      /; HttpOnly; SameSite=Lax; Domain=polden\.example; Secure$/,
    );
  });

  it.each(['http://localhost:4200', 'http://127.0.0.1:4200', 'http://[::1]:4200'])(
    'is of the one host %s, which has no domain',
    (origin) => expect(cookieFor(origin, true).create(newVisitor())).toMatch(/; HttpOnly; SameSite=Lax$/),
  );

  it('is read back, and only when it is one of ours', () => {
    const cookie = cookieFor('https://polden.example');
    const [pair = ''] = cookie.create(newVisitor()).split(';');
    expect(cookie.read(`city=spb; ${pair}; token=x`)).toBe(pair.slice('visitor='.length));
    expect(cookie.read('visitor=1')).toBeNull();
    expect(cookie.read('other_visitor=x; city=spb')).toBeNull();
    expect(cookie.read(undefined)).toBeNull();
  });
});
