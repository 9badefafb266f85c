import webpack from 'webpack';
import { loadConfig } from '../load-config.ts';
import type { DevProcess } from './remote-dev-server.ts';

export interface ShellDevBuildOptions {
  /** Absolute path of the package. */
  dir: string;
  /** Called after each successful build of both halves: (re)start `dist/dev/server/main.mjs`. */
  onBuilt: () => void;
}

/** Builds the shell again on each edit, into dist/dev: development React and the refresh runtime of the page. */
export async function startShellDevBuild({ dir, onBuilt }: ShellDevBuildOptions): Promise<DevProcess> {
  const compiler = webpack(await loadConfig(dir, { mode: 'development' }));
  const watching = compiler.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error) return console.error(error);
    if (stats?.hasErrors()) return console.error(stats.toString('errors-only'));
    console.log('shell: built');
    onBuilt();
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        if (watching) watching.close(() => resolve());
        else resolve();
      }),
  };
}
