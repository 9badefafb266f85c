import { beforeEach, describe, expect, it } from '@jest/globals';
import { Breaker } from './breaker.ts';

let now: number;
let breaker: Breaker;

beforeEach(() => {
  now = 1_000_000;
  breaker = new Breaker(() => now);
});

function record(...outcomes: ('ok' | 'failed')[]): void {
  for (const outcome of outcomes) breaker.record(outcome === 'failed');
}

describe('a breaker', () => {
  it('stays closed while less than half of the pages fail, or too few were asked for', () => {
    record('failed', 'failed', 'failed', 'failed');
    expect(breaker.isOpen()).toBe(false);
    breaker = new Breaker(() => now);
    record('ok', 'failed', 'ok', 'failed', 'ok', 'ok', 'failed');
    expect(breaker.isOpen()).toBe(false);
  });

  it('opens when half of them fail, and lets one try after two seconds', () => {
    record('ok', 'ok', 'failed', 'failed', 'failed');
    expect(breaker.isOpen()).toBe(true);
    now += 1_999;
    expect(breaker.isOpen()).toBe(true);
    now += 1;
    expect(breaker.isOpen()).toBe(false);
    expect(breaker.isOpen()).toBe(true);
  });

  it('closes when the one who tries succeeds', () => {
    record('failed', 'failed', 'failed', 'failed', 'failed');
    now += 2_000;
    breaker.isOpen();
    record('ok');
    expect(breaker.isOpen()).toBe(false);
  });

  it('rests twice as long each time, half a minute at most', () => {
    record('failed', 'failed', 'failed', 'failed', 'failed');
    for (const rest of [2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
      now += rest - 1;
      expect(breaker.isOpen()).toBe(true);
      now += 1;
      expect(breaker.isOpen()).toBe(false);
      record('failed');
    }
  });

  it('forgets failures after ten seconds', () => {
    record('failed', 'failed', 'failed', 'failed');
    now += 10_000;
    record('failed');
    expect(breaker.isOpen()).toBe(false);
  });

  it('rests at once when it is tripped', () => {
    breaker.trip({ first: 30_000, longest: 600_000 });
    now += 29_999;
    expect(breaker.isOpen()).toBe(true);
    now += 1;
    expect(breaker.isOpen()).toBe(false);
  });
});
