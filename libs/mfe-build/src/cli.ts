#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import webpack, { type MultiStats, type Stats } from 'webpack';
import { isBuiltByRspack, loadConfig, loadRspackConfig } from './load-config.ts';
import { startRemoteDevServer } from './dev/remote-dev-server.ts';
import { startShellDevBuild } from './dev/shell-dev-build.ts';

const USAGE = `mfe-build                                  build the package in this folder for production
mfe-build dev [--port N] [--shell ORIGIN]  build it on each edit; a remote is served on port N (5160) to the shell (http://localhost:4200)`;

/** Builds the package in `dir` for production and prints a summary. Throws BuildError with the bundler's messages. */
async function build(dir: string): Promise<void> {
  const started = performance.now();
  const stats = await compile(dir);
  if (stats.hasErrors())
    throw new BuildError(stats.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
  if (stats.hasWarnings())
    console.warn(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  console.log(describeBuild(stats.stats, performance.now() - started));
}

/** The code does not build; the message is what the bundler says of it. */
class BuildError extends Error {}

/** What webpack's result and Rspack's have in common. */
type BuildStats = Pick<MultiStats, 'stats' | 'hasErrors' | 'hasWarnings' | 'toString'>;

interface MultiCompiler {
  run: (done: (error: Error | null, stats?: BuildStats) => void) => void;
  close: (done: (error?: Error | null) => void) => void;
}

/** Builds both halves of the package in `dir` for production, with its own bundler configuration. */
async function compile(dir: string): Promise<BuildStats> {
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

/** What every page loads first: the container and its exposed module, or the shell's entry. */
const INITIAL_CHUNKS = new Set(['remote', 'main']);

/** One line for the build and one for each file that is loaded first, with its compressed sizes. `duration` in ms. */
function describeBuild(builds: readonly Stats[], duration: number): string {
  const [client] = builds;
  const lines = client
    ? initialFiles(client).map((file) => describeFile(client.compilation.compiler.outputPath, file))
    : [];
  const names = builds.map(({ compilation }) => compilation.name).join(', ');
  return [`${names}: ${(duration / 1000).toFixed(1)} s`, ...lines].join('\n');
}

function initialFiles({ compilation }: Stats): string[] {
  const groups = [...compilation.namedChunkGroups].filter(
    ([name, group]) => INITIAL_CHUNKS.has(name) || group.isInitial(),
  );
  return [...new Set(groups.flatMap(([, group]) => group.getFiles()))];
}

function describeFile(folder: string, file: string): string {
  const bytes = readFileSync(join(folder, file));
  const kilobytes = (size: number) => `${(size / 1000).toFixed(1)} kB`.padStart(9);
  return `  ${file.padEnd(32)} gzip ${kilobytes(gzipSync(bytes).length)}  brotli ${kilobytes(brotliCompressSync(bytes).length)}`;
}

async function main(dir: string): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '5160' },
      shell: { type: 'string', default: 'http://localhost:4200' },
    },
  });
  const [command, ...rest] = positionals;
  if (rest.length > 0 || (command !== undefined && command !== 'dev')) throw new Error(USAGE);
  if (command === undefined) return build(dir);
  if (isBuiltByRspack(dir) && !existsSync(join(dir, 'webpack.config.ts')))
    throw new Error('mfe-build dev serves webpack builds: add a webpack.config.ts beside rspack.config.ts');
  if (!existsSync(join(dir, 'src/remote.tsx'))) {
    await startShellDevBuild({ dir, onBuilt: () => undefined });
    return;
  }
  const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { name: string };
  const port = Number(values.port);
  await startRemoteDevServer({ name: name.replace(/^@[^/]+\//, ''), dir, port, shellOrigin: values.shell });
}

try {
  await main(process.cwd());
} catch (error) {
  const isReadable = error instanceof BuildError || !(error instanceof Error);
  console.error(isReadable ? String(error instanceof Error ? error.message : error) : error.message);
  process.exitCode = 1;
}
