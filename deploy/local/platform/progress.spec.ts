import { PassThrough } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createProgress } from './progress.ts';

const COLUMNS = 80;
const isCi = process.env['CI'];

beforeEach(() => {
  jest.useFakeTimers();
  delete process.env['CI'];
});
afterEach(() => {
  jest.useRealTimers();
  if (isCi !== undefined) process.env['CI'] = isCi;
});

it('steps that run at once share one row of a terminal, however much is said of them', async () => {
  const terminal = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: COLUMNS });
  let written = '';
  terminal.on('data', (text: string) => (written += text));
  const { step } = createProgress(terminal as unknown as NodeJS.WriteStream);
  const ends = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()] as const;
  const built = step('Сборка', (note) => {
    note('готово: bench-landing-remote, api, shell, mfe-investor, mfe-content, mfe-lending, mfe-admin');
    return ends[0].promise;
  });
  const filled = step('Миграции и начальные данные', () => ends[1].promise);
  await jest.advanceTimersByTimeAsync(1_000);
  const frames = written.split('\u001b[1G').map(stripVTControlCharacters);
  expect(frames.filter((frame) => frame.includes('Сборка, Миграции')).length).toBeGreaterThan(5);
  expect(Math.max(...frames.map((frame) => frame.length))).toBeLessThan(COLUMNS);
  ends[1].resolve(undefined);
  await filled;
  ends[0].resolve(undefined);
  await built;
  const lines = stripVTControlCharacters(written).split('\n').slice(0, -1);
  expect(lines).toEqual([
    expect.stringMatching(/✔ Миграции и начальные данные +1,0 с$/u),
    expect.stringMatching(/✔ Сборка +1,0 с {2}готово: bench-landing-remote, .*, mfe-admin$/u),
  ]);
});
