import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findFreePort } from '../ports.ts';
import { identify } from '../process-identity.ts';
import { waitUntil } from '../wait.ts';
import { answersOk } from './answers-ok.ts';
import { startService, type Service } from './service.ts';

const SERVER = `require('node:http').createServer((_, response) => response.end('ok')).listen(process.env.PORT, '127.0.0.1')`;
const TIMEOUT_MS = 20_000;

let dir: string;
let url: string;
let pids: number[];
let said: string[];
let service: Service | undefined;

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'polden-service-'));
  pids = [];
  said = [];
});
afterEach(async () => {
  await service?.stop();
  service = undefined;
  rmSync(dir, { recursive: true });
});

async function start(script: string): Promise<void> {
  const port = await findFreePort();
  url = `http://127.0.0.1:${port}/`;
  service = await startService({
    label: 'Проба',
    args: ['-e', script],
    cwd: dir,
    env: { PORT: String(port), PATH: process.env['PATH'] },
    logFile: join(dir, 'service.log'),
    isReady: () => answersOk(url),
    say: (line) => said.push(line),
    onSpawn: (pid) => pids.push(pid),
  });
}

const newest = () => pids.at(-1) ?? 0;

describe('startService', () => {
  it('starts a killed process again and says so', async () => {
    await start(SERVER);
    const [first = 0] = pids;
    process.kill(first, 'SIGKILL');
    expect(await waitUntil(() => said.includes('Проба: снова работает'), TIMEOUT_MS)).toBe(true);
    expect(newest()).not.toBe(first);
    expect(said[0]).toContain('процесс завершился (сигнал SIGKILL)');
    expect(await answersOk(url)).toBe(true);
  });

  it('leaves no process behind when it is stopped', async () => {
    await start(SERVER);
    await service?.stop();
    expect(identify(newest())).toBeNull();
    expect(await answersOk(url)).toBe(false);
    expect(pids).toHaveLength(1);
  });

  it('replaces the process on restart without calling that a fall', async () => {
    await start(SERVER);
    await service?.restart();
    expect(pids).toHaveLength(2);
    expect(said).toEqual([]);
    expect(await answersOk(url)).toBe(true);
  });

  it('keeps the output and hands on what went wrong', async () => {
    await start(`console.log('quiet'); console.error('SMS_DRIVER is missing'); ${SERVER}`);
    expect(said).toEqual(['Проба: SMS_DRIVER is missing']);
    await service?.stop();
    expect(readFileSync(join(dir, 'service.log'), 'utf8')).toMatch(/quiet[^]*SMS_DRIVER is missing/);
  });

  it('gives the last words of a process that ends before it answers', async () => {
    const attempt = start(`console.error('DATABASE_URL is missing'); process.exit(1)`);
    await expect(attempt).rejects.toThrow('Проба не запускается: DATABASE_URL is missing');
  });
});
