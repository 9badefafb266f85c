import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packageJsonOf } from '../installed-package.ts';

const INSTALLED = [
  'react',
  'react-dom',
  'react-router-dom',
  'zustand',
  '@polden/http',
  '@polden/session',
  '@polden/mfe-build',
];
const CLI = join(import.meta.dirname, '../cli.ts');

export interface BuildResult {
  code: number;
  output: string;
}

/** A folder of packages outside the repository, with the installed ones that a remote needs. */
export interface FixtureWorkspace {
  /** Writes the files of a package and returns its folder; a library is linked as workspaces are. */
  addRemote: (name: string, files: Record<string, string>) => Promise<string>;
  addLibrary: (name: string, files: Record<string, string>) => Promise<void>;
  remove: () => Promise<void>;
}

export async function createFixtureWorkspace(): Promise<FixtureWorkspace> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'mfe-build-')));
  const modules = join(root, 'node_modules');
  for (const name of INSTALLED)
    await link(dirname(packageJsonOf(name, import.meta.dirname)), join(modules, name));
  return {
    addRemote: async (name, files) => {
      const dir = join(root, name);
      await writeFiles(dir, {
        'package.json': JSON.stringify({ name: `@fixture/${name}`, version: '1.0.0', type: 'module' }),
        'webpack.config.ts': `import { remoteConfig } from '@polden/mfe-build';
export default (options) => remoteConfig({ name: '${name}', dir: import.meta.dirname, ...options });`,
        ...files,
      });
      return dir;
    },
    addLibrary: async (name, files) => {
      const dir = join(root, 'libs', name);
      const manifest = {
        name: `@fixture/${name}`,
        type: 'module',
        sideEffects: ['**/*.css'],
        exports: './src/index.ts',
      };
      await writeFiles(dir, { 'package.json': JSON.stringify(manifest), ...files });
      await link(dir, join(modules, '@fixture', name));
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

/** Runs `mfe-build` in the folder. */
export function runBuild(dir: string): Promise<BuildResult> {
  return new Promise((resolve) => {
    execFile(process.execPath, [CLI], { cwd: dir }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
    });
  });
}

async function writeFiles(dir: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(dir, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await symlink(target, path);
}
