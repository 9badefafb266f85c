import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, type WriteStream } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { backoff } from '@polden/ru';
import { StartError } from '../start-error.ts';
import { waitUnlessEnded } from '../wait.ts';
import { onLine, troubleIn } from './log-lines.ts';
import { seconds } from './progress.ts';

const WATCH_PARENT = fileURLToPath(new URL('./watch-parent.ts', import.meta.url));
const READY_MS = 60_000;
const STOP_MS = 10_000;
const PAUSE_MS = { first: 500, longest: 30_000 };
/** A service that has run for so long is forgiven its earlier falls. */
const STEADY_MS = 30_000;

export interface ServiceOptions {
  /** Name in messages: «API». */
  label: string;
  /** Arguments of node. */
  args: string[];
  cwd: string;
  /** The whole environment of the process. */
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** True as soon as the service can work. */
  isReady: () => boolean | Promise<boolean>;
  /** Shows one line to the person. */
  say: (line: string) => void;
  /** Called with the number of every process that is started. */
  onSpawn: (pid: number) => void;
  /** Called with each line of its output. */
  onOutput?: (line: string) => void;
}

export interface Service {
  /** Ends the process and starts it again; resolves when it answers. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Starts a node process, waits until it answers and from then on starts it again whenever it ends.
 * Throws StartError with its last words when it ends before it has answered.
 */
export async function startService(options: ServiceOptions): Promise<Service> {
  const log = createWriteStream(options.logFile, { flags: 'a' });
  let child = launch(options, log);
  let supervised = true;
  let stopped = false;
  const isStopped = () => stopped;
  const isAbandoned = (former: RunningChild) => !supervised || former !== child;
  let failures = 0;

  const supervise = async (current: RunningChild) => {
    const how = await current.ended;
    if (isAbandoned(current)) return;
    const steady = Date.now() - current.startedAt > STEADY_MS;
    failures = steady ? 1 : failures + 1;
    const pause = backoff(failures, PAUSE_MS);
    options.say(`${options.label}: процесс завершился (${how}), запускаю снова через ${seconds(pause)}`);
    await delay(pause, undefined, { ref: false });
    if (isAbandoned(current)) return;
    child = launch(options, log);
    void supervise(child);
    if (await waitUnlessEnded(options.isReady, READY_MS, child.ended))
      options.say(`${options.label}: снова работает`);
  };

  if (!(await waitUnlessEnded(options.isReady, READY_MS, child.ended))) {
    const lastWords = child.lastWords();
    await end(child);
    throw new StartError(
      `${options.label} не запускается: ${lastWords ?? `подробности в ${options.logFile}`}`,
    );
  }
  void supervise(child);

  return {
    restart: async () => {
      supervised = false;
      await end(child);
      if (isStopped()) return;
      supervised = true;
      child = launch(options, log);
      void supervise(child);
      const ready = await waitUnlessEnded(options.isReady, READY_MS, child.ended);
      if (!ready && !isStopped()) options.say(`${options.label}: не отвечает после перезапуска`);
    },
    stop: async () => {
      stopped = true;
      supervised = false;
      await end(child);
      log.end();
    },
  };
}

interface RunningChild {
  process: ChildProcess;
  startedAt: number;
  /** Resolves to «код 1» or «сигнал SIGKILL». */
  ended: Promise<string>;
  lastWords: () => string | null;
}

/** In a group of its own, because Ctrl-C in the terminal must reach only us: we stop the services in order. */
function launch(options: ServiceOptions, log: WriteStream): RunningChild {
  const child = spawn(process.execPath, ['--import', WATCH_PARENT, ...options.args], {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let lastWords: string | null = null;
  for (const name of ['stdout', 'stderr'] as const) {
    const stream = child[name];
    if (!stream) continue;
    onLine(stream, (line) => {
      log.write(`${line}\n`);
      options.onOutput?.(line);
      const trouble = troubleIn(line, name);
      if (trouble === null) return;
      lastWords = trouble;
      options.say(`${options.label}: ${trouble}`);
    });
  }
  if (child.pid !== undefined) options.onSpawn(child.pid);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('close', (code, signal) => resolve(signal ? `сигнал ${signal}` : `код ${code ?? '?'}`));
  });
  return { process: child, startedAt: Date.now(), ended, lastWords: () => lastWords };
}

async function end(child: RunningChild): Promise<void> {
  const timer = setTimeout(() => child.process.kill('SIGKILL'), STOP_MS);
  child.process.kill('SIGTERM');
  await child.ended;
  clearTimeout(timer);
}
