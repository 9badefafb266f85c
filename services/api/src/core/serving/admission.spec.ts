import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Admission } from './admission.ts';
import { type RequestClass, requestClass } from './request-class.ts';

const LIMITS = { maxInFlight: 4, queueFactor: 2, burstMs: 500, overloadMs: 20 };

let admission: Admission;
let told: string[];
/** What is to happen in the next turn of the event loop. */
let turns: (() => void)[];
const turn = () => turns.shift()?.();
const enter = (kind: RequestClass, name: string) =>
  admission.refuses(kind)
    ? void told.push(`${name} refused`)
    : admission.enter(kind, {
        begin: () => told.push(`${name} begins`),
        refuse: () => told.push(`${name} refused`),
      });

beforeEach(() => {
  jest.useFakeTimers();
  turns = [];
  admission = new Admission(LIMITS, { next: (act) => void turns.push(act) });
  told = [];
});
afterEach(() => {
  jest.useRealTimers();
});

/** All places for everything but leads are taken. */
function fill(): void {
  for (const name of ['a', 'b', 'c']) enter('other', name);
  told = [];
}

describe('requests to a busy process', () => {
  it('wait for a place, and begin in their order, one in a turn of the event loop', () => {
    fill();
    enter('other', 'first');
    enter('other', 'second');
    expect(told).toEqual([]);
    admission.leave();
    admission.leave();
    expect(told).toEqual([]);
    turn();
    expect(told).toEqual(['first begins']);
    turn();
    expect(told).toEqual(['first begins', 'second begins']);
  });

  it('find a place for a lead where none is left for others, and before them', () => {
    fill();
    enter('lead', 'lead');
    enter('other', 'page');
    enter('lead', 'next lead');
    expect(told).toEqual(['lead begins']);
    admission.leave();
    turn();
    expect(told).toEqual(['lead begins', 'next lead begins']);
  });

  it('answer for their health at any time', () => {
    fill();
    for (const name of ['d', 'e', 'f']) enter('lead', name);
    enter('vital', 'health');
    expect(told).toContain('health begins');
  });

  it('are not refused for what the machine lets them wait', () => {
    const waits = { own: 0 };
    admission = new Admission(LIMITS, { next: (act) => void turns.push(act) }, () => waits.own);
    fill();
    enter('other', 'patient');
    waits.own = 20;
    jest.advanceTimersByTime(10 * LIMITS.burstMs);
    expect(told).toEqual([]);
    waits.own = LIMITS.burstMs + 1;
    jest.advanceTimersByTime(20);
    expect(told).toEqual(['patient refused']);
  });

  it('are refused after a short wait, and in a lasting overload after a shorter one', () => {
    fill();
    enter('other', 'in a burst');
    jest.advanceTimersByTime(480);
    expect(told).toEqual([]);
    enter('other', 'later');
    jest.advanceTimersByTime(60);
    expect(told).toEqual(['in a burst refused', 'later refused']);
  });

  it('wait no longer than that again until nobody has been refused for a while', () => {
    fill();
    enter('other', 'first');
    jest.advanceTimersByTime(600);
    enter('other', 'second');
    jest.advanceTimersByTime(60);
    expect(told).toEqual(['first refused', 'second refused']);
    jest.advanceTimersByTime(600);
    enter('other', 'third');
    jest.advanceTimersByTime(60);
    expect(told).toHaveLength(2);
  });

  it('are refused at once when too many wait', () => {
    fill();
    for (let each = 0; each < 8; each += 1) enter('other', 'waiting');
    enter('other', 'last');
    expect(told).toEqual(['last refused']);
  });

  it('are refused at once in a lasting overload when as many wait as are worked on, but for leads', () => {
    fill();
    enter('lead', 'lead in work');
    enter('other', 'first');
    jest.advanceTimersByTime(600);
    told = [];
    for (const name of ['1', '2', '3', '4', '5']) enter('other', name);
    enter('lead', 'lead');
    expect(told).toEqual(['5 refused']);
    admission.leave();
    turn();
    expect(told).toEqual(['5 refused', 'lead begins']);
  });

  it('cost nothing once their client has left', () => {
    fill();
    const giveUp = enter('other', 'gone');
    giveUp?.();
    admission.leave();
    turn();
    expect(told).toEqual([]);
  });
});

it.each([
  ['/api/v1/lead/create', 'lead'],
  ['/api/lead/create?utm=x', 'lead'],
  ['/api/v1/health/ready', 'vital'],
  ['/api/v1/metrics', 'vital'],
  ['/api/v1/site/login', 'lead'],
  ['/api/v1/site/refresh', 'lead'],
  ['/api/v1/media/0123456789abcdef0123456789abcdef/480.avif', 'file'],
  ['/api/v1/media/0123456789abcdef0123456789abcdef/480.avif?again', 'file'],
  ['/api/v1/media/0123456789abcdef0123456789abcdef/480.svg', 'other'],
  ['/api/v1/media', 'other'],
  ['/api/v1/menu', 'other'],
  ['/lead/create', 'other'],
])('%s is of the class %s', (url, kind) => {
  expect(requestClass(url)).toBe(kind);
});
