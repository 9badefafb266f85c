import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { SiteHosts } from '../city/site-hosts.ts';
import { consentChoice } from './consent.plugin.ts';

const ORIGIN = 'https://polden.example';
const app = fastify();

beforeAll(() => {
  const form = 'application/x-www-form-urlencoded';
  app.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  consentChoice(app, { hosts: new SiteHosts({ publicOrigin: new URL(ORIGIN), local: false }), local: false });
});
afterAll(() => app.close());

function post(fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/consent',
    headers: {
      host: 'polden.example',
      origin: ORIGIN,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });
}

async function styles(cookie: string) {
  const answer = await app.inject({ url: '/consent.css', headers: { host: 'polden.example', cookie } });
  return answer.body;
}

describe('POST /consent', () => {
  it('keeps the answer for a year on every host of the site and leads back to the page', async () => {
    const answer = await post({ consent: 'necessary', path: '/blog?page=2' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`${ORIGIN}/blog?page=2`);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.headers['set-cookie']).toEqual([
      'consent=necessary; Path=/; Max-Age=31536000; SameSite=Lax; Domain=polden.example; Secure',
      'consent_untold=; Path=/; Max-Age=0; SameSite=Lax; Secure',
    ]);
  });

  it('says nothing to a script', async () => {
    const answer = await post({ consent: 'all' }, { accept: 'application/json' });
    expect(answer.statusCode).toBe(204);
    expect([answer.headers['set-cookie']].flat()).toEqual([expect.stringMatching(/^consent=all;/)]);
  });

  it('has heard a refusal once it is told of one, and not by the late answer to an older agreement', async () => {
    const heardBy = async (consent: string, headers?: Record<string, string>) =>
      [(await post({ consent }, headers)).headers['set-cookie']].flat().map((line) => line?.split(';')[0]);
    const script = { accept: 'application/json' };
    expect(await heardBy('necessary', script)).toContain('consent_untold=');
    expect(await heardBy('all', script)).not.toContain('consent_untold=');
    expect(await heardBy('all')).toContain('consent_untold=');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'leads nobody to %j',
    async (path) => {
      const { location } = (await post({ consent: 'all', path })).headers;
      expect(new URL(String(location)).origin).toBe(ORIGIN);
    },
  );

  it('takes no answer that it has not offered, and none from another site', async () => {
    const odd = await post({ consent: 'everything' });
    expect([odd.statusCode, odd.headers['set-cookie']]).toEqual([422, undefined]);
    const foreign = await post({ consent: 'all' }, { origin: 'https://evil.example' });
    expect([foreign.statusCode, foreign.headers['set-cookie']]).toEqual([403, undefined]);
  });
});

describe('GET /consent.css', () => {
  it('hides the question from those who have answered it', async () => {
    expect(await styles('consent=all')).toContain('display:none');
    expect(await styles('a=1; consent=necessary')).toContain('display:none');
    expect(await styles('')).toBe('');
    expect(await styles('consent=whatever')).toBe('');
  });
});
