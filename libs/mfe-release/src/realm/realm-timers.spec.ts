import vm from 'node:vm';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createRealm, type Realm } from './realm.ts';

const SECOND_MS = 1_000;
let realm: Realm;

beforeEach(() => {
  jest.useFakeTimers();
  realm = createRealm('release');
});
afterEach(() => {
  realm.end();
  jest.useRealTimers();
});

const run = (code: string): unknown => vm.runInContext(code, realm.context);

it('timers without number are refused by an error of the release, and ring seldom', () => {
  const refused = run(`
    globalThis.rings = 0;
    try { for (let i = 0; i < 1e5; i += 1) setInterval(() => { rings += 1 }, 1); }
    catch (error) { error instanceof RangeError && error.message }`);
  expect(refused).toBe('More than 10000 timers run at a time');
  jest.advanceTimersByTime(SECOND_MS);
  expect(run('rings')).toBeGreaterThan(SECOND_MS);
  expect(run('rings')).toBeLessThan(SECOND_MS * 15);
});

it('what sets itself again without end leaves time for others', () => {
  run(`
    globalThis.rings = 0;
    const again = () => { rings += 1; setTimeout(again, 0) };
    for (let i = 0; i < 9_000; i += 1) setTimeout(again, 0);`);
  jest.advanceTimersByTime(SECOND_MS);
  expect(run('rings')).toBeLessThan(SECOND_MS * 120);
});

it('one timer rings when it was asked to, and no more when it was cleared or its realm has ended', () => {
  run(`
    globalThis.rang = [];
    setTimeout(() => rang.push('soon'), 5);
    const cleared = setTimeout(() => rang.push('cleared'), 5);
    clearTimeout(cleared);
    setInterval(() => rang.push('again'), 10);`);
  jest.advanceTimersByTime(25);
  expect(run('rang.join()')).toBe('soon,again,again');
  realm.end();
  jest.advanceTimersByTime(SECOND_MS);
  expect(run('rang.join()')).toBe('soon,again,again');
});
