import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Fastify from 'fastify';
import { serverOptions } from '../answers/server-options.ts';
import { OutcomeCounts } from './outcome-counts.ts';
import { Unhandled } from './unhandled.ts';

const RELEASE = 'mfe-lending@1.0.0-local.8cfd59246261';
const [remote, version] = RELEASE.split('@');

function thrownBy(message: string): Error {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at late (/mfe/${remote}/${version}/server/remote.cjs:1:42)`;
  return error;
}

describe('what a release throws when nobody waits for it', () => {
  let lines: Record<string, unknown>[];
  let unhandled: Unhandled;
  let counts: OutcomeCounts;

  beforeEach(() => {
    jest.useFakeTimers({ now: 1_000_000 });
    lines = [];
    const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
    counts = new OutcomeCounts();
    const { log } = Fastify(serverOptions({ trustedProxyHops: 0, logLevel: 'info', logTo }));
    unhandled = new Unhandled(log, counts);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is a line of the log with the release, and with nobody\u2019s phone or mail', () => {
    unhandled.note('uncaught exception', thrownBy('late +7 (916) 123-45-67 of anna@mail.ru at /lk?phone=7'));
    expect(lines).toMatchObject([
      {
        level: 50,
        msg: 'uncaught exception',
        release: RELEASE,
        times: 1,
        err: { message: 'late +• of • at /lk', stack: expect.stringContaining(`/mfe/${remote}/${version}/`) },
      },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/916|anna/u);
  });

  it('is said once a minute, with how often it came', () => {
    for (let times = 0; times < 50; times += 1) unhandled.note('unhandled rejection', thrownBy('again'));
    unhandled.note('unhandled rejection', thrownBy('another'));
    expect(lines.map(({ err }) => (err as Error).message)).toEqual(['again', 'another']);
    jest.advanceTimersByTime(61_000);
    unhandled.note('unhandled rejection', thrownBy('again'));
    expect(lines.at(-1)).toMatchObject({ times: 50 });
  });

  it('is counted each time for the registry; what no release has thrown is not', () => {
    for (let times = 0; times < 3; times += 1) unhandled.note('unhandled rejection', thrownBy('again'));
    unhandled.note('unhandled rejection', new Error('of the shell'));
    expect(counts.take()).toEqual([{ remote, version, channel: 'stable', outcomes: { late: 3 } }]);
  });

  it('is anything, also what cannot be read', () => {
    const trap = new Proxy(
      {},
      {
        get: () => {
          throw new Error('read');
        },
      },
    );
    unhandled.note('unhandled rejection', trap);
    unhandled.note('unhandled rejection', 'a word');
    expect(lines.map(({ err }) => (err as Error).message)).toEqual([
      'something that cannot be shown',
      'a word',
    ]);
  });
});
