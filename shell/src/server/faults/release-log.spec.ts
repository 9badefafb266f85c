import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { evaluateRemote } from '../releases/evaluate-remote.ts';
import { releaseLog } from './release-log.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Line {
  level: number;
  release: string;
  msg: string;
}
const read = (lines: readonly string[]) => lines.map((line) => JSON.parse(line) as Line);

it('writes so many lines a minute, and how many more there were', () => {
  const lines: string[] = [];
  const log = releaseLog('mfe-a@1.0.0', (line) => lines.push(line));
  for (let at = 0; at < 300; at += 1) log(true, 'x'.repeat(1e6));
  expect(lines).toHaveLength(60);
  expect(lines.join('').length).toBeLessThan(60 * 2_200);
  jest.advanceTimersByTime(60_000);
  expect(read(lines).at(-1)).toMatchObject({ level: 40, msg: '240 more lines within a minute' });
  log(false, 'again');
  expect(read(lines).at(-1)).toMatchObject({ release: 'mfe-a@1.0.0', level: 40, msg: 'again' });
});

it('takes what code of a release writes: one line each, nobody else’s, and without what may be a person’s', () => {
  const lines: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  evaluateRemote(
    `console.error('of a@b.ru\\n{"msg":"forged"}'); exports.routes = []`,
    '/mfe/mfe-a/1.0.0/server/remote.cjs',
    { isWatched: true },
  );
  expect(lines).toHaveLength(1);
  expect(read(lines)).toMatchObject([{ level: 50, release: 'mfe-a@1.0.0', msg: 'of •\n{"msg":"forged"}' }]);
});
