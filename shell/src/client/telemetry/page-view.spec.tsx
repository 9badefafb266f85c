import { afterEach, beforeEach, expect, it } from '@jest/globals';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  Object.assign(window, {
    __BOOT__: { remotes: [] },
    fetch: async (path: string) => {
      asked.push(path);
      return { ok: true, json: async () => ({ view: 'token' }) };
    },
  });
});
afterEach(() => void Reflect.deleteProperty(window, '__BOOT__'));

it('a page asks for its token where the site stands, and nowhere else: there it would be refused', async () => {
  const { askForView } = await import('./page-view.ts');
  expect(await askForView(window.location.origin)).toBe('token');
  expect(await askForView(undefined)).toBe('token');
  expect(await askForView('https://polden.example')).toBeNull();
  expect(asked).toEqual(['/telemetry/view', '/telemetry/view']);
});
