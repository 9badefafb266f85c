import { compile } from './compile.ts';
import { describeBuild } from './describe-build.ts';

/** Builds the package in `dir` for production and prints a summary. Throws BuildError with the bundler's messages. */
export async function build(dir: string): Promise<void> {
  const started = performance.now();
  const stats = await compile(dir);
  if (stats.hasErrors())
    throw new BuildError(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
  if (stats.hasWarnings())
    console.warn(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  console.log(describeBuild(stats.stats, performance.now() - started));
}

/** The code does not build; the message is what the bundler says of it. */
export class BuildError extends Error {}
