import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import type { Boot, LockedRemote } from '@polden/mfe-contract';

const remote = (name: string, version = '1.0.0') => ({ name, version }) as LockedRemote;
const FILE = [remote('mfe-first'), remote('mfe-own'), remote('mfe-last')];
const LOCK = { href: '/assets/lock/1.json', integrity: 'sha384-1' };

const asked = jest.fn<typeof fetch>();
const { fetch: ofBrowser } = globalThis;

beforeEach(() => {
  jest.resetModules();
  asked.mockReset();
  globalThis.fetch = asked;
});
afterEach(() => {
  globalThis.fetch = ofBrowser;
  for (const name of ['__BOOT__', '__LOCK__']) Reflect.deleteProperty(window, name);
});

async function lockOf(boot: Pick<Boot, 'remotes' | 'lock'>, file?: Promise<LockedRemote[]>) {
  Object.assign(window, { __BOOT__: boot, __LOCK__: file });
  file?.catch(() => undefined);
  const { isLockWhole } = await import('./page-lock.ts');
  const versions = () => boot.remotes.map(({ name, version }) => `${name}@${version}`);
  return { isLockWhole, versions };
}

it('a page that carries all of its lock waits for nothing', async () => {
  const { isLockWhole } = await lockOf({ remotes: FILE });
  expect(await isLockWhole({ again: true })).toBe(true);
  expect(asked).not.toHaveBeenCalled();
});

it('what the page says itself stands in place of what the file says', async () => {
  const { isLockWhole, versions } = await lockOf(
    { remotes: [remote('mfe-own', '1.1.0')], lock: LOCK },
    Promise.resolve(FILE),
  );
  expect(await isLockWhole({ again: false })).toBe(true);
  expect(versions()).toEqual(['mfe-first@1.0.0', 'mfe-own@1.1.0', 'mfe-last@1.0.0']);
});

it('a file that has not come is asked for again, under its hash, when it is needed', async () => {
  const { isLockWhole, versions } = await lockOf(
    { remotes: [remote('mfe-own')], lock: LOCK },
    Promise.reject(new TypeError('Failed to fetch')),
  );
  expect(await isLockWhole({ again: false })).toBe(false);
  expect(versions()).toEqual(['mfe-own@1.0.0']);
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await isLockWhole({ again: true })).toBe(false);
  asked.mockResolvedValueOnce(Response.json(FILE));
  expect(await isLockWhole({ again: true })).toBe(true);
  expect(asked).toHaveBeenLastCalledWith(LOCK.href, { integrity: LOCK.integrity });
  expect(versions()).toHaveLength(3);
});
