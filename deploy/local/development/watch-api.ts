import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../folders.ts';
import type { SiteContext } from '../platform/platform.ts';
import { CommandFailed, runNode } from '../platform/run-node.ts';

const API = join(CHECKOUT, 'services/api');
const SWC = join(CHECKOUT, 'node_modules/@swc/cli/bin/swc.js');
/** One edit touches several files: the API is built and restarted once for all of them. */
const SETTLE_MS = 150;

/** Builds and restarts the API on each edit of its source or of a library that it uses. */
export function watchApi(context: SiteContext): void {
  const { build, libraries } = readPackage();
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const refreshSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(() => refresh(build, context));
    }, SETTLE_MS);
  };
  context.cleanup.add(() => clearTimeout(timer));
  for (const folder of [join(API, 'src'), ...libraries]) {
    const watcher = watch(folder, { recursive: true }, (_event, file) => {
      if (file && /\.ts$/.test(file) && !/spec\.ts$/.test(file)) refreshSoon();
    });
    context.cleanup.add(() => watcher.close());
  }
}

/** Code that does not compile leaves the running API as it is. */
async function refresh(build: string[][], { api, logsDir, say }: SiteContext): Promise<void> {
  try {
    for (const command of build) {
      await runNode(command, { cwd: API, env: process.env, logFile: join(logsDir, 'api-dev.log') });
    }
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    return say(`API: не собирается\n${error.output.trim()}`);
  }
  await api.restart();
  say('API: перезапущен');
}

/** The commands of the build script as Node runs them, and the source folders of the libraries. */
function readPackage(): { build: string[][]; libraries: string[] } {
  const { scripts, dependencies } = JSON.parse(readFileSync(join(API, 'package.json'), 'utf8')) as {
    scripts: { build: string };
    dependencies: Record<string, string>;
  };
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@polden/'));
  return {
    build: scripts.build.split(' && ').map((command) => {
      const [tool, ...args] = command.split(' ');
      return tool === 'node' ? args : [SWC, ...args];
    }),
    libraries: names.map((name) => join(CHECKOUT, 'libs', name.slice('@polden/'.length), 'src')),
  };
}
