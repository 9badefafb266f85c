import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from '@jest/globals';
import { readMarks } from '../faults/mark-file.ts';
import { watchProcess } from './watchdog.ts';
import { closeAll, namelessFile } from './worker-command.ts';

/** Beats as a serving process does, and works without coming back until the file is gone. */
const PROGRAM = `
import { existsSync } from 'node:fs';
import { MarkWriter } from '${new URL('../faults/mark-file.ts', import.meta.url).href}';
new MarkWriter(3);
process.on('message', (file) => { while (existsSync(file)); });
`;

const turnOfLoop = () => new Promise((resolve) => setImmediate(resolve));

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

interface Watched {
  child: ChildProcess;
  /** What has been said of it. */
  said: string[];
  /** What is said next. */
  next: () => Promise<string>;
}

async function watched(): Promise<Watched> {
  const { readable, writable } = namelessFile('');
  const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM], {
    stdio: ['ignore', 'inherit', 'inherit', writable, 'ipc'],
  });
  // A process that has never come to its loop is still starting.
  while (readMarks(readable).beat === 0) await turnOfLoop();
  const said: string[] = [];
  let heard = Promise.withResolvers<string>();
  const say = (what: string) => {
    said.push(what);
    heard.resolve(what);
    heard = Promise.withResolvers<string>();
  };
  const stop = watchProcess({
    pid: child.pid ?? 0,
    beat: () => readMarks(readable).beat,
    onSuspect: (isSilent) => say(isSilent ? 'suspect' : 'back'),
    onBlocked: () => say('blocked'),
  });
  endings.push(() => {
    stop();
    child.kill('SIGKILL');
    closeAll(readable, writable);
  });
  return { child, said, next: () => heard.promise };
}

it('a thread that is long in coming back is suspect for so long, and no more', async () => {
  const { child, said, next } = await watched();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'watchdog-')), 'held');
  writeFileSync(file, '');
  child.send(file);
  await next();
  rmSync(path.dirname(file), { recursive: true });
  expect(await next()).toBe('back');
  expect(said).toEqual(['suspect', 'back']);
});

it('one that works and does not come back is suspect first and then blocked; one that gets no processor is neither', async () => {
  const [idle, working] = [await watched(), await watched()];
  idle.child.kill('SIGSTOP');
  working.child.send(import.meta.filename);
  await working.next();
  expect(await working.next()).toBe('blocked');
  expect(working.said).toEqual(['suspect', 'blocked']);
  expect(idle.said).toEqual([]);
});
