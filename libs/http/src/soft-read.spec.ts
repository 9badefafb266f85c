import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { configureHttp } from './http.ts';
import { HttpError } from './http-error.ts';
import { softRead } from './soft-read.ts';

let faults: unknown[];

beforeEach(() => {
  faults = [];
  configureHttp({ origin: '', onFault: (error) => faults.push(error) });
});
afterEach(() => configureHttp({ origin: '' }));

it('gives what was read, or the fallback when the API does not give it', async () => {
  expect(await softRead(Promise.resolve(1))).toBe(1);
  expect(await softRead(Promise.reject(new HttpError(503, {})))).toBeNull();
  expect(await softRead(Promise.reject(new HttpError(null, {})), [])).toEqual([]);
  expect(faults).toEqual([]);
});

it('reports what is a fault of the program, and gives the fallback all the same', async () => {
  const broken = Promise.resolve({}).then((answer) => (answer as { items: string[] }).items.length);
  expect(await softRead(broken, 0)).toBe(0);
  expect(faults).toEqual([expect.any(TypeError)]);
});

it('waits for no read longer than a page may take', async () => {
  jest.useFakeTimers();
  try {
    const shown: string[] = [];
    const read = softRead(new Promise<string>(() => undefined), 'late').then((text) => shown.push(text));
    await jest.advanceTimersByTimeAsync(1_499);
    expect(shown).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    await read;
    expect(shown).toEqual(['late']);
  } finally {
    jest.useRealTimers();
  }
  expect(faults).toEqual([]);
});
