import webpack, { type MultiStats } from 'webpack';
import { loadConfig } from '../load-config.ts';
import { describeBuild } from './describe-build.ts';

/** Builds the package in `dir` for production and prints a summary. Throws BuildError with webpack's messages. */
export async function build(dir: string): Promise<void> {
  const started = performance.now();
  const stats = await compile(await loadConfig(dir, { mode: 'production' }));
  if (stats.hasErrors())
    throw new BuildError(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
  if (stats.hasWarnings())
    console.warn(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  console.log(describeBuild(stats.stats, performance.now() - started));
}

/** The code does not build; the message is what webpack says of it. */
export class BuildError extends Error {}

function compile(configurations: webpack.Configuration[]): Promise<MultiStats> {
  const compiler = webpack(configurations);
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      // Writes the cache.
      compiler.close((closing) => {
        const error = failure ?? closing;
        if (error || !stats) reject(error ?? new Error('webpack gave no result'));
        else resolve(stats);
      });
    });
  });
}
