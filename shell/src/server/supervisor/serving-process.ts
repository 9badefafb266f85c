import cluster, { type Worker } from 'node:cluster';
import { createInterface } from 'node:readline';
import path from 'node:path';
import type { ShellConfig } from '../config.ts';
import { type Marks, readMarks } from '../faults/mark-file.ts';
import type { Settings } from './environment.ts';
import { watchProcess } from './watchdog.ts';
import { whoBlocks } from './who-blocks.ts';
import { closeAll, confiningFlags, inheritedFlags, namelessFile, ownState } from './worker-command.ts';

export interface ServingProcessOptions {
  config: ShellConfig;
  settings: Settings;
  user: { uid: number; gid: number } | null;
  onBlocked: (it: ServingProcess) => void;
}

/** How a process ended. */
export interface Ending {
  blocked: boolean;
  /** It was told to, or gave up by itself. */
  isLeaving: boolean;
  /** remote@version of those whose code may have ended it, the likeliest last. */
  suspects: string[];
}

/** What Node says of the inspector when it is asked whose code runs. */
const OF_INSPECTOR = /^(Debugger (listening|attached|ending)|For help, see: https:\/\/nodejs)/;

/** One process that runs code of remotes, with what it leaves behind when it ends. */
export class ServingProcess {
  readonly worker: Worker;
  readonly #startedAt = performance.now();
  readonly #marks = namelessFile('');
  readonly #stopWatching: () => void;
  #blocked: { release: string | null } | null = null;

  constructor({ config, settings, user, onBlocked }: ServingProcessOptions) {
    const { dirname } = import.meta;
    const { stateDir, artifactsDir } = config;
    const told = {
      ...settings,
      STATE_DIR: stateDir,
      ...(artifactsDir ? { ARTIFACTS_DIR: artifactsDir } : {}),
    };
    const given = namelessFile(JSON.stringify(told));
    if (user) ownState(stateDir, user);
    cluster.setupPrimary({
      exec: path.join(dirname, 'worker.mjs'),
      args: [],
      execArgv: [...inheritedFlags(process.execArgv), ...confiningFlags(config, dirname)],
      stdio: ['ignore', 'inherit', 'pipe', 'ipc', this.#marks.writable, given.readable],
      ...user,
    });
    // Of the environment it has what Node itself reads.
    this.worker = cluster.fork({ PATH: undefined });
    closeAll(given.readable, given.writable, this.#marks.readable);
    const { process: child } = this.worker;
    if (child.stderr)
      createInterface(child.stderr).on('line', (line) => {
        if (!OF_INSPECTOR.test(line)) process.stderr.write(`${line}\n`);
      });
    this.#stopWatching = watchProcess({
      pid: child.pid ?? 0,
      beat: () => this.#read().beat,
      onBlocked: () => onBlocked(this),
    });
  }

  get livedMs(): number {
    return performance.now() - this.#startedAt;
  }

  /** Asks the process, which does not come back by itself, whose code it runs. */
  async findBlocking(): Promise<void> {
    const { running } = this.#read();
    this.#blocked = { release: running };
    this.#blocked = { release: (await whoBlocks(this.worker.process)) ?? running };
  }

  /** Once, after the end. */
  close(): Ending {
    this.#stopWatching();
    const { isLeaving, running, pending } = this.#read();
    closeAll(this.#marks.writable);
    if (this.#blocked) {
      const { release } = this.#blocked;
      return { blocked: true, isLeaving: false, suspects: release === null ? [] : [release] };
    }
    return { blocked: false, isLeaving, suspects: running === null ? pending : [running] };
  }

  #read(): Marks {
    return readMarks(this.#marks.writable);
  }
}
