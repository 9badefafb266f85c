import { describe, expect, it } from '@jest/globals';
import { createPageView, pageViewKey, readPageView } from './page-view.ts';

const secret = Buffer.alloc(32, 7);
const at = 1_795_000_000;
const view = { environment: 'production', lock: { 'mfe-lending': '1.2.0!' } };
const token = createPageView(view, pageViewKey(secret, at), at);

describe('a page-view token', () => {
  it('names the versions of its page for six hours', () => {
    expect(readPageView(token, secret, at + 6 * 3_600)).toMatchObject({ ...view, at });
    expect(readPageView(token, secret, at + 6 * 3_600 + 1)).toBeNull();
  });

  it('has an id of its own', () => {
    const other = createPageView(view, pageViewKey(secret, at), at);
    expect(readPageView(other, secret, at)?.id).not.toBe(readPageView(token, secret, at)?.id);
  });

  it('is nothing when it was changed, comes from the future, or from the key of another hour', () => {
    const [text = '', signature = ''] = token.split('.');
    const forged = Buffer.from(
      JSON.stringify({ id: 'x', at, ...view, lock: { 'mfe-lending': '1.1.0' } }),
    ).toString('base64url');
    expect(readPageView(`${forged}.${signature}`, secret, at)).toBeNull();
    expect(readPageView(text, secret, at)).toBeNull();
    expect(readPageView(token, secret, at - 61)).toBeNull();
    expect(readPageView(createPageView(view, pageViewKey(secret, at - 3_600), at), secret, at)).toBeNull();
    expect(readPageView('{}', secret, at)).toBeNull();
  });
});
