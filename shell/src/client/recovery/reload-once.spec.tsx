import { afterEach, expect, it, jest } from '@jest/globals';
import { ChunkLoadError } from './chunk-failure.ts';
import { reloadOnce } from './reload-once.ts';

const fetchBefore = globalThis.fetch;

afterEach(() => {
  globalThis.fetch = fetchBefore;
  jest.restoreAllMocks();
});

it('a browser without room to remember a reload is not reloaded: the failure is an ordinary one', async () => {
  globalThis.fetch = async () => new Response();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  const failure = new ChunkLoadError('/mfe-investor/1.1.0/remote.js');
  expect(await reloadOnce(failure, () => '/')).toBe(false);
});
