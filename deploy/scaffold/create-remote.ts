import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { overlap, segmentsOf } from '@polden/mfe-release';
import { formerLeadOf } from '@polden/reference-data';
import { claimedPaths } from './claimed-paths.ts';
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

/** The gate of the registry would refuse it, and `npm start` with it; here it costs nothing. */
function expectFreePath(root: string, path: string): void {
  const target = formerLeadOf(path);
  if (target !== null)
    throw new ScaffoldError(`${path} is a former address that leads to ${target}: choose another --path`);
  const wanted = segmentsOf(path);
  for (const owner of ['shell', ...remoteFolders(root)]) {
    const taken = claimedPaths(root, owner).find((claimed) => overlap(wanted, segmentsOf(claimed)));
    if (taken === undefined) continue;
    const what = taken === path ? `a page of ${owner}` : `taken by ${taken} of ${owner}`;
    throw new ScaffoldError(`${path} is ${what}: choose another --path`);
  }
}

function write(root: string, path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
