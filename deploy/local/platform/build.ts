import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT, DATA_DIR, ensureFolder } from '../folders.ts';
import { StartError } from '../start-error.ts';
import { takeBuildTurn } from './build-turn.ts';
import { CommandFailed, runNode } from './run-node.ts';

/** Nothing of Nx may stay behind or call out: no daemon, no cloud, no terminal interface. */
const NX_ENV = { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0' };
/** As Nx says it on a terminal and in a log. */
const BUILT = /^[ \t]*(?:[✔✓>][ \t]*)?nx run (\S+):build(.*)$/gm;

export interface BuildOptions {
  logFile: string;
  signal?: AbortSignal | undefined;
  /** Called with a remark on how far the build is. */
  note?: (text: string) => void;
  /** Called with each project that is built, without the scope, and once more where it is told again. */
  onBuilt?: (project: string) => void;
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

/** Waits for the turn to build; ends it when called, which is when what was built is loaded. */
export function buildTurn({ note, signal }: Pick<BuildOptions, 'note' | 'signal'>): Promise<() => void> {
  if (process.env[BUILD_STANDS]) return Promise.resolve(() => undefined);
  return takeBuildTurn({
    file: join(ensureFolder(DATA_DIR), 'build-turn.json'),
    onWait: (pid) => note?.(`ждёт, пока запустится процесс ${pid}: он собирает ту же папку`),
    signal,
  });
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
        for (const [, project] of text.matchAll(BUILT)) {
          if (!project) continue;
          done.add(shortName(project));
          options.onBuilt?.(shortName(project));
        }
        if (done.size > 0) options.note?.(`готово: ${[...done].join(', ')}`);
      },
    });
  } catch (error) {
    if (error instanceof CommandFailed) throw new BuildFailed(error.output, options.logFile);
    throw error;
  }
}

/**
 * Builds what can be built: answers the remotes that cannot, without which the rest of the site works. Throws BuildFailed where
 * anything else has failed.
 */
export async function buildButBroken(options: BuildOptions): Promise<readonly string[]> {
  try {
    await buildAll(options);
    return [];
  } catch (error) {
    return brokenRemotes(error);
  }
}

/** The remotes that a build has failed for; throws the failure itself where it is of anything else, too. */
export function brokenRemotes(failure: unknown): readonly string[] {
  const failed = failure instanceof BuildFailed ? failure.failed : [];
  if (failed.length === 0 || !failed.every((name) => name.startsWith('mfe-'))) throw failure;
  return failed;
}

/** The build broke: `output` is what it said. */
export class BuildFailed extends StartError {
  readonly output: string;
  /** Names of the projects that were not built, without the scope: mfe-lending. */
  readonly failed: readonly string[];

  constructor(output: string, logFile: string) {
    const failed = [...output.matchAll(/^[ \t]*- (\S+):build$/gm)].map(([, name = '']) => name);
    const what = failed.length > 0 ? ` (${[...new Set(failed)].join(', ')})` : '';
    super(`Сборка не удалась${what}. Весь вывод: ${logFile}`);
    this.output = output;
    this.failed = [...new Set(failed.map(shortName))];
  }
}

function shortName(project: string): string {
  return project.replace('@polden/', '');
}
