import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { identify, isRunning, type ProcessIdentity } from '../process-identity.ts';
import { lockDataFolder, servicePids } from './platform-lock.ts';

let dataDir: string;
let service: ChildProcess;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'polden-lock-'));
  service = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("up")']);
  if (service.stdout) await once(service.stdout, 'data');
});
afterEach(() => {
  service.kill('SIGKILL');
  rmSync(dataDir, { recursive: true });
});

function serviceIdentity(): ProcessIdentity {
  const identity = identify(service.pid ?? 0);
  if (!identity) throw new Error('the service does not run');
  return identity;
}

function writeLock(owner: ProcessIdentity): void {
  writeFileSync(
    join(dataDir, 'platform.json'),
    JSON.stringify({ owner, services: { api: serviceIdentity() } }),
  );
}

describe('lockDataFolder', () => {
  it('ends the services of a platform that was killed', async () => {
    const left = serviceIdentity();
    writeLock({ pid: process.pid, started: 'before' });
    const lock = await lockDataFolder(dataDir);
    expect(isRunning(left)).toBe(false);
    lock.release();
  });

  it('leaves a process alone that only has the number of an old service', async () => {
    const bystander = serviceIdentity();
    const owner = { pid: process.pid, started: 'before' };
    const services = { api: { ...bystander, started: 'before' } };
    writeFileSync(join(dataDir, 'platform.json'), JSON.stringify({ owner, services }));
    const lock = await lockDataFolder(dataDir);
    expect(isRunning(bystander)).toBe(true);
    lock.release();
  });

  it('refuses while another platform runs from the folder', async () => {
    const lock = await lockDataFolder(dataDir);
    await expect(lockDataFolder(dataDir)).rejects.toThrow(
      `Платформа уже запущена из этой папки (процесс ${process.pid})`,
    );
    lock.release();
    (await lockDataFolder(dataDir)).release();
  });

  it('tells the process numbers of the services that run', async () => {
    const lock = await lockDataFolder(dataDir);
    const pid = service.pid ?? 0;
    lock.record('api', pid);
    expect(servicePids(dataDir)).toEqual({ api: pid });
    lock.release();
  });
});
