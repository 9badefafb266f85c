import { describe, expect, it } from '@jest/globals';
import { AbortableRequest, lightRequest, ownRequest } from './light-request.ts';

const light = () => {
  const abort = new AbortController();
  return { abort, request: lightRequest({ url: 'http://a/b?c=1', headers: () => ({ 'x-a': '1' }), abort }) };
};

describe('a request of its own for the code of a release', () => {
  it('says the same, ends by the same signal, and is not that of others', () => {
    const { abort, request } = light();
    const own = ownRequest(request);
    own.headers.set('x-a', '2');
    expect([own.url, own.method, own.headers.get('x-a'), request.headers.get('x-a')]).toEqual([
      'http://a/b?c=1',
      'GET',
      '2',
      '1',
    ]);
    abort.abort();
    expect(own.signal.aborted).toBe(true);
  });

  it('brings the body of a form, and ends by its signal', async () => {
    const abort = new AbortController();
    const sent = new AbortableRequest('http://a/b', { method: 'POST', body: 'c=1' }, abort.signal);
    const own = ownRequest(sent);
    expect([own.method, await own.text()]).toEqual(['POST', 'c=1']);
    abort.abort();
    expect(own.signal.aborted).toBe(true);
  });

  it('has no sessions of the visitor, and what forms read of his cookies', () => {
    const headers = {
      authorization: 'Bearer a',
      cookie: 'access_token=a; lead_source=utm_source%3Da; client_session=b; city=msk; not_city=c',
    };
    const abort = new AbortController();
    const form = new AbortableRequest('http://a/b', { method: 'POST', headers, body: 'c=1' }, abort.signal);
    for (const request of [lightRequest({ url: 'http://a/b', headers: () => headers, abort }), form]) {
      const own = ownRequest(request);
      for (const it of [own, own.clone(), new Request(own.clone())])
        expect([it.headers.get('authorization'), it.headers.get('cookie')]).toEqual([
          null,
          'lead_source=utm_source%3Da; city=msk',
        ]);
      expect(request.headers.get('cookie')).toBe(headers.cookie);
    }
  });

  it('cannot be made another one for those who come after', () => {
    const prototype = Object.getPrototypeOf(ownRequest(light().request)) as object;
    expect(() => Object.defineProperty(prototype, 'url', { value: 'http://c/' })).toThrow(TypeError);
    expect(() => Object.assign(prototype, { text: () => '' })).toThrow(TypeError);
  });
});
