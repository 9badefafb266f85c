import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { NODE_ENVIRONMENT } from './node-environment.ts';
import { CHECKOUT } from './platform.ts';

export interface ShellProcessOptions {
  /** A folder of its own: its state, and what it says. */
  home: string;
  port: number;
  /** Variables besides those of every such shell. */
  env: Record<string, string>;
  nodeArgs?: readonly string[];
}

const LIVE_MS = 60_000;

/** Starts a shell from the build, and waits until it answers; throws with all that it has said when it does not. */
export async function startShellProcess({
  home,
  port,
  env,
  nodeArgs = [],
}: ShellProcessOptions): Promise<ChildProcess> {
  mkdirSync(home, { recursive: true });
  const log = join(home, 'shell.log');
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, [...nodeArgs, 'dist/server/main.mjs'], {
    cwd: join(CHECKOUT, 'shell'),
    stdio: ['ignore', output, output],
    env: {
      ...NODE_ENVIRONMENT,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      STATE_DIR: join(home, 'state'),
      PROXY_API: '1',
      // What several processes do together is tried on the platform's own shell.
      SHELL_WORKERS: '1',
      ...env,
    },
  });
  await expect
    .poll(async () => hasEnded(child) || (await isLive(port)), { timeout: LIVE_MS })
    .toBe(true)
    .catch((error: unknown) => {
      throw new Error(`the shell does not answer:\n${readFileSync(log, 'utf8')}`, { cause: error });
    });
  if (hasEnded(child)) throw new Error(`the shell has ended:\n${readFileSync(log, 'utf8')}`);
  return child;
}

/** Whether something answers on the port of a shell. */
export async function isLive(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/health/live`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Waits until all processes of a shell answer so. Each prepares a release by itself; some requests at one time reach all. */
export async function untilEach(
  url: string,
  answers: (answer: Response) => boolean | Promise<boolean> = ({ ok }) => ok,
): Promise<void> {
  await expect
    .poll(async () => {
      const given = await Promise.all(Array.from({ length: 8 }, () => answersSo(url, answers)));
      return given.every(Boolean);
    })
    .toBe(true);
}

/** A process that is just being ended answers nobody. */
async function answersSo(
  url: string,
  answers: (answer: Response) => boolean | Promise<boolean>,
): Promise<boolean> {
  try {
    return await answers(await fetch(url));
  } catch {
    return false;
  }
}

export async function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
