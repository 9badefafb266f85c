import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Stats } from 'webpack';

/** What every page loads first: the container and its exposed module, or the shell's entry. */
const INITIAL_CHUNKS = new Set(['remote', 'main']);

/** One line for the build and one for each file that is loaded first, with its compressed sizes. `duration` in ms. */
export function describeBuild(builds: readonly Stats[], duration: number): string {
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
