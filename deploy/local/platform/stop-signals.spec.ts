import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';

/** A program that writes until it is asked to stop, and says with its exit code that it stopped in order. */
const PROGRAM = `
  import { onStopSignals } from ${JSON.stringify(new URL('stop-signals.ts', import.meta.url).href)};
  const { signal, asked } = onStopSignals(() => process.exit(9));
  const writing = setInterval(() => console.log('…'), 5);
  await asked;
  clearInterval(writing);
  process.exit(signal.aborted ? 7 : 8);
`;

describe('what asks a start to stop', () => {
  it('is a signal', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
    await once(child.stdout, 'data');
    child.kill('SIGINT');
    child.stdout.resume();
    expect(await once(child, 'close')).toEqual([7, null]);
  });

  it('is a reader that has left', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '--eval', PROGRAM]);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    expect(await once(child, 'close')).toEqual([7, null]);
  });
});
