import webpack, { type MultiStats } from 'webpack';
import { isBuiltByRspack, loadConfig, loadRspackConfig } from '../load-config.ts';

/** What webpack's result and Rspack's have in common. */
export type BuildStats = Pick<MultiStats, 'stats' | 'hasErrors' | 'hasWarnings' | 'toString'>;

interface MultiCompiler {
  run: (done: (error: Error | null, stats?: BuildStats) => void) => void;
  close: (done: (error?: Error | null) => void) => void;
}

/** Builds both halves of the package in `dir` for production, with the bundler whose configuration it has. */
export async function compile(dir: string): Promise<BuildStats> {
  const compiler = await compilerOf(dir);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      // Writes the cache.
      compiler.close((closing) => {
        const error = failure ?? closing;
        if (error || !stats) reject(error ?? new Error('the bundler gave no result'));
        else resolve(stats);
      });
    });
  });
}

async function compilerOf(dir: string): Promise<MultiCompiler> {
  if (!isBuiltByRspack(dir)) return webpack(await loadConfig(dir, { mode: 'production' }));
  const { rspack } = await import('@rspack/core');
  return rspack(await loadRspackConfig(dir, { mode: 'production' })) as unknown as MultiCompiler;
}
