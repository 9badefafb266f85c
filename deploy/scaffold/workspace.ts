import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

interface Package {
  name: string;
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, object>;
}

/** Enters the package of the folder in package.json and package-lock.json, and links it, as `npm install` would. Offline. */
export function addWorkspace(root: string, folder: string, description: Package): void {
  const rootPackage = readJson<Package>(root, 'package.json');
  const workspaces = withFolder(rootPackage.workspaces ?? [], folder);
  writeJson(root, 'package.json', { ...rootPackage, workspaces });

  const { name, version, dependencies, devDependencies } = description;
  const lock = readJson<Lock>(root, 'package-lock.json');
  const { '': top = {}, ...packages } = lock.packages;
  const added = {
    [folder]: { name, version, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: folder, link: true },
  };
  writeJson(root, 'package-lock.json', {
    ...lock,
    packages: { '': { ...top, workspaces }, ...withEntries(packages, added) },
  });
  linkPackage(root, folder, name);
}

/** Among the other remotes, in order. */
function withFolder(workspaces: readonly string[], folder: string): string[] {
  const after = workspaces.findIndex((other) => other.startsWith('mfe-') && other > folder);
  const last = workspaces.findLastIndex((other) => other.startsWith('mfe-')) + 1;
  return workspaces.toSpliced(after === -1 ? last : after, 0, folder);
}

/** Each entry before the first greater key: what was there keeps its order. */
function withEntries(record: Record<string, object>, added: Record<string, object>): Record<string, object> {
  const entries = Object.entries(record);
  for (const [key, value] of Object.entries(added)) {
    const index = entries.findIndex(([other]) => other > key);
    entries.splice(index === -1 ? entries.length : index, 0, [key, value]);
  }
  return Object.fromEntries(entries);
}

function linkPackage(root: string, folder: string, name: string): void {
  const modules = join(root, 'node_modules');
  if (!existsSync(modules)) return;
  const link = join(modules, name);
  mkdirSync(dirname(link), { recursive: true });
  if (lstatSync(link, { throwIfNoEntry: false })) return;
  symlinkSync(join('../..', folder), link);
}

/** Folders of the remotes in the checkout. */
export function remoteFolders(root: string): string[] {
  return readdirSync(root)
    .filter((name) => name.startsWith('mfe-') && existsSync(join(root, name, 'webpack.config.ts')))
    .sort();
}

/** `@polden/…` to the package's folder and description, of every workspace. */
export function workspacePackages(root: string): Map<string, { folder: string; description: Package }> {
  const { workspaces = [] } = readJson<Package>(root, 'package.json');
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*') ? subfolders(root, pattern.slice(0, -2)) : [pattern],
  );
  const packages = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, description: readJson<Package>(join(root, folder), 'package.json') }));
  return new Map(packages.map((one) => [one.description.name, one]));
}

function subfolders(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder)).map((name) => `${folder}/${name}`);
}

export function readJson<T>(folder: string, file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;
}

export function writeJson(folder: string, file: string, value: object): void {
  writeFileSync(join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
}
