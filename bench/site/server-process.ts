import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const PROBE = fileURLToPath(new URL('./probe.ts', import.meta.url));
const READY_MS = 20_000;
const POLL_MS = 50;

export interface ServerProgram {
  /** Absolute path. */
  script: string;
  env: Record<string, string>;
  /** Address that answers 200 with `text` in the body as soon as the server can work. */
  ready: { url: string; text: string };
  nodeArgs?: readonly string[];
  /** Most descriptors that each of its processes may have open. */
  descriptors?: number;
}

export interface ServerProcess {
  pid: number;
  /** CPU time of all its threads since it was started, microseconds. */
  cpuTime: () => Promise<number>;
  /** Resolves when the process has ended by itself or was stopped. */
  ended: Promise<unknown>;
  stop: () => Promise<void>;
}

/** Starts a production server. Throws when it ends or stays silent before it is ready. */
export async function startServer(program: ServerProgram): Promise<ServerProcess> {
  const { script, env, nodeArgs = [], descriptors } = program;
  const command = [process.execPath, '--import', PROBE, ...nodeArgs, script];
  const [file = '', ...args] =
    descriptors === undefined
      ? command
      : ['/bin/sh', '-c', `ulimit -n ${descriptors} && exec "$0" "$@"`, ...command];
  const child = spawn(file, args, {
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async () => {
    if (hasEnded(child)) return;
    child.kill('SIGTERM');
    await ended;
  };
  try {
    await untilReady(child, program);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    pid: child.pid ?? 0,
    ended,
    stop,
    cpuTime: async () => {
      child.send('cpu');
      const [usage] = (await once(child, 'message')) as [NodeJS.CpuUsage];
      return usage.user + usage.system;
    },
  };
}

async function untilReady(child: ChildProcess, { script, ready }: ServerProgram): Promise<void> {
  const deadline = performance.now() + READY_MS;
  while (performance.now() < deadline) {
    if (hasEnded(child)) throw new Error(`${script} has ended; is its port taken?`);
    const text = await fetch(ready.url).then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    );
    if (text.includes(ready.text)) return;
    await delay(POLL_MS);
  }
  throw new Error(`${ready.url} does not answer as expected`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
