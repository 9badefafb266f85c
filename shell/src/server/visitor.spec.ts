import { describe, expect, it } from '@jest/globals';
import { addVisitorHeaders, asVisitor, keepVisitorCookies, type Visitor } from './visitor.ts';

const visitor = (): Visitor => ({
  cookie: 'city=spb; token=old',
  ip: '203.0.113.7',
  userAgent: 'test',
  setCookies: [],
});

function headersNow(): Headers {
  const headers = new Headers();
  addVisitorHeaders(headers, 'https://polden.example');
  return headers;
}

describe('calls on behalf of a visitor', () => {
  it('carry his cookies and address, and the origin of the site', () => {
    const headers = asVisitor(visitor(), headersNow);
    expect(Object.fromEntries(headers)).toEqual({
      cookie: 'city=spb; token=old',
      'x-forwarded-for': '203.0.113.7',
      'user-agent': 'test',
      origin: 'https://polden.example',
    });
  });

  it('carry the cookies that an earlier call of the same request has set', () => {
    const someone = visitor();
    const answer = new Headers([['set-cookie', 'token=new=1; Path=/; HttpOnly']]);
    const headers = asVisitor(someone, () => {
      keepVisitorCookies(answer);
      return headersNow();
    });
    expect(headers.get('cookie')).toBe('city=spb; token=new=1');
    expect(someone.setCookies).toEqual(['token=new=1; Path=/; HttpOnly']);
  });

  it("carry nothing outside a visitor's request", () => {
    expect([...headersNow()]).toEqual([]);
  });
});
