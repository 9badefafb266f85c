import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../folders.ts';
import { StartError } from '../start-error.ts';
import { CommandFailed, runNode } from './run-node.ts';

/** Nothing of Nx may stay behind or call out: no daemon, no cloud, no terminal interface. */
const NX_ENV = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };
const BUILT = /^[ \t]*(?:[✔✓][ \t]*)?nx run (\S+):build(.*)$/gm;

export interface BuildOptions {
  logFile: string;
  signal?: AbortSignal | undefined;
  /** Called with a remark on how far the build is. */
  note?: (text: string) => void;
}

/** Environment variable of programs that a test run starts: everything is built already. */
const BUILD_STANDS = 'POLDEN_BUILD_STANDS';

/**
 * From here on nothing is built, by this process and those that it starts. Without its daemon Nx writes the outputs anew each
 * time, and takes them away for a moment from a shell that starts just then.
 */
export function keepBuild(): void {
  process.env[BUILD_STANDS] = '1';
}

/** Builds through Nx, from its cache where nothing has changed. Throws BuildFailed. */
export async function buildAll(options: BuildOptions): Promise<void> {
  if (process.env[BUILD_STANDS]) return;
  const nx = realpathSync(join(CHECKOUT, 'node_modules/.bin/nx'));
  const done = new Set<string>();
  try {
    await runNode([nx, 'run-many', '-t', 'build', '--outputStyle=static'], {
      cwd: CHECKOUT,
      env: { ...process.env, ...NX_ENV, NODE_ENV: 'production' },
      logFile: options.logFile,
      signal: options.signal,
      onOutput: (text) => {
        for (const [, project] of text.matchAll(BUILT)) if (project) done.add(project);
        if (done.size > 0) options.note?.(`готово: ${[...done].map(shortName).join(', ')}`);
      },
    });
  } catch (error) {
    if (error instanceof CommandFailed) throw new BuildFailed(error.output, options.logFile);
    throw error;
  }
}

/** The build broke: `output` is what it said. */
export class BuildFailed extends StartError {
  readonly output: string;

  constructor(output: string, logFile: string) {
    const failed = [...output.matchAll(/^[ \t]*- (\S+):build$/gm)].map(([, name]) => name);
    const what = failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : '';
    super(`Сборка не удалась${what}. Весь вывод: ${logFile}`);
    this.output = output;
  }
}

function shortName(project: string): string {
  return project.replace('@polden/', '');
}
