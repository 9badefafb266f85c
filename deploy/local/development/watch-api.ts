import { readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { CHECKOUT } from '../folders.ts';
import type { SiteContext } from '../platform/platform.ts';
import { startService } from '../platform/service.ts';

const API = join(CHECKOUT, 'services/api');
const SWC = join(CHECKOUT, 'node_modules/@swc/cli/bin/swc.js');
/** One edit touches several files: the API is restarted once for all of them. */
const SETTLE_MS = 200;

/** Compiles the API on each edit and restarts it; edits of the libraries that it uses restart it as well. */
export async function watchApi({ api, logsDir, lock, say, cleanup }: SiteContext): Promise<void> {
  const { scripts, dependencies } = JSON.parse(readFileSync(join(API, 'package.json'), 'utf8')) as {
    scripts: { build: string };
    dependencies: Record<string, string>;
  };
  let watching = false;
  const compiler = await startService({
    label: 'API: сборка',
    args: [SWC, ...scripts.build.split(' ').slice(1), '--watch'],
    cwd: API,
    env: process.env,
    logFile: join(logsDir, 'api-dev.log'),
    isReady: () => watching,
    say,
    onSpawn: (pid) => lock.record('api-dev', pid),
    onOutput: () => (watching = true),
  });
  cleanup.add(compiler.stop);

  let timer: NodeJS.Timeout | undefined;
  const restartSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void api.restart().then(() => say('API: перезапущен')), SETTLE_MS);
  };
  const libraries = Object.keys(dependencies).filter((name) => name.startsWith('@polden/'));
  const folders = [
    join(API, 'dist'),
    ...libraries.map((name) => join(CHECKOUT, 'libs', name.slice('@polden/'.length), 'src')),
  ];
  for (const folder of folders) {
    const watcher = watch(folder, { recursive: true }, (_event, file) => {
      if (file && /\.(js|ts)$/.test(file) && !file.includes('spec.')) restartSoon();
    });
    cleanup.add(() => watcher.close());
  }
}
