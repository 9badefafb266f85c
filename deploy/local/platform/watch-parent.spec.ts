import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { identify } from '../process-identity.ts';
import { waitUntil } from '../wait.ts';

const SERVICE_MODULE = new URL('./service.ts', import.meta.url).href;
const PARENT = `
  const { startService } = await import(${JSON.stringify(SERVICE_MODULE)});
  await startService({
    label: 'child', args: ['-e', 'setInterval(() => {}, 1000)'], cwd: '/', env: process.env, logFile: '/dev/null',
    isReady: () => true, say: () => {}, onSpawn: (pid) => console.log(pid),
  });
`;

describe('a service', () => {
  it('ends when the process that started it is killed', async () => {
    const parent = spawn(process.execPath, ['--input-type=module', '-e', PARENT]);
    const [printed] = (await once(parent.stdout, 'data')) as [Buffer];
    const pid = Number(printed.toString());
    expect(identify(pid)).not.toBeNull();
    parent.kill('SIGKILL');
    expect(await waitUntil(() => identify(pid) === null, 20_000)).toBe(true);
  });
});
