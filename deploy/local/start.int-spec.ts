import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CHECKOUT } from './folders.ts';
import { findFreePort } from './ports.ts';

let dir: string;
let server: Server | undefined;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'polden-start-'));
});
afterEach(() => {
  server?.close();
  rmSync(dir, { recursive: true });
});

interface Ending {
  code: number;
  /** What was written to standard error, without empty lines. */
  errors: string[];
}

async function start(env: Record<string, string>, args: string[] = []): Promise<Ending> {
  const ports = { PORT: String(await findFreePort()), API_PORT: String(await findFreePort()) };
  const child = spawn(process.execPath, ['deploy/local/start.ts', ...args], {
    cwd: CHECKOUT,
    env: { PATH: process.env['PATH'], POLDEN_DATA_DIR: join(dir, 'data'), ...ports, ...env },
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text));
  child.stdout.resume();
  const [code] = (await once(child, 'close')) as [number];
  return { code, errors: errors.split('\n').filter((line) => line.trim() !== '') };
}

describe('npm start', () => {
  it('names a busy port and the variable that changes it', async () => {
    const port = await findFreePort();
    server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const { code, errors } = await start({ PORT: String(port) });
    expect(code).toBe(1);
    expect(errors).toEqual([
      expect.stringMatching(
        `^Не запустилось. Порт ${port} занят: его держит процесс ${process.pid} .* PORT=… npm start$`,
      ),
    ]);
  });

  it('starts nothing for who asks it for help, or for what it does not know', async () => {
    const { code, errors } = await start({}, ['--help']);
    expect([code, errors]).toEqual([1, [expect.stringMatching('У npm start нет аргументов: .*PORT')]]);
  });

  it('names all variables that are wrong, and one that is misspelt', async () => {
    const { code, errors } = await start({ PORT: 'abc', API_PORT: '0', CRM_DRIVR: 'off' });
    expect([code, errors]).toEqual([
      1,
      [
        'Переменную CRM_DRIVR никто не читает: может быть, это CRM_DRIVER?',
        'Не запустилось. PORT=abc, API_PORT=0 — не номера портов (нужно целое число от 1 до 65535).',
      ],
    ]);
  });

  it('names a folder that it cannot write to', async () => {
    const file = join(dir, 'file');
    writeFileSync(file, '');
    const { code, errors } = await start({ POLDEN_DATA_DIR: file });
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringContaining(`Папку ${file} не создать: на этом пути есть файл`)]);
  });

  it('names a database that does not answer, without its password', async () => {
    const port = await findFreePort();
    const { code, errors } = await start({
      DATABASE_URL: `postgres://polden:s3cret@127.0.0.1:${port}/polden`,
    });
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringContaining(`База данных не отвечает (127.0.0.1:${port}/polden)`)]);
    expect(errors.join('\n')).not.toContain('s3cret');
  });
});
