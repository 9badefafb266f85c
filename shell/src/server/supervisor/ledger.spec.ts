import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Ledger } from './ledger.ts';

const [FIRST, SECOND, THIRD] = [1, 2, 3];
let folder: string;
let ledger: Ledger;

const HOUR_MS = 3_600_000;
const open = () =>
  new Ledger({ file: path.join(folder, 'charges.json'), chargeMs: HOUR_MS, onChange: () => undefined });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ledger-'));
  ledger = open();
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('a release that ends processes', () => {
  it('is tried by the next process alone after the first time, and by nobody after the second', () => {
    ledger.charge(['mfe-a@1.0.0'], 'SIGKILL');
    expect(ledger.barredFor(SECOND)).toEqual(['mfe-a@1.0.0']);
    ledger.began(THIRD);
    expect(ledger.barredFor(SECOND)).toEqual(['mfe-a@1.0.0']);
    expect(ledger.barredFor(THIRD)).toEqual([]);
    expect(ledger.charge(['mfe-a@1.0.0'], 'SIGKILL')).toEqual({ release: 'mfe-a@1.0.0', isBarred: true });
    expect(ledger.barredFor(THIRD)).toEqual(['mfe-a@1.0.0']);
  });

  it('is kept out over a restart, and when nothing names it any more, until it is named again', () => {
    ledger.keep(new Set(['mfe-a@1.0.0']));
    ledger.charge(['mfe-a@1.0.0'], 'code 134');
    ledger.charge(['mfe-a@1.0.0'], 'code 134');
    ledger = open();
    ledger.keep(new Set(['mfe-a@1.0.0']));
    expect(ledger.barredFor(FIRST)).toEqual(['mfe-a@1.0.0']);
    expect(ledger.barred).toHaveLength(1);
    ledger.keep(new Set(['mfe-a@1.0.1']));
    ledger = open();
    ledger.keep(new Set(['mfe-a@1.0.1']));
    expect(ledger.barredFor(FIRST)).toEqual(['mfe-a@1.0.0']);
    // The registry has heard it, and nobody is to hear it again.
    expect(ledger.barred).toEqual([]);
    ledger.keep(new Set(['mfe-a@1.0.0']));
    expect(open().barredFor(FIRST)).toEqual([]);
  });

  it('is forgotten after one end, and where the map has never named it', () => {
    ledger.keep(new Set(['mfe-a@1.0.0']));
    ledger.charge(['mfe-a@1.0.0'], 'code 134');
    ledger.bar('mfe-b@1.0.0', 'changed Array.prototype.map of the shell');
    expect(ledger.barredFor(FIRST)).toEqual(['mfe-a@1.0.0', 'mfe-b@1.0.0']);
    ledger.keep(new Set(['mfe-a@1.0.1']));
    expect(open().barredFor(FIRST)).toEqual([]);
  });

  it('is charged anew when the time of charges has passed, and stays barred once it is', () => {
    jest.useFakeTimers();
    try {
      ledger.charge(['mfe-a@1.0.0'], 'SIGKILL');
      jest.advanceTimersByTime(HOUR_MS + 1);
      expect(ledger.charge(['mfe-a@1.0.0'], 'SIGKILL')?.isBarred).toBe(false);
      jest.advanceTimersByTime(HOUR_MS - 1);
      expect(ledger.charge(['mfe-a@1.0.0'], 'code 134')?.isBarred).toBe(true);
      jest.advanceTimersByTime(10 * HOUR_MS);
      expect(ledger.barred).toEqual([
        { remote: 'mfe-a', version: '1.0.0', how: 'code 134', at: expect.any(String) },
      ]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('is barred at once when it has changed what all share', () => {
    expect(ledger.bar('mfe-a@1.0.0', 'changed Array.prototype.map of the shell')).toBe(true);
    expect(ledger.bar('mfe-a@1.0.0', 'changed Array.prototype.map of the shell')).toBe(false);
    expect(ledger.barredFor(FIRST)).toEqual(['mfe-a@1.0.0']);
  });

  it('goes to another process when the one that tries it ends for another reason', () => {
    ledger.charge(['mfe-a@1.0.0'], 'SIGKILL');
    ledger.began(SECOND);
    ledger.ended(SECOND);
    expect(ledger.barredFor(SECOND)).toEqual(['mfe-a@1.0.0']);
    expect(ledger.isWaiting).toBe(true);
    ledger.began(THIRD);
    expect(ledger.isWaiting).toBe(false);
    expect(ledger.barredFor(THIRD)).toEqual([]);
  });

  it('comes back to all when the one that tries it has served for half a minute, however long its start took', () => {
    jest.useFakeTimers();
    try {
      ledger.charge(['mfe-a@1.0.0'], 'SIGABRT');
      ledger.began(SECOND);
      jest.advanceTimersByTime(120_000);
      expect(ledger.barredFor(FIRST)).toEqual(['mfe-a@1.0.0']);
      ledger.serves(SECOND);
      jest.advanceTimersByTime(30_000);
      expect(ledger.barredFor(FIRST)).toEqual([]);
    } finally {
      jest.useRealTimers();
    }
  });
});

it('of several suspects the one is charged that has ended a process before, else the last', () => {
  expect(ledger.charge(['mfe-a@1.0.0', 'mfe-b@2.0.0'], 'SIGKILL')?.release).toBe('mfe-b@2.0.0');
  expect(ledger.charge(['mfe-b@2.0.0', 'mfe-c@1.0.0'], 'SIGKILL')).toEqual({
    release: 'mfe-b@2.0.0',
    isBarred: true,
  });
  expect(ledger.charge([], 'SIGKILL')).toBeNull();
});
