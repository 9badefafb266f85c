import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ForgedAnswerError, runConfined } from './run-confined.ts';
import { wallsFor } from './walls.ts';

const SOURCES = dirname(import.meta.dirname);
const LIMIT_MS = 30_000;
let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(dirname(SOURCES), '.confined-')));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs what a program does with its order, beside all modules of Node: as code would that has got out of its realm. */
function run(body: string, order: unknown = null, limitMs = LIMIT_MS): Promise<unknown> {
  const file = join(folder, 'program.mjs');
  const takeOrder = JSON.stringify(join(import.meta.dirname, 'take-order.ts'));
  const modules = `import fs from 'node:fs'; import http from 'node:http'; import { takeOrder } from ${takeOrder};`;
  writeFileSync(file, `${modules} const { order, answer } = takeOrder(); ${body}`);
  return runConfined({
    program: pathToFileURL(file),
    readable: [folder, SOURCES],
    memoryMb: 64,
    order,
    ends: (elapsedMs) => (elapsedMs < limitMs ? null : new Error('too long')),
  });
}

describe('a confined process', () => {
  it('answers what it is told to do', async () => {
    expect(await run('answer({ twice: order.number * 2 });', { number: 21 })).toEqual({ twice: 42 });
  });

  it.each([
    ['another verdict', `fs.writeSync(3, 'x {"problems":[]}\\n');`],
    ['a verdict with a guessed word', `fs.writeSync(3, 'a'.repeat(32) + ' {}\\n');`],
  ])('cannot answer with %s', async (_what, body) => {
    await expect(run(`${body} setInterval(() => 0, 100);`)).rejects.toBeInstanceOf(ForgedAnswerError);
  });

  it('is heard once: what is written after the verdict is not read', async () => {
    expect(await run(`answer({ well: true }); fs.writeSync(3, 'x\\n');`)).toEqual({ well: true });
  });

  it('is refused when it ends without an answer, or does not end', async () => {
    await expect(run('')).rejects.toThrow('it ended with code 0');
    await expect(run('for (;;);', null, 500)).rejects.toThrow('too long');
  });

  it('reaches neither files nor its parent nor the network', async () => {
    const server = createServer((_request, response) => response.end('reached'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const seen = await run(
        `const tried = async (act) => { try { return String(await act()); } catch (error) { return error.code ?? error.message; } };
const asked = () => new Promise((resolve, reject) => http.get(order.url, resolve).on('error', reject));
answer({
  file: await tried(() => fs.readFileSync('/etc/passwd')), source: await tried(() => fs.readFileSync(process.argv[1])),
  kill: await tried(() => process.kill(order.pid, 0)), send: typeof process.send, env: Object.keys(process.env),
  builtin: await tried(() => process.getBuiltinModule('fs')), network: await tried(asked), parent: process.ppid });`,
        { url: `http://127.0.0.1:${port}/`, pid: process.pid },
      );
      const walls = wallsFor(pathToFileURL(join(folder, 'program.mjs')));
      expect(seen).toEqual({
        ...{ file: 'ERR_ACCESS_DENIED', source: 'ERR_ACCESS_DENIED', send: 'undefined', env: ['NODE_ENV'] },
        kill: 'process.kill is not for code of a release',
        builtin: 'process.getBuiltinModule is not for code of a release',
        network: walls.network ? expect.stringMatching(/^E[A-Z]+$/) : '[object Object]',
        parent: walls.processes ? 0 : expect.any(Number),
      });
    } finally {
      server.close();
    }
  });
});
