import { describe, expect, it } from '@jest/globals';
import { bareUrl, isAnonymous } from './shared-address.ts';

const bare = (path: string) => bareUrl(new URL(path, 'https://polden.example'))?.href ?? null;

describe('the address under which a page is shared', () => {
  it.each([
    '/blog',
    '/blog?utm_source=mail&utm_campaign=1',
    '/blog?yclid=1',
    '/blog?UTM_SOURCE=a',
    '/blog?leadGenCode=a&leadTypeId=1',
    '/blog?is_ekklesia_mode=false',
  ])('of %s is the bare one', (path) => {
    expect(bare(path)).toBe('https://polden.example/blog');
  });

  it.each(['/blog?page=2', '/blog?utm_source=mail&page=2', '/blog?utm_', '/blog?q=1'])(
    'is none for %s, which may be another page',
    (path) => {
      expect(bare(path)).toBeNull();
    },
  );

  it('is for GET, and for nobody of the staff', () => {
    expect(isAnonymous('GET', 'visitor=1; city=kazan')).toBe(true);
    expect(isAnonymous('POST')).toBe(false);
    expect(isAnonymous('HEAD')).toBe(false);
    expect(isAnonymous('GET', 'a=1; access_token=x')).toBe(false);
  });
});
