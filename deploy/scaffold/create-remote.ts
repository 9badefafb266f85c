import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ReleaseManifest } from '@polden/mfe-contract';
import { ScaffoldError, type NewRemote } from './new-remote-options.ts';
import { pipelineFile, pipelineOf } from './pipeline.ts';
import { packageOf, projectFiles } from './remote-package.ts';
import { sourceFiles } from './remote-source.ts';
import { addWorkspace, readJson, remoteFolders, writeJson } from './workspace.ts';

/** Where the versions of the packages that remotes share with the shell stand. */
const SHELL = 'shell';

/**
 * Writes the remote into the checkout and enters it in the workspace. Needs no network.
 * Throws ScaffoldError, with nothing written, when its folder or its path is taken.
 * @returns the paths that were written, relative to the checkout
 */
export function createRemote(root: string, remote: NewRemote): string[] {
  const { name } = remote;
  if (existsSync(join(root, name))) throw new ScaffoldError(`${name} exists: choose another name`);
  expectFreePath(root, remote.path);
  const { dependencies } = readJson<{ dependencies: Record<string, string> }>(
    join(root, SHELL),
    'package.json',
  );
  const description = packageOf(remote, dependencies);
  const files = { ...projectFiles(remote), ...sourceFiles(remote) };
  for (const [path, text] of Object.entries(files)) write(root, `${name}/${path}`, text);
  writeJson(join(root, name), 'package.json', description);
  addWorkspace(root, name, description);
  write(root, pipelineFile(name), pipelineOf(root, name));
  return [`${name}/package.json`, ...Object.keys(files).map((path) => `${name}/${path}`), pipelineFile(name)];
}

/** The gate of the registry would refuse it; here it costs nothing. */
function expectFreePath(root: string, path: string): void {
  for (const other of remoteFolders(root))
    if (isPageOf(root, other, path))
      throw new ScaffoldError(`${path} is a page of ${other}: choose another --path`);
}

/** As it is written in the remote's routes or in the paths that they name, and as it was packed last. */
function isPageOf(root: string, remote: string, path: string): boolean {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const routes = globSync(`${remote}/src/remote.tsx`, { cwd: root });
  const paths = globSync(`${remote}/src/**/*-paths.ts`, { cwd: root });
  const packed = globSync(`${remote}/release/release.json`, { cwd: root });
  return (
    routes.some((file) => read(file).includes(`path: '${path}'`)) ||
    paths.some((file) => read(file).includes(`: '${path}'`)) ||
    packed.some((file) => (JSON.parse(read(file)) as Packed).routes.some((route) => route.path === path))
  );
}

type Packed = Pick<ReleaseManifest, 'routes'>;

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
