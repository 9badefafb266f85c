import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseManifest, ShellManifest } from '@polden/mfe-contract';

/** Where a remote writes its paths, and where those of the shell are: nothing of it can be run before it is built. */
const sourcesOf = (owner: string) =>
  owner === 'shell'
    ? ['libs/reference-data/src/shell-paths.ts']
    : [`${owner}/src/remote.tsx`, `${owner}/src/**/*.routes.{ts,tsx}`, `${owner}/src/**/{paths,*-paths}.ts`];
const WRITTEN_PATH = /'(\/[^'\s]*)'/g;

type Packed = Pick<ReleaseManifest | ShellManifest, 'routes'>;

/** Path patterns of a remote of the checkout or of the shell: as they are written, and as they were packed last. */
export function claimedPaths(root: string, owner: string): string[] {
  const filesAt = (patterns: string[]) => globSync(patterns, { cwd: root });
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const written = filesAt(sourcesOf(owner)).flatMap((file) =>
    [...read(file).matchAll(WRITTEN_PATH)].flatMap(([, path]) => path ?? []),
  );
  const packed = filesAt([`${owner}/release/release.json`]).flatMap((file) =>
    (JSON.parse(read(file)) as Packed).routes.map((route) =>
      typeof route === 'string' ? route : route.path,
    ),
  );
  return [...new Set([...written, ...packed])];
}
