import cluster, { type Worker } from 'node:cluster';
import { createInterface } from 'node:readline';
import path from 'node:path';
import type { ShellConfig } from '../config/config.ts';
import { type Marks, readMarks } from '../faults/mark-file.ts';
import { startedBy } from './bound-to-parent.ts';
import { type Settings, STANDS_BY } from './environment.ts';
import { watchProcess } from './watchdog.ts';
import { whoBlocks } from './who-blocks.ts';
import { closeAll, confiningFlags, inheritedFlags, memoryFlags, namelessFile } from './worker-command.ts';

export interface ServingProcessOptions {
  config: ShellConfig;
  settings: Settings;
  user: { uid: number; gid: number } | null;
  /** What goes before Node, so that it ends with this process. */
  bound: readonly [string, ...string[]] | null;
  /** Loaded, and serving nobody until it is told to. */
  standsBy: boolean;
  /** Its thread has been silent for a while, or has come back. */
  onSuspect: (it: ServingProcess, isSilent: boolean) => void;
  onBlocked: (it: ServingProcess) => void;
}

/** How a process ended. */
export interface Ending {
  blocked: boolean;
  /** It was told to, or gave up by itself. */
  isLeaving: boolean;
  /** remote@version of the releases that may have ended it, the likeliest last. */
  suspects: string[];
}

/** What Node prints about the inspector when the supervisor asks which release runs. */
const OF_INSPECTOR = /^(Debugger (listening|attached|ending)|For help, see: https:\/\/nodejs)/;

/** Signals by which the operator ends a process. */
const TO_END = new Set(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT']);

/** One process that runs code of remotes, with what it leaves behind when it ends. */
export class ServingProcess {
  readonly worker: Worker;
  /** It has told that it serves, or could. */
  isReady = false;
  readonly #startedAt = performance.now();
  readonly #marks = namelessFile('');
  readonly #stopWatching: () => void;
  /** `release`: undefined while, and when, it does not tell. */
  #blocked: { release: string | null | undefined } | null = null;
  #isBlameless = false;

  constructor({ config, settings, user, bound, standsBy, onSuspect, onBlocked }: ServingProcessOptions) {
    const { dirname } = import.meta;
    const { stateDir, artifactsDir } = config;
    const told = {
      ...settings,
      STATE_DIR: stateDir,
      ...(artifactsDir ? { ARTIFACTS_DIR: artifactsDir } : {}),
      ...(standsBy ? { [STANDS_BY]: '1' } : {}),
    };
    const given = namelessFile(JSON.stringify(told));
    const inherited = inheritedFlags(process.execArgv);
    const [program, ...before] = bound ? [...bound, process.execPath] : [process.execPath];
    cluster.setupPrimary({
      exec: path.join(dirname, 'worker.mjs'),
      args: [],
      execArgv: [...before, ...inherited, ...memoryFlags(inherited), ...confiningFlags(config, dirname)],
      // Else Node gives each a port of its own choice, which somebody else may have.
      inspectPort: 0,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc', this.#marks.writable, given.readable],
      ...user,
    });
    // Of the environment it has what Node itself reads.
    this.worker = startedBy(program, () => cluster.fork({ PATH: undefined }));
    closeAll(given.readable, given.writable, this.#marks.readable);
    const { process: child } = this.worker;
    if (child.stderr)
      createInterface(child.stderr).on('line', (line) => {
        if (!OF_INSPECTOR.test(line)) process.stderr.write(`${line}\n`);
      });
    this.#stopWatching = watchProcess({
      pid: child.pid ?? 0,
      beat: () => this.#read().beat,
      onSuspect: (isSilent) => onSuspect(this, isSilent),
      onBlocked: () => onBlocked(this),
    });
  }

  /** Rises while its thread comes back to its loop. Not after the end. */
  get beat(): number {
    return this.#read().beat;
  }

  /** remote@version of the releases that may be running now, the likeliest last. */
  get suspects(): string[] {
    const { running, pending } = this.#read();
    return running === null ? pending : [running];
  }

  /** It does not come back, and is ended soon. */
  get isBlocked(): boolean {
    return this.#blocked !== null;
  }

  get livedMs(): number {
    return performance.now() - this.#startedAt;
  }

  /** Asks the blocked process which release it runs. */
  async findBlocking(): Promise<void> {
    this.#blocked = { release: undefined };
    this.#blocked = { release: await whoBlocks(this.worker.process) };
  }

  /** It is ended from outside, for what no code of a release need have done. */
  blameNobody(): void {
    this.#isBlameless = true;
  }

  /** Once, after the end; `signal`: by which it ended. */
  close(signal: string | null): Ending {
    this.#stopWatching();
    const { isLeaving, running, pending } = this.#read();
    closeAll(this.#marks.writable);
    const marked = running === null ? [] : [running];
    if (this.#blocked) {
      const { release } = this.#blocked;
      const untold = running === null ? pending : marked;
      const told = release ? [release] : marked;
      return { blocked: true, isLeaving: false, suspects: release === undefined ? untold : told };
    }
    if (this.#isBlameless || TO_END.has(signal ?? ''))
      return { blocked: false, isLeaving: true, suspects: [] };
    // A SIGKILL from outside, for want of memory, for example, says nothing against releases that only wait.
    const isKilled = signal === 'SIGKILL';
    return { blocked: false, isLeaving, suspects: running === null && !isKilled ? pending : marked };
  }

  #read(): Marks {
    return readMarks(this.#marks.writable);
  }
}
