import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from '@polden/http';
import { failedCalls } from './failed-calls.ts';

let told: string[];
let logged: unknown[];
let fail: ReturnType<typeof failedCalls>;

beforeEach(() => {
  jest.useFakeTimers();
  told = [];
  logged = [];
  fail = failedCalls(
    { warn: (_facts: unknown, text?: string) => void logged.push(text) },
    { failed: (_request, { message }) => void told.push(message) },
  );
});
afterEach(() => void jest.useRealTimers());

const outage = new HttpError(503, { message: 'Позже' });
const read = (path: string, error = outage) => fail(error, { method: 'GET', path });

describe('a failed call of the server', () => {
  it('is told by its name, without what was asked for', () => {
    read('products-info');
    read('document-register/list/documents?date=2026-01-01', new HttpError(null, { message: 'timeout' }));
    fail(outage, { method: 'POST', path: 'prize/add', json: { phone: '79161234567' } });
    expect(told).toEqual([
      'Error loading products information (GET products-info: 503)',
      'Error loading documenty items (GET document-register/list/documents: timeout)',
      'Error add prize data (POST prize/add: 503)',
    ]);
    expect(logged).toEqual([
      'Error loading products information',
      'Error loading documenty items',
      'Error add prize data',
    ]);
  });

  it('is told once in a minute, however many visitors it fails for', () => {
    for (let visitor = 0; visitor < 100; visitor += 1) read('products-info');
    expect(told).toHaveLength(1);
    jest.advanceTimersByTime(60_000);
    read('products-info');
    expect(told).toHaveLength(2);
  });

  it('is nothing to tell of when it was refused, or has no name', () => {
    for (const code of [404, 410, 422]) read('disclosure-items/deep/7', new HttpError(code, {}));
    read('menu/all');
    expect(told).toEqual([]);
  });
});
