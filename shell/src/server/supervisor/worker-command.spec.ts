import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ShellConfig } from '../config/config.ts';
import { confiningFlags, inheritedFlags, memoryFlags, withRealPaths } from './worker-command.ts';

/** What code does that has got out of its realm and has every module of Node. */
const TRIES = {
  'reads its own state': `fs.readFileSync(state + '/releases/kept', 'utf8')`,
  'writes its own state': `fs.writeFileSync(state + '/site-lists.json.1', 'x')`,
  'reads users': `fs.readFileSync('/etc/passwd')`,
  'reads the environment': `fs.readFileSync('/proc/self/environ')`,
  'reads that of its parent': `fs.readFileSync('/proc/' + process.ppid + '/environ')`,
  'reads the ledger': `fs.readFileSync(state + '/supervisor/charges.json')`,
  'writes the ledger': `fs.writeFileSync(state + '/supervisor/charges.json', '[]')`,
  'writes the program': `fs.writeFileSync(process.argv[1], '')`,
  'links out': `fs.symlinkSync('/etc', state + '/releases/etc')`,
  'starts a process': `child.execFileSync('id')`,
  'starts a thread': `new worker.Worker('1', { eval: true, execArgv: [] })`,
  'loads native code': `process.dlopen({ exports: {} }, '/x.node')`,
  'starts a program in WASI': `new wasi.WASI({ version: 'preview1' })`,
};

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'confined-')));
  for (const name of ['dist/server', 'state/releases', 'state/supervisor'])
    mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'state/releases/kept'), 'kept');
  writeFileSync(path.join(folder, 'state/supervisor/charges.json'), '[]');
  const modules = `import fs from 'node:fs'; import child from 'node:child_process'; import worker from 'node:worker_threads'; import wasi from 'node:wasi';`;
  const tries = Object.entries(TRIES).map(([what, code]) => `${JSON.stringify(what)}: () => ${code}`);
  writeFileSync(
    path.join(folder, 'dist/server/program.mjs'),
    `${modules} const state = ${JSON.stringify(path.join(folder, 'state'))};
const done = {}; for (const [what, run] of Object.entries({ ${tries.join(', ')} })) {
  try { run(); done[what] = 'done'; } catch (error) { done[what] = error.code; } }
console.log(JSON.stringify(done));`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

it('let a process read its build and its state, write its state, and do nothing else', () => {
  const config = { stateDir: path.join(folder, 'state'), artifactsDir: null } as ShellConfig;
  const programs = path.join(folder, 'dist/server');
  const flags = confiningFlags(config, programs);
  const output = execFileSync(process.execPath, [...flags, path.join(programs, 'program.mjs')], {
    encoding: 'utf8',
    env: {},
  });
  const done = JSON.parse(output) as Record<string, string>;
  const allowed = Object.keys(done).filter((what) => done[what] === 'done');
  expect(allowed).toEqual(['reads its own state', 'writes its own state']);
  for (const what of Object.keys(TRIES).filter((it) => !allowed.includes(it)))
    expect([what, done[what]]).toEqual([
      what,
      expect.stringMatching(/^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)$/),
    ]);
});

it('let a process read releases of a folder that was not there when the shell started', () => {
  const config = { stateDir: path.join(folder, 'state'), artifactsDir: path.join(folder, 'new/artifacts') };
  const programs = path.join(folder, 'dist/server');
  const reader = path.join(programs, 'reader.mjs');
  writeFileSync(
    reader,
    `import fs from 'node:fs'; process.stdout.write(fs.readFileSync(${JSON.stringify(
      path.join(config.artifactsDir, 'mfe-test/1.0.0/release.json'),
    )}, 'utf8'));`,
  );
  const flags = confiningFlags(withRealPaths(config as ShellConfig), programs);
  mkdirSync(path.join(config.artifactsDir, 'mfe-test/1.0.0'), { recursive: true });
  writeFileSync(path.join(config.artifactsDir, 'mfe-test/1.0.0/release.json'), 'the first release');
  const output = execFileSync(process.execPath, [...flags, reader], { encoding: 'utf8', env: {} });
  expect(output).toBe('the first release');
});

it('name the variable of a folder that cannot be made', () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  const stateDir = path.join(folder, 'state');
  const inFile = path.join(file, 'folder');
  expect(() => withRealPaths({ stateDir, artifactsDir: inFile } as ShellConfig)).toThrow(
    /^ARTIFACTS_DIR: the folder cannot be made: .*a-file/,
  );
  expect(() => withRealPaths({ stateDir: inFile, artifactsDir: null } as ShellConfig)).toThrow(
    /^STATE_DIR: /,
  );
});

it('hand on how Node runs, not what was put before the program', () => {
  const given = [
    '--enable-source-maps',
    '--import',
    './parent.ts',
    '--inspect=9229',
    '--max-old-space-size=99',
  ];
  expect(inheritedFlags(given)).toEqual(['--enable-source-maps', '--max-old-space-size=99']);
});

it('keep a process small where nobody has said how large it may be', () => {
  const small = ['--max-semi-space-size=4', '--heap-growing-percent=100'];
  expect(memoryFlags(['--enable-source-maps'])).toEqual(small);
  expect(memoryFlags(['--max-semi-space-size=32'])).toEqual(small.slice(1));
});
